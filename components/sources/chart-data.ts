import type { SourceRow } from '@/lib/contracts/source-validation'
import { isHeldBack, originsOf, type QualityLevel, qualityLevel } from '@/lib/core/relevance/threshold'
import { type ListView, overlapKey } from './list-view'

/** More columns than this are drawn as spans of years. */
const COLUMNS_MAX = 24
const SPANS = [1, 2, 5, 10, 25, 50, 100] as const
/** Combinations of databases that are drawn; rarer ones are named as "others" by their number. */
const COMBINATIONS_MAX = 8

/** What years and databases are counted over: a bar says how many the list shows when it is pressed. */
export function countedRows(
  rows: readonly SourceRow[],
  { heldBack }: Pick<ListView, 'heldBack'>,
): readonly SourceRow[] {
  return heldBack ? rows : rows.filter((row) => !isHeldBack(row))
}

interface YearColumn {
  readonly from: number
  readonly to: number
  readonly count: number
}

/** Sources by year without holes, oldest first; wide ranges in equal spans. Sources of unknown year are counted apart. */
export function yearColumns(rows: readonly SourceRow[]): { columns: readonly YearColumn[]; unknown: number } {
  const years = rows.flatMap(({ work }) => (work.year === null ? [] : [work.year]))
  const unknown = rows.length - years.length
  if (years.length === 0) return { columns: [], unknown }
  const first = years.reduce((a, b) => Math.min(a, b))
  const last = years.reduce((a, b) => Math.max(a, b))
  const span = SPANS.find((width) => (last - first + 1) / width <= COLUMNS_MAX) ?? 100
  const start = first - (first % span)
  const columns = Array.from({ length: Math.floor((last - start) / span) + 1 }, (_, index) => {
    // The ends name years that there are, not where a round span would begin or end.
    const from = Math.max(first, start + index * span)
    const to = Math.min(last, start + (index + 1) * span - 1)
    return { from, to, count: years.filter((year) => year >= from && year <= to).length }
  })
  return { columns, unknown }
}

/** Sources by quality level, all four levels. */
export function qualityCounts(rows: readonly SourceRow[]): Readonly<Record<QualityLevel, number>> {
  const counts = { high: 0, medium: 0, lower: 0, heldBack: 0 }
  for (const row of rows) counts[qualityLevel(row)] += 1
  return counts
}

interface Overlap {
  /** Databases with any source, most sources first. */
  readonly databases: readonly { readonly id: string; readonly count: number }[]
  /** Exact combinations, most sources first; `key` as in the list's address. */
  readonly combinations: readonly {
    readonly key: string
    readonly databases: readonly string[]
    readonly count: number
  }[]
  /** Combinations that are not drawn. */
  readonly others: number
}

/** Which databases have the same sources: the figures of an upset plot. */
export function overlapOf(rows: readonly SourceRow[]): Overlap {
  const databases = new Map<string, number>()
  const combinations = new Map<string, { databases: readonly string[]; count: number }>()
  for (const row of rows) {
    const origins = originsOf(row)
    for (const id of origins) databases.set(id, (databases.get(id) ?? 0) + 1)
    const key = overlapKey(row)
    combinations.set(key, { databases: origins, count: (combinations.get(key)?.count ?? 0) + 1 })
  }
  const ranked = [...combinations]
    .map(([key, combination]) => ({ key, ...combination }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
  return {
    databases: [...databases]
      .map(([id, count]) => ({ id, count }))
      .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1)),
    combinations: ranked.slice(0, COMBINATIONS_MAX),
    others: Math.max(0, ranked.length - COMBINATIONS_MAX),
  }
}
