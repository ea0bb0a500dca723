import type { PassageQuery, QueryGroup } from './library-query'
import { eachPosting, type PassageIndex } from './passage-index'

/** Chosen on one half of the open question sets, see the trust bench: how the words of a passage are weighed. */
const parameters = {
  /** Saturation of repeated words. */
  k1: 1.2,
  bodyNorm: 0.6,
  headNorm: 0.5,
  headWeight: 0.3,
  /** What the passages before and after add, as a share of their own score. */
  neighbours: 0.15,
} as const

export interface RankedRow {
  readonly row: number
  /** 0–1: the share of what the question asks after that the passage speaks of; rare words count for more. */
  readonly score: number
}

/**
 * The passages that speak of the question, best first, with how many speak of it at all. BM25F over the passage and its headings
 * (Robertson, Zaragoza & Taylor 2004, doi:10.1145/1031171.1031181); forms of one word in several languages count as one word.
 */
export function rankPassages(
  index: PassageIndex,
  query: PassageQuery,
  {
    limit,
    isLeftOut = () => false,
  }: { readonly limit: number; readonly isLeftOut?: (row: number) => boolean },
): { readonly rows: readonly RankedRow[]; readonly total: number } {
  const scores = new Float64Array(index.items.length)
  const touched = new Set<number>()
  let ideal = 0
  for (const group of query.groups) {
    const found = countGroup(index, group)
    const worth = group.weight * idf(found.size, index.items.length)
    ideal += worth
    for (const [row, count] of found) {
      scores[row] = (scores[row] ?? 0) + (worth * count) / (count + parameters.k1)
      touched.add(row)
    }
  }
  if (ideal === 0) return { rows: [], total: 0 }
  const rows: RankedRow[] = []
  for (const row of touched) {
    if (isLeftOut(row)) continue
    const around = scoreBeside(index, scores, row, -1) + scoreBeside(index, scores, row, 1)
    const full = (scores[row] ?? 0) + (parameters.neighbours * around) / 2
    rows.push({ row, score: Math.min(1, full / ideal) })
  }
  rows.sort((a, b) => b.score - a.score || a.row - b.row)
  return { rows: rows.slice(0, limit), total: rows.length }
}

/** For each passage with the group its weighted count, lengths taken into account. */
function countGroup(index: PassageIndex, { forms }: QueryGroup): ReadonlyMap<number, number> {
  const { k1: _, bodyNorm, headNorm, headWeight } = parameters
  const meanBody = index.totals.body / Math.max(1, index.items.length)
  const meanHead = index.totals.head / Math.max(1, index.items.length)
  const counts = new Map<number, number>()
  for (const [stem, worth] of forms) {
    eachPosting(index, stem, (row, body, head) => {
      const inBody =
        body / (1 - bodyNorm + (bodyNorm * (index.bodyLengths[row] ?? 0)) / Math.max(1, meanBody))
      const inHead =
        head / (1 - headNorm + (headNorm * (index.headLengths[row] ?? 0)) / Math.max(1, meanHead))
      counts.set(row, (counts.get(row) ?? 0) + worth * (inBody + headWeight * inHead))
    })
  }
  return counts
}

/** Robertson & Spärck Jones, kept above zero. */
const idf = (rowsWith: number, rows: number): number =>
  Math.log(1 + (rows - rowsWith + 0.5) / (rowsWith + 0.5))

function scoreBeside(index: PassageIndex, scores: Float64Array, row: number, step: 1 | -1): number {
  return index.items[row] === index.items[row + step] ? (scores[row + step] ?? 0) : 0
}
