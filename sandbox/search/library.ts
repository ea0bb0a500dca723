import type { Catalogue } from '../catalogue/generate'
import type { CatalogueRecord, IndexName } from '../catalogue/record'
import { evaluateQuery } from './evaluate'
import { InvertedIndex } from './inverted-index'
import { parseQuery } from './parse-query'
import { type Dialect, plainDialect, type RecordTest } from './query-tree'

export type SortOrder = 'relevance' | 'newest' | 'oldest' | 'cited'

export interface LibrarySearch {
  readonly index: IndexName
  /** Empty or missing: everything in the index. */
  readonly text?: string
  readonly dialect?: Dialect
  /** All must hold. */
  readonly tests?: readonly RecordTest[]
  readonly sort?: SortOrder
}

export interface Hit {
  readonly record: CatalogueRecord
  readonly score: number
}

/** The catalogue with its index and its look-ups: all that the services answer from. */
export interface Library {
  readonly catalogue: Catalogue
  readonly records: readonly CatalogueRecord[]
  /** Every hit, best first; ties by citations, then by number. */
  search(search: LibrarySearch): readonly Hit[]
  /** By DOI, any case. */
  byDoi(doi: string): CatalogueRecord | null
  byId(id: string): CatalogueRecord | null
}

/** Well-cited works come a little earlier among equally matching ones. */
const CITATION_BONUS = 0.25

function compare(sort: SortOrder): (a: Hit, b: Hit) => number {
  const byNumber = (a: Hit, b: Hit) => a.record.number - b.record.number
  const date = (hit: Hit) => (hit.record.year ?? 0) * 400 + hit.record.month * 31 + hit.record.day
  if (sort === 'newest') return (a, b) => date(b) - date(a) || byNumber(a, b)
  if (sort === 'oldest') return (a, b) => date(a) - date(b) || byNumber(a, b)
  if (sort === 'cited') return (a, b) => b.record.citations - a.record.citations || byNumber(a, b)
  return (a, b) => b.score - a.score || byNumber(a, b)
}

export function createLibrary(catalogue: Catalogue): Library {
  const { records } = catalogue
  const index = new InvertedIndex(records)
  const dois = new Map(
    records.flatMap((record) => (record.doi === null ? [] : [[record.doi, record] as const])),
  )
  const ids = new Map(records.map((record) => [record.id, record] as const))
  return {
    catalogue,
    records,
    byDoi: (doi) => dois.get(doi.trim().toLowerCase()) ?? null,
    byId: (id) => ids.get(id) ?? null,
    search(search) {
      const text = search.text?.trim() ?? ''
      const scores =
        text === ''
          ? null
          : evaluateQuery({ index, records }, parseQuery(text, search.dialect ?? plainDialect))
      const hits: Hit[] = []
      for (const [doc, record] of records.entries()) {
        const score = scores === null ? 1 : (scores[doc] ?? 0)
        if (score <= 0 || !record.indexes.has(search.index)) continue
        if (search.tests?.some((test) => !test(record))) continue
        hits.push({ record, score: score + Math.log1p(record.citations) * CITATION_BONUS })
      }
      return hits.sort(compare(search.sort ?? 'relevance'))
    },
  }
}
