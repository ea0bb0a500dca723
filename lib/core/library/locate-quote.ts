/**
 * Terminology
 *   quote    words of a text as somebody marked or cited them
 *   marks    what is left of a text without blanks and hyphens: the part that two readings of one file agree on
 */

/** A stretch of a text in UTF-16 units, end exclusive. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** The marks of a text, and for each of their UTF-16 units where it stands in the text. */
export interface FoldedMarks {
  readonly marks: string
  readonly places: readonly number[]
}

const BLANK_OR_JOINT = /[\s\u00ad\u200b-\u200d\u2060\ufeff]/u
const HYPHEN = /[-\u2010\u2011]/u

const alike: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u00ab': '"',
  '\u00bb': '"',
}

/**
 * The marks of a text: blanks, soft hyphens and hyphens between letters are left out, ligatures are opened and quotation marks
 * made alike. A hyphen before a digit stays, since it may be a minus. Case and accents count. O(length).
 */
export function foldMarks(text: string): FoldedMarks {
  const places: number[] = []
  let marks = ''
  let at = 0
  for (const sign of text) {
    const folded = foldSign(sign, text.charAt(at + sign.length))
    for (let unit = 0; unit < folded.length; unit += 1) places.push(at)
    marks += folded
    at += sign.length
  }
  return { marks, places }
}

function foldSign(sign: string, next: string): string {
  if (BLANK_OR_JOINT.test(sign)) return ''
  if (HYPHEN.test(sign)) return /\d/.test(next) ? '-' : ''
  if (sign < '\u007f') return sign
  return alike[sign] ?? sign.normalize('NFKC').replace(/\s/g, '')
}

/**
 * All places of a quote in a text, however the two break lines and words; offsets are of the text as it stands. A quote
 * without a mark has none.
 */
export function locateQuote(text: string, quote: string): readonly TextRange[] {
  return locateInMarks(foldMarks(text), quote, text)
}

/** As `locateQuote`, for a text whose marks are known already. */
export function locateInMarks(
  { marks, places }: FoldedMarks,
  quote: string,
  text: string,
): readonly TextRange[] {
  const wanted = foldMarks(quote).marks
  if (wanted === '') return []
  const found: TextRange[] = []
  for (let at = marks.indexOf(wanted); at !== -1; at = marks.indexOf(wanted, at + wanted.length)) {
    const start = places[at] ?? 0
    const last = places[at + wanted.length - 1] ?? start
    found.push({ start, end: last + (String.fromCodePoint(text.codePointAt(last) ?? 0).length || 1) })
  }
  return found
}
