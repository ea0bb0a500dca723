import type { CitationGraph } from '@/lib/contracts/citation-graph'
import type { ProposalSource } from '@/lib/contracts/proposal-run'

/** Sources drawn at once: more lines than this are no picture. */
const ROWS_MAX = 60

export interface CitationArcs {
  /** Keys from the newest source to the oldest, of those that cite or are cited; without a year last. */
  readonly rows: readonly string[]
  /** Places in `rows`, of those that are drawn. */
  readonly arcs: readonly { readonly from: number; readonly to: number }[]
  /** Sources that cite or are cited and are not drawn. */
  readonly undrawn: number
}

/** Who cites whom as an arc diagram: one row a source, those with most citations among them where there are too many. Pure. */
export function citationArcs(
  sources: readonly Pick<ProposalSource, 'key' | 'work'>[],
  { edges }: Pick<CitationGraph, 'edges'>,
): CitationArcs {
  const degree = new Map<string, number>()
  for (const { from, to } of edges) for (const key of [from, to]) degree.set(key, (degree.get(key) ?? 0) + 1)
  const linked = sources.filter(({ key }) => degree.has(key))
  const drawn = linked
    .toSorted((a, b) => (degree.get(b.key) ?? 0) - (degree.get(a.key) ?? 0))
    .slice(0, ROWS_MAX)
    .toSorted((a, b) => (b.work.year ?? 0) - (a.work.year ?? 0) || (a.key < b.key ? -1 : 1))
  const placeOf = new Map(drawn.map(({ key }, at) => [key, at]))
  return {
    rows: drawn.map(({ key }) => key),
    arcs: edges.flatMap(({ from, to }) => {
      const [start, end] = [placeOf.get(from), placeOf.get(to)]
      return start === undefined || end === undefined ? [] : [{ from: start, to: end }]
    }),
    undrawn: linked.length - drawn.length,
  }
}
