import type { Inline } from '@/lib/contracts/document-tree'
import { UNSEEN } from '@/lib/core/text/markdown-text'

/** Running text as it is set: blanks folded to one, controls and direction overrides dropped, letters with their accents. */
export function visibleText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(UNSEEN, '').normalize('NFC')
}

/** The name of the place in a document where a reference stands. */
export function referenceAnchor(key: string): string {
  return `ref-${encodeURIComponent(key)}`
}

export interface CitePart {
  readonly text: string
  /** The reference it leads to; null for the signs between. */
  readonly key: string | null
}

/** A work is cited up to its year, or up to what stands for a year that is not known. */
const YEAR = String.raw`(?:\[?\d{4}[a-z]?\??\]?|\bn\.\s?d\.(?:-[a-z])?|\[?s\.\s?d\.\]?|\bin press|\bno prelo|\ben prensa)`
/** Behind a year: the next work, or another year of the same authors. */
const NEXT_WORK = new RegExp(`(?<=${YEAR}[^;,]*);|(?<=${YEAR}),(?=\\s*${YEAR})`, 'giu')

/**
 * A citation in pieces, each leading to its own entry: "(Souza; Reis, 2021; Lima, 2020, 2022)" with three keys parts behind each year.
 * Where the text has another number of parts than the citation has keys, all of it leads to the first.
 */
export function citeParts({ text, keys }: Extract<Inline, { kind: 'cite' }>): readonly CitePart[] {
  const byYear = [...text.matchAll(NEXT_WORK)].map(({ index }) => index)
  const byMark = [...text.matchAll(/;/g)].map(({ index }) => index)
  const cuts = [byYear, byMark].find((found) => found.length === keys.length - 1)
  if (cuts === undefined) return [{ text, key: keys[0] ?? null }]
  return keys.flatMap((key, at) => {
    const from = cuts[at - 1]
    return [
      ...(from === undefined ? [] : [{ text: text.slice(from, from + 1), key: null }]),
      { text: text.slice(from === undefined ? 0 : from + 1, cuts[at]), key },
    ]
  })
}
