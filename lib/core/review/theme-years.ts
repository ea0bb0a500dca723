import type { ReviewState } from './review-state'

/** Sources of one theme by year; those without a year stand apart and are in no column. */
export interface ThemeRow {
  /** null: sources that no theme joins. */
  readonly theme: string | null
  /** Keys of sources, one list for each year of the map. */
  readonly byYear: readonly (readonly string[])[]
  readonly undated: readonly string[]
}

export interface ThemeYears {
  /** Every year from the earliest to the latest, ascending: a year without a source is a gap that is seen. */
  readonly years: readonly number[]
  /** The first year also holds earlier sources. */
  readonly isOpen: boolean
  readonly rows: readonly ThemeRow[]
}

/** Years of the map; earlier ones are told together in its first column. */
const YEARS_MAX = 15

/**
 * Where the sources of a review stand over years and themes; each source is in exactly one place. In the first year of a long span stand the earlier ones, too. Pure.
 */
export function themeYears({ gathered, themes }: Pick<ReviewState, 'gathered' | 'themes'>): ThemeYears {
  const sources = gathered?.sources ?? []
  const dated = sources.flatMap(({ work }) => work.year ?? [])
  const last = Math.max(...dated)
  const first = Math.max(Math.min(...dated), last - YEARS_MAX + 1)
  const years = dated.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const themeOf = new Map((themes ?? []).flatMap(({ id, sources: keys }) => keys.map((key) => [key, id])))
  const rowOf = (theme: string | null, id: string | undefined): ThemeRow => {
    const own = sources.filter(({ key }) => themeOf.get(key) === id)
    const keysIn = (year: number) =>
      own.flatMap(({ key, work }) => (work.year !== null && Math.max(work.year, first) === year ? [key] : []))
    return {
      theme,
      byYear: years.map(keysIn),
      undated: own.flatMap(({ key, work }) => (work.year === null ? [key] : [])),
    }
  }
  const rows = [...(themes ?? []).map(({ id, name }) => rowOf(name, id)), rowOf(null, undefined)]
  const isOpen = dated.some((year) => year < first)
  return { years, isOpen, rows: rows.filter((row) => row.undated.length + row.byYear.flat().length > 0) }
}
