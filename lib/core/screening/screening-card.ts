import type { ScreeningCard } from '@/lib/contracts/reviewers'
import type { Source } from '@/lib/contracts/source'

/** Authors named on a card; the others are counted as "et al.". */
const AUTHORS_NAMED_MAX = 6

/** A source as a reviewer reads it: nothing of ranks, scores or what others think. */
export function screeningCard({ id, work }: Pick<Source, 'id' | 'work'>): ScreeningCard {
  const names = work.authors.map(
    ({ family, given, full }) => full ?? [family, given].filter(Boolean).join(', '),
  )
  const named = names.slice(0, AUTHORS_NAMED_MAX).join('; ')
  return {
    id,
    title: work.title,
    authors: names.length > AUTHORS_NAMED_MAX ? `${named} et al.` : named,
    year: work.year,
    venue: work.venue,
    doi: work.doi,
    language: work.language,
    abstract: work.abstract ?? work.snippet ?? null,
  }
}

/** Votes and settlements by the ids that sources have now; what speaks of no present source is left out. The first of two that fall together stays. */
export function underPresentIds<T extends { readonly sourceId: string; readonly linkId?: string }>(
  entries: readonly T[],
  sources: readonly Pick<Source, 'id' | 'aliases'>[],
): readonly T[] {
  const present = new Map(
    sources.flatMap(({ id, aliases }) => [id, ...aliases].map((name) => [name, id] as const)),
  )
  const kept = new Map<string, T>()
  for (const entry of entries) {
    const sourceId = present.get(entry.sourceId)
    const key = `${entry.linkId ?? ''} ${sourceId}`
    if (sourceId !== undefined && !kept.has(key)) kept.set(key, { ...entry, sourceId })
  }
  return [...kept.values()]
}
