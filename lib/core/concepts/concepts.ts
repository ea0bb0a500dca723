import { cognateStem, cognateStems } from '@/lib/core/text/cognate-stems'
import { isQueryStopWord } from '@/lib/core/text/stop-words'
import { wordsOf } from '@/lib/core/text/words'
import {
  findConcept,
  findConceptByStems,
  type GlossaryConcept,
  type GlossaryLanguage,
  glossaryLanguage,
  longestConceptAt,
  otherNames,
} from './glossary'

/**
 * Terminology
 *   concept   one idea that every found record must hold; concepts are AND-ed
 *   words     the ways to say it, which are OR-ed; a phrase of several words is one of them
 *   run       content words that follow each other in a sentence with nothing but blanks or hyphens between
 */

/** More AND-ed concepts than this find nothing in any database. */
export const REQUIRED_CONCEPTS_MAX = 5
/** With fewer concepts from the topic, the question is read too. */
const CONCEPTS_WANTED = 2
/** Room for concepts in WrittenQueries: those of the topic and those that keywords add. */
const GROUPS_MAX = 12
/** Room that WrittenQueries has for one concept. */
const WORDS_MAX = 20
const WORD_LENGTH_MAX = 200
/** Longer runs are no term anybody wrote into a title; they are cut into pieces. */
const PHRASE_WORDS_MAX = 3
const NAMES_PER_LANGUAGE_MAX = 4
const TEXT_MAX = 2_000
const KEYWORDS_MAX = 20

export interface ConceptGroup {
  /** As the student wrote it. */
  readonly name: string
  readonly from: 'topic' | 'question' | 'keyword'
  /** 1…20 ways to say it, the name first, each at most 200 characters. */
  readonly words: readonly string[]
}

/**
 * A keyword as typed: `burnout = exhaustion` another word for a concept, `+nurses` a further concept, `-Brazil` a concept of
 * the question that is not asked for, else unsaid.
 */
export type Keyword =
  | { readonly kind: 'alternative'; readonly of: string; readonly word: string }
  | { readonly kind: 'required'; readonly word: string }
  | { readonly kind: 'plain'; readonly word: string }
  | { readonly kind: 'dropped'; readonly word: string }

/**
 * What to search for: concepts that are AND-ed, each with words that are OR-ed, at most five and at least one.
 * Quoted and known phrases stay whole; function words, question words and words that frame research are dropped. The
 * question is read only when the topic gives fewer than two concepts. Synonyms and translations come from the glossary,
 * in the topic's language, in English and in the `wanted` languages.
 * Keywords: `a = b` adds b to the concept of a; `+b` adds a concept; `-b` leaves out a concept that only the question names;
 * a plain one joins the concept it is a known name of, and the plain ones that join none become one further concept
 * together. Never throws; a text without a letter or digit
 * gives one concept that is the text itself.
 */
export function conceptGroups(
  topic: string,
  question: string,
  language: string | null,
  keywords: readonly string[] = [],
  wanted: readonly string[] = [],
): readonly ConceptGroup[] {
  const languages = namingLanguages(language, wanted)
  const named = namesIn(topic, language).map((name) => groupOf(name, 'topic', languages))
  const groups = distinctGroups(named)
  const dropped = droppedWords(keywords)
  const asked = groups.length < CONCEPTS_WANTED ? namesIn(question, language) : []
  const askedGroups = asked
    .map((name) => groupOf(name, 'question', languages))
    .filter((group) => !dropped.some((word) => groupHolding([group], word)))
  const both = distinctGroups([...groups, ...askedGroups])
  const basis = both.slice(0, Math.max(groups.length, CONCEPTS_WANTED + 1)).slice(0, REQUIRED_CONCEPTS_MAX)
  return withKeywords(basis.length > 0 ? basis : [lastResort(topic, question)], keywords, languages)
}

/** The names of the concepts of a sentence in reading order, as written; quoted phrases are one name each. */
export function namesIn(text: string, language: string | null): readonly string[] {
  const { quoted, rest } = takeQuoted(text.slice(0, TEXT_MAX))
  return [...quoted, ...runsOf(rest, language).flatMap(splitRun)].map((name) =>
    name.slice(0, WORD_LENGTH_MAX),
  )
}

/** Reads one keyword as typed; null when nothing is left of it. */
export function parseKeyword(typed: string): Keyword | null {
  const text = typed.slice(0, WORD_LENGTH_MAX).trim()
  const equals = text.indexOf('=')
  if (equals > 0) {
    const of = text.slice(0, equals).trim()
    const word = text
      .slice(equals + 1)
      .replace(/^=/, '')
      .trim()
    return of && word ? { kind: 'alternative', of, word } : null
  }
  const bare = text.replace(/^[+=-]/, '').trim()
  if (!/[\p{L}\p{N}]/u.test(bare)) return null
  if (text.startsWith('-')) return { kind: 'dropped', word: bare }
  return { kind: text.startsWith('+') ? 'required' : 'plain', word: bare }
}

/** The words of the keywords that leave a concept of the question out. */
export function droppedWords(keywords: readonly string[]): readonly string[] {
  return keywords.flatMap((keyword) => {
    const parsed = parseKeyword(keyword)
    return parsed?.kind === 'dropped' ? [parsed.word] : []
  })
}

/** The concept that a word belongs to: same stems as one of its words, or a known name of the same concept. */
export function groupHolding(groups: readonly ConceptGroup[], word: string): ConceptGroup | null {
  const stems = cognateStems(word).join(' ')
  const known = findConcept(word)
  const holds = (group: ConceptGroup) =>
    group.words.some(
      (own) => cognateStems(own).join(' ') === stems || (known !== null && findConcept(own) === known),
    )
  return groups.find(holds) ?? null
}

function withKeywords(
  groups: readonly ConceptGroup[],
  keywords: readonly string[],
  languages: readonly GlossaryLanguage[],
): readonly ConceptGroup[] {
  let all = [...groups]
  const homeless: string[] = []
  for (const keyword of keywords.slice(0, KEYWORDS_MAX).map(parseKeyword)) {
    if (!keyword || keyword.kind === 'dropped') continue
    const said = keyword.kind === 'alternative' ? keyword.of : keyword.word
    const home = groupHolding(all, said) ?? (keyword.kind === 'alternative' ? groupAround(all, said) : null)
    if (home) all = all.map((group) => (group === home ? withWord(group, keyword.word) : group))
    else if (keyword.kind === 'plain') homeless.push(keyword.word)
    else all = [...all, withWord(groupOf(said, 'keyword', languages), keyword.word)]
  }
  const [first, ...others] = homeless
  if (first !== undefined) all = [...all, others.reduce(withWord, groupOf(first, 'keyword', languages))]
  return all.slice(0, GROUPS_MAX)
}

/** The concept whose name holds the words: "principals" is in "school principals". */
function groupAround(groups: readonly ConceptGroup[], words: string): ConceptGroup | null {
  const stems = cognateStems(words)
  return groups.find((group) => stems.every((stem) => cognateStems(group.name).includes(stem))) ?? null
}

function withWord(group: ConceptGroup, word: string): ConceptGroup {
  const isThere = group.words.some((own) => own.toLowerCase() === word.toLowerCase())
  if (isThere) return group
  // A student's own word goes before the glossary's, so that a full group loses the glossary's first.
  const words = [...group.words.slice(0, 1), word, ...group.words.slice(1)].slice(0, WORDS_MAX)
  return { ...group, words }
}

function groupOf(
  name: string,
  from: ConceptGroup['from'],
  languages: readonly GlossaryLanguage[],
): ConceptGroup {
  const concept = findConcept(name)
  const others = concept ? namesFor(concept, name, languages) : []
  return { name, from, words: [name, ...others].slice(0, WORDS_MAX) }
}

function namesFor(concept: GlossaryConcept, name: string, languages: readonly GlossaryLanguage[]) {
  const names = languages.flatMap((language) =>
    otherNames(concept, name, [language]).slice(0, NAMES_PER_LANGUAGE_MAX),
  )
  const seen = new Set<string>()
  return names.filter((other) => !seen.has(other.toLowerCase()) && seen.add(other.toLowerCase()))
}

function namingLanguages(language: string | null, wanted: readonly string[]): readonly GlossaryLanguage[] {
  const known = [language, 'en', ...wanted].flatMap((code) => glossaryLanguage(code) ?? [])
  return [...new Set(known)]
}

function distinctGroups(groups: readonly ConceptGroup[]): readonly ConceptGroup[] {
  const kept: ConceptGroup[] = []
  for (const group of groups) if (!groupHolding(kept, group.name)) kept.push(group)
  return kept
}

function lastResort(topic: string, question: string): ConceptGroup {
  const text = [topic, question].find((candidate) => /[\p{L}\p{N}]/u.test(candidate)) ?? topic
  const name = text.replace(/\s+/g, ' ').trim().slice(0, WORD_LENGTH_MAX) || '?'
  return { name, from: 'topic', words: [name] }
}

const QUOTED = /["“”«„]([^"“”«»„]{2,200})["“”»]/gu

function takeQuoted(text: string): { readonly quoted: readonly string[]; readonly rest: string } {
  const quoted = [...text.matchAll(QUOTED)].flatMap((match) => {
    const phrase = (match[1] ?? '').replace(/\s+/g, ' ').trim()
    return /[\p{L}\p{N}]/u.test(phrase) ? [phrase] : []
  })
  // A full stop keeps what stood before and after a quotation from becoming neighbours.
  return { quoted, rest: text.replace(QUOTED, ' . ') }
}

interface RunWord {
  readonly text: string
  readonly stem: string
  readonly start: number
  readonly end: number
}
interface Run {
  readonly source: string
  readonly words: readonly RunWord[]
  readonly language: string | null
}

/**
 * Runs of content words. A known phrase of several words may hold stop words ("quality of life") and is a run of its own;
 * a known single word stays in its run, so that "school principals" is not torn apart.
 */
function runsOf(text: string, language: string | null): readonly Run[] {
  const words = wordsOf(text).map((word) => ({ ...word, stem: cognateStem(word.text) }))
  const stems = words.map((word) => word.stem)
  const runs: RunWord[][] = []
  let open: RunWord[] = []
  const close = () => {
    if (open.length > 0) runs.push(open)
    open = []
  }
  for (let at = 0; at < words.length; ) {
    const word = words[at]
    if (!word) break
    const length = longestConceptAt(stems, at)?.length ?? 0
    const previous = open.at(-1)
    if (previous && !/^[\s/.-]*$/.test(text.slice(previous.end, word.start))) close()
    if (length > 1) {
      close()
      runs.push(words.slice(at, at + length))
      at += length
      continue
    }
    if (isSubjectWord(word.text, language, open.length > 0)) open.push(word)
    else close()
    at += 1
  }
  close()
  return runs.map((run) => ({ source: text, words: run, language }))
}

function isSubjectWord(word: string, language: string | null, isInside: boolean): boolean {
  if (isQueryStopWord(word, language)) return false
  if (isInside) return true
  // "vitamin C" and "type 2" need their short last word; alone a letter or a number says nothing.
  return /\p{L}/u.test(word) && (word.length > 1 || /[^\p{Script=Latin}]/u.test(word))
}

/**
 * The names of a run: itself when it is a known name or short; its words when each is known by itself; else the known
 * words one by one and the others in pairs, counted from the side on which the language puts the head noun.
 */
function splitRun(run: Run): readonly string[] {
  const { words } = run
  const stems = words.map((word) => word.stem)
  if (findConceptByStems(stems)) return [sliceOf(run, 0, words.length)]
  const isKnown = stems.map((stem) => findConceptByStems([stem]) !== null)
  const isPhrase = words.length <= PHRASE_WORDS_MAX && !isKnown.every(Boolean)
  if (isPhrase) return [sliceOf(run, 0, words.length)]
  const headFirst = run.language === 'pt' || run.language === 'es'
  return stretchesOf(isKnown).flatMap(([from, to]) =>
    pairs(from, to, headFirst).map(([a, b]) => sliceOf(run, a, b)),
  )
}

/** Known words alone, unknown neighbours together, as half-open stretches. */
function stretchesOf(isKnown: readonly boolean[]): readonly (readonly [number, number])[] {
  const stretches: [number, number][] = []
  isKnown.forEach((known, at) => {
    const last = stretches.at(-1)
    if (last && !known && isKnown[at - 1] === false) last[1] = at + 1
    else stretches.push([at, at + 1])
  })
  return stretches
}

function pairs(from: number, to: number, headFirst: boolean): readonly (readonly [number, number])[] {
  const cut: [number, number][] = []
  const single = (to - from) % 2 === 1 && !headFirst ? 1 : 0
  if (single) cut.push([from, from + 1])
  for (let at = from + single; at < to; at += 2) cut.push([at, Math.min(at + 2, to)])
  return cut
}

function sliceOf(run: Run, from: number, to: number): string {
  const first = run.words[from]
  const last = run.words[to - 1]
  return first && last ? run.source.slice(first.start, last.end).replace(/\s+/g, ' ') : ''
}
