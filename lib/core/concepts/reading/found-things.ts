import type { ConceptLanguage, ConceptRole } from '@/lib/contracts/concept-map'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { designPatterns, idioms } from './frame-words'
import { type NounPhrase, nounPhrases } from './noun-phrases'
import { ownRole } from './phrase-roles'
import { type Correction, withSpelling } from './spelling'
import { type TextSpan, timeSpans } from './time-phrases'
import { type TopicUnit, topicUnits } from './topic-words'
import { isAnybody, isSettingStem } from './word-lists'

/** Longer texts are read up to here, in UTF-16 units. */
const TEXT_MAX = 2_000
/** A query that requires more finds nothing in most databases; the further things of a topic are its context. */
const CENTRAL_MAX = 4

/** One thing that the text names. */
export interface FoundThing {
  readonly name: string
  readonly otherNames: readonly string[]
  readonly role: ConceptRole
  readonly misspelt: string | null
  readonly units: readonly TopicUnit[]
}

interface Candidate extends FoundThing {
  readonly phrase: NounPhrase | null
  readonly isOpen: boolean
  readonly from: 'topic' | 'question'
}

/** The things that a topic and its question name, in the order of reading, each once, with its role. */
export function foundThings(
  topic: string,
  question: string,
  language: ConceptLanguage,
): readonly FoundThing[] {
  const said = [...candidates(topic, 'topic', language), ...candidates(question, 'question', language)]
  return withCentral(distinct(said))
}

function candidates(text: string, from: Candidate['from'], language: ConceptLanguage): readonly Candidate[] {
  const { text: whole, corrections } = withSpelling(calm(text.slice(0, TEXT_MAX).normalize('NFC')), language)
  const fixed = fixedSpans(whole)
  const masked = [...fixed, ...spansOf(whole, idioms)].reduce(
    (rest, { start, end }) => rest.slice(0, start) + '|'.repeat(end - start) + rest.slice(end),
    whole,
  )
  const spans = sentencesOf(masked).flatMap(({ start, text: sentence, isQuestion }) =>
    nounPhrases(topicUnits(sentence, language), language, isQuestion || from === 'question').flatMap(
      (phrase) => {
        const candidate = candidateOf(phrase, sentence, from, language)
        return candidate
          ? [
              {
                at: start + (phrase.units[0]?.start ?? 0),
                candidate: { ...candidate, misspelt: asTyped(candidate.name, corrections) },
              },
            ]
          : []
      },
    ),
  )
  const others = fixed.map(({ start, end, role }) => ({
    at: start,
    candidate: {
      name: unquoted(whole.slice(start, end)),
      otherNames: [],
      role,
      misspelt: null,
      units: [],
      isOpen: role === 'central',
      from,
      phrase: null,
    },
  }))
  return [...spans, ...others].sort((a, b) => a.at - b.at).map(({ candidate }) => candidate)
}

/** The name as the student typed it; null where nothing in it was put right. */
function asTyped(name: string, corrections: readonly Correction[]): string | null {
  const typed = corrections.reduce((text, { was, is }) => text.replace(is, was), name)
  return typed === name ? null : typed
}

/** A text all in capitals is read in small letters: its capitals mark no names. */
function calm(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? []
  const high = letters.filter((letter) => /\p{Lu}/u.test(letter)).length
  return letters.length > 12 && high > letters.length * 0.7 ? text.toLowerCase() : text
}

function spansOf(text: string, patterns: readonly RegExp[]): readonly TextSpan[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  )
}

const QUOTED = /["“”«„]([^"“”«»„]{2,120})["“”»]/gu
const unquoted = (text: string) =>
  text
    .replace(/["“”«»„]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Quoted phrases, times and designs stand whole. */
function fixedSpans(text: string): readonly (TextSpan & { readonly role: ConceptRole })[] {
  const quoted = [...text.matchAll(QUOTED)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    role: 'central' as const,
  }))
  const designs = spansOf(text, designPatterns).map((span) => ({ ...span, role: 'method' as const }))
  const times = timeSpans(text).map((span) => ({ ...span, role: 'time' as const }))
  const kept: (TextSpan & { readonly role: ConceptRole })[] = []
  for (const span of [...quoted, ...designs, ...times]) {
    if (kept.every((other) => span.end <= other.start || span.start >= other.end)) kept.push(span)
  }
  return kept.filter(({ start, end }) => /\p{L}|\d/u.test(text.slice(start, end)))
}

/** A topic that is worded as a question, or as what somebody wants to know. */
const openingWord =
  /^\s*\|*\s*(?:como|cómo|por ?qu[eé]|quando|cuándo|onde|dónde|qual|quais|cu[aá]l|cu[aá]les|how|why|what|which|when|where|whether|does|do|can|is|are|should)(?=\P{L})/iu

function sentencesOf(
  text: string,
): readonly { readonly start: number; readonly text: string; readonly isQuestion: boolean }[] {
  return [...text.matchAll(/[^.?!;\n]+(?:\.(?=\d)[^.?!;\n]+)*[.?!;\n]*/gu)].map((match) => ({
    start: match.index,
    text: match[0],
    isQuestion: match[0].includes('?') || openingWord.test(match[0]),
  }))
}

function candidateOf(
  phrase: NounPhrase,
  sentence: string,
  from: Candidate['from'],
  language: ConceptLanguage,
): Candidate | null {
  const first = phrase.units[0]
  const last = phrase.units.at(-1)
  if (!first || !last) return null
  const name = sentence.slice(first.start, last.end).replace(/\s+/g, ' ')
  const own = ownRole(phrase, language)
  const isKnown = phrase.units.some(({ known }) => known !== null)
  const isWhole = phrase.units.length === 1 && isKnown
  // "Which policies", "qual terapia": what is asked for is the answer, not the subject.
  if (own === null && !isKnown && phrase.units.length === 1 && isPassedOver(phrase)) return null
  if (phrase.after === 'name' || phrase.isQuality) return null
  if (phrase.units.length === 1 && isAnybody(first.text)) return null
  const role = own ?? (from === 'question' ? 'outcome' : phrase.after === 'locative' ? 'context' : 'central')
  return {
    name,
    otherNames: [],
    role,
    misspelt: null,
    units: phrase.units,
    phrase,
    isOpen: own === null && (isWhole || from === 'topic'),
    from,
  }
}

const isPassedOver = ({ after }: NounPhrase) => after === 'question' || after === 'number'
const isOf = (candidate: Candidate) =>
  candidate.phrase?.after === 'of' || candidate.phrase?.after === 'ofArticle'
const isVague = ({ units, isOpen }: Candidate) => units.length === 1 && units[0]?.known === null && isOpen

/** The first mention stands; a later one that says no more is the same thing. */
function distinct(all: readonly Candidate[]): readonly Candidate[] {
  const kept: Candidate[] = []
  for (const candidate of all) {
    const there = kept.find((other) => isSameThing(candidate, other))
    const last = kept.at(-1)
    // "programas de compliance": a vague noun before what the topic names already adds nothing.
    if (
      there &&
      last &&
      last !== there &&
      isOf(candidate) &&
      last.from === 'question' &&
      candidate.from === 'question' &&
      isVague({ ...last, isOpen: true }) &&
      last === all[all.indexOf(candidate) - 1]
    )
      kept.pop()
    if (there) kept.push(...remainder(candidate, kept))
    else if (!isFurtherGroup(candidate, kept)) kept.push(candidate)
  }
  return kept
}

/** The persons of the question are those of the topic, said more loosely. */
function isFurtherGroup(candidate: Candidate, kept: readonly Candidate[]): boolean {
  return (
    candidate.from === 'question' &&
    candidate.role === 'population' &&
    kept.some(({ role, from }) => role === 'population' && from === 'topic')
  )
}

function isSameThing(candidate: Candidate, other: Candidate): boolean {
  const known = candidate.units.length === 1 ? candidate.units[0]?.known : null
  if (known && other.units.some((unit) => unit.known === known)) return true
  const mine = cognateStems(candidate.name)
  const theirs = cognateStems(other.name)
  return mine.every((stem) => theirs.includes(stem)) || theirs.every((stem) => mine.includes(stem))
}

/** "festas de igreja" after "festas": the setting is new. */
function remainder(candidate: Candidate, kept: readonly Candidate[]): readonly Candidate[] {
  const there = new Set(kept.flatMap(({ name }) => cognateStems(name)))
  return candidate.units
    .filter(
      (unit) =>
        unit.kind === 'thing' &&
        unit.stems.some(isSettingStem) &&
        !unit.stems.some((stem) => there.has(stem)),
    )
    .map((unit) => ({ ...candidate, name: unit.text, units: [unit], role: 'context', isOpen: false }))
}

/** At most four central things; where none is, the first that may be. */
function withCentral(all: readonly Candidate[]): readonly FoundThing[] {
  const central = all.filter(({ role }) => role === 'central').slice(0, CENTRAL_MAX)
  const wanted = all.filter(
    ({ role, isOpen, from }) =>
      isOpen && role !== 'central' && (from === 'question' ? central.length < 2 : central.length === 0),
  )
  const promoted = wanted.slice(0, Math.max(0, 2 - central.length))
  const chosen = new Set([...central, ...promoted])
  const fallback =
    chosen.size === 0 ? all.find(({ role }) => !['time', 'place', 'method'].includes(role)) : undefined
  if (fallback) chosen.add(fallback)
  return all.map((candidate) => {
    const role: ConceptRole = chosen.has(candidate)
      ? 'central'
      : candidate.role === 'central'
        ? 'context'
        : candidate.role
    return { ...candidate, role }
  })
}
