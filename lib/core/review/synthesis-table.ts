import type { Locale } from '@/lib/contracts/locale'
import type { CitationStyleName } from '@/lib/contracts/proposal-run'
import type { Column, FindingDirection, StudySentence } from '@/lib/contracts/review'
import { citationLabel } from '@/lib/core/identity/citation-label'
import type { ReviewedSource } from './reviewed-source'
import { countryNames, designName } from './study-labels'

/** A cell: what is shown, and the sentence that it opens; `said` is null where the source does not say. */
export interface SynthesisCell {
  readonly text: string
  readonly said: StudySentence | null
}

export interface SynthesisRow {
  readonly key: string
  readonly study: string
  readonly year: number | null
  readonly quality: number
  readonly direction: FindingDirection
  /** By the names of `synthesisColumns`, then one for each question of the student. */
  readonly cells: readonly SynthesisCell[]
}

export const synthesisColumns = ['country', 'design', 'sample', 'measure', 'finding', 'limitation'] as const

/** One row for each source, with the student's columns behind the fixed ones. */
export function synthesisRows(
  reviewed: readonly ReviewedSource[],
  {
    columns,
    style,
    locale,
  }: {
    readonly columns: readonly Column[]
    readonly style: CitationStyleName
    readonly locale: Locale
  },
): readonly SynthesisRow[] {
  return reviewed.map((one) => {
    const { source, study } = one
    const shown: Partial<Record<(typeof synthesisColumns)[number], string>> = {
      country: countryNames(study, locale).join(', '),
      ...(study.design === null ? {} : { design: designName(study.design, locale) }),
    }
    const asked = columns.map(({ answers }) => answers.find(({ key }) => key === source.key)?.said ?? null)
    return {
      key: source.key,
      // As the text cites it, so that one finds the other.
      study: citationLabel(source.work, style),
      year: source.work.year,
      quality: Math.round(source.quality),
      direction: study.direction,
      cells: [
        ...synthesisColumns.map((column) => {
          const said = study.said[column]
          return { said, text: said === null ? '' : (shown[column] ?? said.text) }
        }),
        ...asked.map((said) => ({ said, text: said?.text ?? '' })),
      ],
    }
  })
}

export type SynthesisSort = 'study' | 'year' | 'quality' | number

/** The rows that hold every word of `filter` somewhere, in the order of a column; what is not said comes last. */
export function arrangeRows(
  rows: readonly SynthesisRow[],
  {
    filter,
    sort,
    descending,
  }: { readonly filter: string; readonly sort: SynthesisSort; readonly descending: boolean },
): readonly SynthesisRow[] {
  const wanted = filter.toLowerCase().split(/\s+/).filter(Boolean)
  const sign = descending ? -1 : 1
  const cellOf = (row: SynthesisRow): string | number | null => {
    if (typeof sort === 'number') return row.cells[sort]?.text || null
    return row[sort]
  }
  return rows
    .filter((row) => {
      const text = [row.study, ...row.cells.map((cell) => cell.text)].join(' ').toLowerCase()
      return wanted.every((word) => text.includes(word))
    })
    .toSorted((a, b) => compare(cellOf(a), cellOf(b), sign))
}

function compare(a: string | number | null, b: string | number | null, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
  return sign * String(a).localeCompare(String(b))
}
