import { abbreviations, abbreviationsBeforeNumbers, wordsBeforeInitials } from './abbreviations'

/** One sentence as written, without surrounding blanks; `start` and `end` are UTF-16 offsets into the whole text. */
export interface Sentence {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** A thesis has about 5,000 sentences; what lies beyond is not split. */
const SENTENCES_MAX = 20_000
const TAIL_MAX = 24

/** "Ana M. Souza" goes on after the initial, "hepatitis B. We" does not: a name stands before or nothing does. */
function isInitialOfName(before: string): boolean {
  const previous = before.trimEnd().match(/(\p{L}*)[.,;(]*$/u)?.[1] ?? ''
  return previous === '' || /^\p{Lu}/u.test(previous) || wordsBeforeInitials.has(previous)
}

/** "admit H. H. Autora", "adds C. Autora et al.", "of C. Autora [-@key]": what stands behind an initial shows that a name goes on. */
const NAME_GOES_ON = /^(?:\p{Lu}\. |\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?(?: et al\.| \[-@))/u

function endsInAbbreviation(segment: string, next: string): boolean {
  const tail = segment.trimEnd().slice(-TAIL_MAX)
  const word = tail.endsWith('.') ? tail.slice(0, -1).match(/[\p{L}\p{N}.]+$/u)?.[0] : undefined
  if (word === undefined) return false
  if (/^\p{Lu}$/u.test(word)) return isInitialOfName(tail.slice(0, -2)) || NAME_GOES_ON.test(next)
  if (abbreviations.has(word.toLowerCase())) return true
  return abbreviationsBeforeNumbers.has(word.toLowerCase()) && /^[\p{N}([]/u.test(next)
}

/** A line break inside a sentence: nothing ended it, and the next line goes on in lower case. */
function isBrokenLine(segment: string, next: string): boolean {
  return (
    /[\p{L}\p{N},;-]\s*$/u.test(segment.slice(-TAIL_MAX)) && /^\s*[\p{Ll}(]/u.test(next.slice(0, TAIL_MAX))
  )
}

function goesOn(segment: string, next: string): boolean {
  return endsInAbbreviation(segment, next) || isBrokenLine(segment, next) || !/[\p{L}\p{N}]/u.test(next)
}

function trimmed(text: string, start: number, end: number): Sentence | null {
  const raw = text.slice(start, end)
  const body = raw.trim()
  if (body === '') return null
  const from = start + raw.length - raw.trimStart().length
  return { text: body, start: from, end: from + body.length }
}

/** Making a segmenter takes longer than splitting an abstract. Records state languages of their own making: more than this are forgotten. */
const SEGMENTERS_MAX = 50
const segmenters = new Map<string, Intl.Segmenter>()

function segmenterFor(language: string | null): Intl.Segmenter {
  const known = segmenters.get(language ?? 'en')
  if (known !== undefined) return known
  if (segmenters.size >= SEGMENTERS_MAX) segmenters.clear()
  const segmenter = newSegmenter(language)
  segmenters.set(language ?? 'en', segmenter)
  return segmenter
}

function newSegmenter(language: string | null): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language ?? 'en', { granularity: 'sentence' })
  } catch {
    // A code that is no language tag; the rules for sentence ends hardly differ between languages.
    return new Intl.Segmenter('en', { granularity: 'sentence' })
  }
}

/** Letters that are given to the segmenter at once: the time it takes grows with the square of what it is given. */
const WINDOW = 8_000
/** Of a window that does not reach the end of the text the last segments are read again: what stands behind it may belong to them. */
const READ_AGAIN = 2

interface Segment {
  readonly segment: string
  readonly index: number
}

/** The segments of a text as the segmenter finds them, in windows; a window without enough of them is read twice as wide. */
function* segmentsOf(text: string, language: string | null): Generator<Segment> {
  const segmenter = segmenterFor(language)
  for (let from = 0, width = WINDOW; from < text.length; ) {
    const isLast = from + width >= text.length
    const found = [...segmenter.segment(text.slice(from, from + width))]
    const sure = isLast ? found : found.slice(0, -READ_AGAIN)
    for (const { segment, index } of sure) yield* atFigures(segment, from + index)
    if (isLast) return
    const next = found[sure.length]?.index ?? 0
    from += next
    width = next === 0 ? 2 * width : WINDOW
  }
}

/** A sentence may begin with a figure: "… of teachers. 301 students were asked"; the segmenter parts none before a small letter. */
const BEFORE_FIGURE = /(?<=\p{Ll}{3}\.|[)%]\.)\s+(?=\d[\d.,]*\s+\p{Ll})/gu

function* atFigures(segment: string, index: number): Generator<Segment> {
  let from = 0
  for (const { 0: blank, index: at } of segment.matchAll(BEFORE_FIGURE)) {
    yield { segment: segment.slice(from, at + blank.length), index: index + from }
    from = at + blank.length
  }
  yield { segment: segment.slice(from), index: index + from }
}

/**
 * The sentences of a text in order; joined with what lies between them they are the text again. Abbreviations, initials and
 * line breaks inside a sentence do not end it. An empty or blank text has none. Never throws.
 */
export function splitSentences(text: string, language: string | null): Sentence[] {
  const found: Sentence[] = []
  let start = 0
  let end = 0
  const close = () => {
    const sentence = trimmed(text, start, end)
    if (sentence) found.push(sentence)
    start = end
  }
  for (const { segment, index } of segmentsOf(text, language)) {
    if (found.length >= SENTENCES_MAX) return found
    if (end > start && !goesOn(text.slice(Math.max(start, end - TAIL_MAX), end), segment)) close()
    end = index + segment.length
  }
  close()
  return found
}
