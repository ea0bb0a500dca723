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

/**
 * A citation in pieces, each leading to its own entry: "(Souza, 2021; Lima, 2020)" with two keys parts at the semicolon. Where
 * the text has another number of parts than the citation has keys, all of it leads to the first.
 */
export function citeParts({ text, keys }: Extract<Inline, { kind: 'cite' }>): readonly CitePart[] {
  const pieces = text.split(';')
  if (pieces.length !== keys.length) return [{ text, key: keys[0] ?? null }]
  return pieces.flatMap((piece, at) => [
    ...(at === 0 ? [] : [{ text: ';', key: null }]),
    { text: piece, key: keys[at] ?? null },
  ])
}
