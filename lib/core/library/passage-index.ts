import type { Passage } from '@/lib/contracts/library'
import { headingKind, resultSigns01 } from './passage-signs'
import { termsOf } from './passage-terms'

/**
 * Terminology
 *   field     a part of what is matched: the passage's own words (body), or its headings with the title of its item
 *   posting   one passage that a term occurs in, and how often
 *   row       the number of a passage in the index, from 0; passages of one item have neighbouring rows, in the order of reading
 */

/** The same term more often than this in one field counts as this often, so that a posting is one small integer. */
const COUNT_MAX = 15
const FIELD_BITS = 4
/** Shift of the row in a posting: the two counts lie below it, and 32 bits have room for 16 million rows. */
const ROW_SHIFT = FIELD_BITS * 2

/** What is indexed of a passage. */
export type IndexedPassage = Pick<Passage, 'itemId' | 'text' | 'language'> & {
  readonly headings: readonly string[]
  /** The title of the item. */
  readonly title: string
}

interface TermEntry {
  readonly id: number
  /** One integer for each passage, rows rising. */
  readonly postings: number[]
}

/** The words of the passages of one notebook: an inverted index that grows. */
export interface PassageIndex {
  readonly terms: Map<string, TermEntry>
  /** By row: words in the body, the number of the item, the terms of the body in order, and what its signs and headings say. */
  readonly bodyLengths: number[]
  readonly items: number[]
  readonly sequences: Uint32Array[]
  readonly resultSigns: number[]
  readonly headingKinds: ReturnType<typeof headingKind>[]
  readonly itemNumbers: Map<string, number>
  /** Languages that passages are written in. */
  readonly languages: Set<string>
  readonly totals: { body: number }
}

export function createPassageIndex(): PassageIndex {
  return {
    terms: new Map(),
    bodyLengths: [],
    items: [],
    sequences: [],
    resultSigns: [],
    headingKinds: [],
    itemNumbers: new Map(),
    languages: new Set(),
    totals: { body: 0 },
  }
}

/** Adds a passage and returns its row. Those of one item are to be added one after the other. */
export function addPassage(index: PassageIndex, passage: IndexedPassage): number {
  const row = index.items.length
  const body = termsOf(passage.text, passage.language)
  const head = termsOf(`${passage.title} ${passage.headings.join(' ')}`, passage.language)
  const counts = new Map<string, { body: number; head: number }>()
  for (const [terms, field] of [
    [body, 'body'],
    [head, 'head'],
  ] as const) {
    for (const { stem } of terms) {
      const entry = counts.get(stem) ?? { body: 0, head: 0 }
      entry[field] = Math.min(COUNT_MAX, entry[field] + 1)
      counts.set(stem, entry)
    }
  }
  for (const [stem, { body: inBody, head: inHead }] of counts) {
    const posting = row * 2 ** ROW_SHIFT + inBody * 2 ** FIELD_BITS + inHead
    const known = index.terms.get(stem)
    if (known) known.postings.push(posting)
    else index.terms.set(stem, { id: index.terms.size, postings: [posting] })
  }
  const item = index.itemNumbers.get(passage.itemId) ?? index.itemNumbers.size
  index.itemNumbers.set(passage.itemId, item)
  index.items.push(item)
  index.bodyLengths.push(body.length)
  index.totals.body += body.length
  index.sequences.push(Uint32Array.from(body, ({ stem }) => index.terms.get(stem)?.id ?? 0))
  index.resultSigns.push(resultSigns01(passage.text))
  index.headingKinds.push(headingKind(passage.headings))
  if (passage.language !== null) index.languages.add(passage.language)
  return row
}

/** A posting taken apart: the row, and how often the term stands in its body and above it. */
export const readPosting = (posting: number): { row: number; body: number; head: number } => ({
  row: posting >>> ROW_SHIFT,
  body: (posting >>> FIELD_BITS) & COUNT_MAX,
  head: posting & COUNT_MAX,
})
