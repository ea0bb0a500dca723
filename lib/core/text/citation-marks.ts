/**
 * Citations in the texts of a proposal, as Pandoc writes them: `[@key]`, `[@one; @two]`. Tolerant of what models and
 * people write: spaces anywhere, a word before ("see @one"), a page after ("@one, p. 3"). `[-@key]` stands behind the author's name in
 * running text and gives the year alone.
 */

/** A piece of a text: running text as it stands, or a citation with its keys and how it was written. */
export type CitationSegment = { readonly kind: 'text'; readonly text: string } | Citation

export interface Citation {
  readonly kind: 'cite'
  readonly text: string
  readonly keys: readonly string[]
  /** The author is named by the sentence. */
  readonly yearOnly?: true
  /** What stands behind a single key: a page, or the part of the work that is meant. */
  readonly suffix?: string
}

/** Brackets longer than this are no citation. */
const BRACKET = /\[([^[\]]{1,1000})\]/g
/** A key after a blank or a hyphen (Pandoc's "without author"), so that an e-mail address in brackets is none. */
const KEY = /(?:^|[\s;,-])@\s?([\p{L}\p{N}_][\p{L}\p{N}_:.#$%&+?<>~/-]*)/gu
/** Values within values are read to this depth; the stages have five levels. */
const DEPTH_MAX = 12

/** The text cut into running text and citations, in order; joined, the pieces' `text` gives the text back. */
export function citationSegments(text: string): readonly CitationSegment[] {
  const segments: CitationSegment[] = []
  let read = 0
  for (const match of text.matchAll(BRACKET)) {
    const keys = keysOf(match[1] ?? '')
    if (keys.length === 0) continue
    if (match.index > read) segments.push({ kind: 'text', text: text.slice(read, match.index) })
    segments.push({ kind: 'cite', text: match[0], keys, ...manner(match[1] ?? '', keys) })
    read = match.index + match[0].length
  }
  if (read < text.length) segments.push({ kind: 'text', text: text.slice(read) })
  return segments
}

const SUFFIX = /^[\s-]*@[^\s,]+\s*,\s*([^@;]{1,80})$/

function manner(inner: string, keys: readonly string[]): Pick<Citation, 'yearOnly' | 'suffix'> {
  if (keys.length !== 1) return {}
  const suffix = SUFFIX.exec(inner)?.[1]?.trim()
  return {
    ...(/^\s*-@/.test(inner) ? { yearOnly: true as const } : {}),
    ...(suffix ? { suffix } : {}),
  }
}

/** The text without its citations and with single blanks, for places where none can be opened. */
export function withoutCitations(text: string): string {
  return citationSegments(text)
    .map((part) => (part.kind === 'cite' ? '' : part.text))
    .join('')
    .replace(/\s+([.,;:!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The keys cited in a text, each once, in the order of their first mention. */
export function parseCitations(text: string): readonly string[] {
  return [...new Set(citationSegments(text).flatMap((part) => (part.kind === 'cite' ? part.keys : [])))]
}

/** The keys cited in any text of the given stages, however deep it lies, each once, in the order of their first mention. */
export function citationsIn(...stages: readonly unknown[]): readonly string[] {
  return [...new Set(stages.flatMap((stage) => textsIn(stage, DEPTH_MAX)).flatMap(parseCitations))]
}

function textsIn(value: unknown, depth: number): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || depth === 0) return []
  return Object.values(value).flatMap((part: unknown) => textsIn(part, depth - 1))
}

function keysOf(inner: string): readonly string[] {
  return [...inner.matchAll(KEY)].map((match) => (match[1] ?? '').replace(/[.:?/]+$/, ''))
}
