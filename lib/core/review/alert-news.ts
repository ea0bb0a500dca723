import type { SearchReplay } from '@/lib/contracts/search-trace'

/** Ids kept of what was told; a project has fewer records. */
const TOLD_MAX = 12_000

export interface AlertNews {
  /** Found now, and in no alert before. */
  readonly fresh: number
  /** Withdrawn since, and in no alert before. */
  readonly retracted: number
  /** All that has been told now. */
  readonly told: readonly string[]
}

/** What of a run is news: each work and each withdrawal is told once. Pure. */
export function alertNews(
  { fresh, retracted }: Pick<SearchReplay, 'fresh' | 'retracted'>,
  told: readonly string[],
): AlertNews {
  const before = new Set(told)
  const freshIds = fresh.map(({ id }) => id).filter((id) => !before.has(id))
  const goneIds = retracted.map((id) => `retracted:${id}`).filter((id) => !before.has(id))
  return {
    fresh: new Set(freshIds).size,
    retracted: new Set(goneIds).size,
    told: [...new Set([...told, ...freshIds, ...goneIds])].slice(-TOLD_MAX),
  }
}
