import { readOnce } from '@/lib/core/text/read-once'

/** A place in a text, in UTF-16 units. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Signs that print one thing in several ways, and how they are compared. */
const alike: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '`': "'",
  '´': "'",
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
}
const ELLIPSIS = /\s*(?:\[\s*(?:…|\.{3})\s*\]|\(\s*(?:…|\.{3})\s*\)|…|\.{3})\s*/g
/** What an author adds inside a quotation: "[the nurses]" stands in no source. */
const ADDED = /\s*\[[^\]]{0,80}\]\s*/g
/** Units of a passage and of a quotation that are compared. */
const TEXT_MAX = 200_000

interface Comparable {
  readonly text: string
  /** For each unit of `text`, where it comes from. */
  readonly from: readonly number[]
}

/**
 * Where a quotation stands in a text letter by letter, or null. Typographic quotation marks, dashes, ligatures, hyphenation at the end of
 * a line, soft hyphens and blanks are read alike, and the first letter may change its case; "[…]" joins two places, and words in square
 * brackets are the quoting author's.
 */
export function findQuote(quote: string, text: string): Span | null {
  const pieces = quote
    .slice(0, TEXT_MAX)
    .replace(ELLIPSIS, '\u0000')
    .replace(ADDED, '\u0000')
    .split('\u0000')
    .map((piece) => comparable(piece).text.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  if (pieces.length === 0) return null
  const span = spanOfPieces(comparableText(text), pieces)
  if (!span) return null
  const { from } = comparable(text.slice(0, TEXT_MAX))
  return { start: from[span.start] ?? 0, end: (from[span.end - 1] ?? 0) + 1 }
}

/** Where the pieces stand in their order in a comparable text. */
function spanOfPieces(text: string, pieces: readonly string[]): Span | null {
  let end = 0
  let start = -1
  for (const piece of pieces) {
    const at = indexOfPiece(text, piece, end)
    if (at < 0) return null
    if (start < 0) start = at
    end = at + piece.length
  }
  return { start, end }
}

/** Passages are looked through for one sentence after another. */
const comparableText = readOnce((text): string => comparable(text.slice(0, TEXT_MAX)).text)

function indexOfPiece(text: string, piece: string, from: number): number {
  const at = text.indexOf(piece, from)
  if (at >= 0) return at
  const [first = ''] = piece
  const other = first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase()
  return other.length === first.length ? text.indexOf(other + piece.slice(first.length), from) : -1
}

function comparable(text: string): Comparable {
  const letters: string[] = []
  const from: number[] = []
  const push = (written: string, at: number) => {
    for (const unit of written) {
      for (let part = 0; part < unit.length; part += 1) from.push(at)
      letters.push(unit)
    }
  }
  for (let at = 0; at < text.length; ) {
    const skipped = /^(?:\u00ad|[-‐]\s*\n\s*(?=\p{Ll}))/u.exec(text.slice(at, at + 12))?.[0].length ?? 0
    if (skipped > 0) {
      at += skipped
      continue
    }
    const unit = String.fromCodePoint(text.codePointAt(at) ?? 32)
    if (/\s/.test(unit)) {
      if (letters.at(-1) !== ' ') push(' ', at)
    } else push(alike[unit] ?? unit, at)
    at += unit.length
  }
  return { text: letters.join(''), from }
}
