import type { Concept, ConceptLanguage, ConceptMap, FoundName } from '@/lib/contracts/concept-map'
import { CONCEPT_NAME_LENGTH_MAX, conceptLanguages } from '@/lib/contracts/concept-terms'
import type { Work } from '@/lib/contracts/work'
import { activeConcepts, activeNames } from '@/lib/core/concepts/concept-map'
import { cognateStem, cognateStems } from '@/lib/core/text/cognate-stems'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { isQueryStopWord, isStopWord } from '@/lib/core/text/stop-words'
import { wordsOf } from '@/lib/core/text/words'

/** So many records must agree; fewer are chance. Titles say less exactly than lists of keywords which words answer each other. */
const TITLES_MIN = 3
const KEYWORD_LISTS_MIN = 2
/** Of the records whose title names the concept, in so many (0…1) the title of the other language has the words; elsewhere in at most so many. */
const TITLES_SHARE_MIN = 0.6
const ELSEWHERE_SHARE_MAX = 0.2
/** Of the keywords that stand at the concept's place in lists of that language, so many (0…1) are this one. */
const KEYWORDS_SHARE_MIN = 0.5
const NAME_WORDS_MAX = 4
const WORKS_READ_MAX = 2_000
const KEYWORDS_READ_MAX = 30

/** A title or keyword as written, and its stems. */
interface StemmedText {
  readonly text: string
  readonly stems: readonly string[]
}

/** One record in the languages it is told in. */
interface ParallelRecord {
  readonly titles: ReadonlyMap<ConceptLanguage, StemmedText>
  /** Listed keywords of all languages, one language after the other. */
  readonly listed: readonly StemmedText[]
  /**
   * Lists of keywords of equal length, one for each language, in the same order; empty when they cannot be told apart. Telling them apart is
   * slow and done when it is asked for first.
   */
  keywords(): KeywordLists
}

type KeywordLists = ReadonlyMap<ConceptLanguage, readonly StemmedText[]>

/** A concept with the stems of its names, so that no text is stemmed again for each record. */
interface StemmedConcept {
  readonly concept: Concept
  /** The names in use. */
  readonly names: readonly { readonly language: ConceptLanguage; readonly stems: readonly string[] }[]
  /** The keys of all its names, those that were struck out too. */
  readonly keys: ReadonlySet<string>
}

/** What was read of works by their identity; pass the same value again while records arrive. */
export type ParallelMemory = WeakMap<Work, ParallelRecord>

interface Candidate {
  readonly text: string
  count: number
}

/**
 * Names that the records themselves give the concepts of a map: the words at the concept's place in the parallel title, or in the parallel
 * list of keywords, of several records. A record counts only where it names another concept of the map too (if there is one), which
 * keeps other senses of the word out; words of other concepts, frame words and what stands beside any topic are refused, and so is a
 * concept for which two different wordings qualify. `memory` keeps what was read of each work for
 * the next call. Never throws.
 */
export function learnNames(
  map: ConceptMap,
  works: readonly Work[],
  memory: ParallelMemory = new WeakMap(),
): FoundName[] {
  const concepts = activeConcepts(map).map(stemmedConcept)
  const records = works.slice(0, WORKS_READ_MAX).map((work) => parallelOf(work, memory))
  const namedIn = concepts.map((concept) => recordsNaming(concept, records))
  return concepts.flatMap((concept, own) => {
    const others = concepts.filter((other) => other !== concept)
    const usable = records.filter(
      (record) => others.length === 0 || namedIn.some((named, at) => at !== own && named.has(record)),
    )
    return conceptLanguages.flatMap((language) => {
      const learned =
        fromKeywords(concept, usable, language) ?? fromTitles(concept, { usable, records, others }, language)
      const key = learned && keyOf(cognateStems(learned.text))
      if (learned === null || key === null || concepts.some(({ keys }) => keys.has(key))) return []
      const { text, count } = learned
      return [{ concept: concept.concept.id, text, language, origin: { by: 'records' as const, count } }]
    })
  })
}

function stemmedConcept(concept: Concept): StemmedConcept {
  return {
    concept,
    names: activeNames(concept).map(({ language, text }) => ({ language, stems: cognateStems(text) })),
    keys: new Set(concept.names.map(({ text }) => keyOf(cognateStems(text)))),
  }
}

const keyOf = (stems: readonly string[]): string => stems.join(' ')

function parallelOf(work: Work, memory: ParallelMemory): ParallelRecord {
  const known = memory.get(work)
  const record = known ?? readParallel(work)
  if (!known) memory.set(work, record)
  return record
}

function readParallel(work: Work): ParallelRecord {
  const said = [...(work.titles ?? []), { lang: work.language ?? '', text: work.title }]
  const titles = new Map<ConceptLanguage, StemmedText>()
  for (const { lang, text } of said) {
    const language = languageOf(lang)
    if (language && !titles.has(language)) titles.set(language, stemmed(text))
  }
  const listed = (work.keywords ?? []).map(stemmed)
  let told: KeywordLists | null = null
  return { titles, listed, keywords: () => (told ??= tellApart(listed)) }
}

const stemmed = (text: string): StemmedText => ({ text, stems: cognateStems(text) })

const languageOf = (code: string): ConceptLanguage | null =>
  conceptLanguages.find((language) => language === code.slice(0, 2).toLowerCase()) ?? null

/** Indexes give the keywords of all languages in one list, one language after the other. */
function tellApart(keywords: readonly StemmedText[]): KeywordLists {
  for (const count of [3, 2]) {
    const length = keywords.length / count
    if (keywords.length > KEYWORDS_READ_MAX || !Number.isInteger(length) || length < 2) continue
    const lists = new Map<ConceptLanguage, readonly StemmedText[]>()
    for (let from = 0; from < keywords.length; from += length) {
      const list = keywords.slice(from, from + length)
      const language = languageOf(detectLanguage(list.map(({ text }) => text).join('. ')) ?? '')
      if (language === null || lists.has(language)) break
      lists.set(language, list)
    }
    if (lists.size === count) return lists
  }
  return new Map()
}

function recordsNaming(
  { names }: StemmedConcept,
  records: readonly ParallelRecord[],
): ReadonlySet<ParallelRecord> {
  const isNamed = ({ stems: told }: StemmedText) => names.some(({ stems }) => holds(told, stems))
  return new Set(
    records.filter(
      ({ titles, listed, keywords }) =>
        [...titles.values()].some(isNamed) || (listed.some(isNamed) && keywords().size > 0),
    ),
  )
}

function namesIn(told: readonly string[], { names }: StemmedConcept, language: ConceptLanguage): boolean {
  return names.some((name) => name.language === language && holds(told, name.stems))
}

function holds(stems: readonly string[], wanted: readonly string[]): boolean {
  return wanted.length > 0 && stems.some((_, at) => wanted.every((stem, next) => stems[at + next] === stem))
}

/** The keyword that stands, in lists of this language, where lists of another have a name of the concept. */
function fromKeywords(
  concept: StemmedConcept,
  usable: readonly ParallelRecord[],
  language: ConceptLanguage,
): Candidate | null {
  const votes = new Map<string, Candidate>()
  let lists = 0
  for (const { listed, keywords } of usable) {
    if (!listed.some(({ stems }) => concept.keys.has(keyOf(stems)))) continue
    const own = keywords().get(language)
    const at = own && placeOf(concept, keywords(), language)
    const text = at === undefined || at === null ? undefined : own?.[at]?.text.trim()
    if (!text || text.length > CONCEPT_NAME_LENGTH_MAX) continue
    lists += 1
    vote(votes, text)
  }
  const [best] = [...votes.values()].sort((a, b) => b.count - a.count)
  const isAgreed = best && best.count >= KEYWORD_LISTS_MIN && best.count / lists >= KEYWORDS_SHARE_MIN
  return isAgreed ? best : null
}

function placeOf({ keys }: StemmedConcept, keywords: KeywordLists, language: ConceptLanguage): number | null {
  for (const [other, list] of keywords) {
    if (other === language) continue
    const at = list.findIndex(({ stems }) => keys.has(keyOf(stems)))
    if (at !== -1) return at
  }
  return null
}

function vote(votes: Map<string, Candidate>, text: string): void {
  const key = keyOf(cognateStems(text))
  const candidate = votes.get(key) ?? { text, count: 0 }
  candidate.count += 1
  votes.set(key, candidate)
}

/** The words that titles of this language share where the title of another language names the concept, and do not have elsewhere. */
function fromTitles(
  concept: StemmedConcept,
  given: {
    readonly usable: readonly ParallelRecord[]
    readonly records: readonly ParallelRecord[]
    readonly others: readonly StemmedConcept[]
  },
  language: ConceptLanguage,
): Candidate | null {
  const isToldElsewhere = ({ titles }: ParallelRecord) =>
    [...titles].some(([other, title]) => other !== language && namesIn(title.stems, concept, other))
  const naming = given.usable.filter((record) => record.titles.has(language) && isToldElsewhere(record))
  if (
    naming.length < TITLES_MIN ||
    naming.some(({ titles }) => namesIn(titles.get(language)?.stems ?? [], concept, language))
  )
    return null
  const refused = new Set(given.others.flatMap(({ names }) => names.flatMap(({ stems }) => stems)))
  const votes = new Map<string, Candidate>()
  for (const { titles } of naming) {
    const phrases = new Map(
      phrasesOf(titles.get(language)?.text ?? '', language, refused).map((text) => [
        keyOf(cognateStems(text)),
        text,
      ]),
    )
    for (const text of phrases.values()) vote(votes, text)
  }
  // A record in this language alone says nothing against the words: it could not have named the concept in another one.
  const couldTell = ({ titles }: ParallelRecord) =>
    [...titles.keys()].some(
      (other) => other !== language && concept.names.some((name) => name.language === other),
    )
  const elsewhere = given.records.filter(
    (record) => record.titles.has(language) && couldTell(record) && !isToldElsewhere(record),
  )
  const agreed = [...votes].filter(
    ([key, { count }]) =>
      count >= TITLES_MIN &&
      count / naming.length >= TITLES_SHARE_MIN &&
      shareWith(elsewhere, key, language) <= ELSEWHERE_SHARE_MAX,
  )
  return longestOf(agreed)
}

function shareWith(records: readonly ParallelRecord[], key: string, language: ConceptLanguage): number {
  const wanted = key.split(' ')
  const having = records.filter(({ titles }) => holds(titles.get(language)?.stems ?? [], wanted))
  return records.length === 0 ? 0 : having.length / records.length
}

/** The longest phrase agreed on; null where another one has words that it does not hold. */
function longestOf(agreed: readonly (readonly [string, Candidate])[]): Candidate | null {
  const [first, ...others] = [...agreed].sort(
    ([a, x], [b, y]) => b.split(' ').length - a.split(' ').length || y.count - x.count,
  )
  if (!first) return null
  const words = first[0].split(' ')
  return others.every(([key]) => holds(words, key.split(' '))) ? first[1] : null
}

/** Runs of up to four words without words of other concepts, that begin and end with a telling word. */
function phrasesOf(
  title: string,
  language: ConceptLanguage,
  refused: ReadonlySet<string>,
): readonly string[] {
  const words = wordsOf(title)
  const isEdge = words.map(
    ({ text }) => !isQueryStopWord(text, language) && !isStopWord(text, language) && text.length > 1,
  )
  const isRefused = words.map(({ text }) => refused.has(cognateStem(text)))
  return words.flatMap((from, at) =>
    Array.from({ length: NAME_WORDS_MAX }, (_, more) => at + more).flatMap((end) => {
      const to = words[end]
      const isWhole = to && isEdge[at] && isEdge[end] && !isRefused.slice(at, end + 1).includes(true)
      if (!isWhole) return []
      const text = title.slice(from.start, to.end)
      return /[.:;,!?()]/.test(text) ? [] : [text.toLowerCase()]
    }),
  )
}
