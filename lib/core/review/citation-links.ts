import type { CitationGraph } from '@/lib/contracts/citation-graph'
import type { ProposalSource } from '@/lib/contracts/proposal-run'
import { normaliseDoi } from '@/lib/core/identity/doi'

/** What an index says of one work: its own number, the DOI, and the numbers of what it cites. */
export interface IndexedReferences {
  readonly openAlexId: string
  readonly doi: string | null
  readonly cites: readonly string[]
}

type CitedSource = Pick<ProposalSource, 'key' | 'work'>

/** Works that so many of the sources cite are worth a look; of few sources two. */
const CITED_BY_MIN = 3
const CITED_BY_MIN_OF_FEW = 2
const FEW_SOURCES = 10

export interface CitationLinks extends Pick<CitationGraph, 'read' | 'unknown' | 'edges'> {
  /** Numbers of works that several sources cite and that are none of them, with the sources; the most cited first. */
  readonly lacking: readonly { readonly openAlexId: string; readonly by: readonly string[] }[]
}

/**
 * Who cites whom among the sources, and what several of them cite without being among them. A source is found in the index by its number or its
 * DOI; one that the index knows without references tells nothing. Pure; O(number of references).
 */
export function citationLinks(
  sources: readonly CitedSource[],
  indexed: readonly IndexedReferences[],
): CitationLinks {
  const byId = new Map(indexed.map((one) => [one.openAlexId, one]))
  const byDoi = new Map(indexed.flatMap((one) => (one.doi === null ? [] : [[one.doi, one] as const])))
  const found = new Map<string, IndexedReferences>()
  for (const { key, work } of sources) {
    const one = byDoi.get(normaliseDoi(work.doi) ?? '') ?? byId.get(work.openAlexId ?? '')
    if (one) found.set(key, one)
  }
  const keyOf = new Map([...found].map(([key, { openAlexId }]) => [openAlexId, key]))
  const edges: { from: string; to: string }[] = []
  const cited = new Map<string, string[]>()
  for (const [from, { openAlexId: own, cites }] of found) {
    for (const id of new Set(cites)) {
      const to = keyOf.get(id)
      if (to !== undefined && id !== own) edges.push({ from, to })
      if (to === undefined) cited.set(id, [...(cited.get(id) ?? []), from])
    }
  }
  const read = [...found].filter(([, { cites }]) => cites.length > 0).map(([key]) => key)
  const least = read.length < FEW_SOURCES ? CITED_BY_MIN_OF_FEW : CITED_BY_MIN
  const told = new Set(read)
  return {
    read,
    unknown: sources.map(({ key }) => key).filter((key) => !told.has(key)),
    edges,
    lacking: [...cited]
      .filter(([, by]) => by.length >= least)
      .map(([openAlexId, by]) => ({ openAlexId, by }))
      .toSorted((a, b) => b.by.length - a.by.length || a.openAlexId.localeCompare(b.openAlexId)),
  }
}
