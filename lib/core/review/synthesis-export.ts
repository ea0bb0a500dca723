import type { Locale } from '@/lib/contracts/locale'
import type { Column } from '@/lib/contracts/review'
import { writeCsvRows } from '@/lib/core/formats/csv-cell'
import { say } from '@/lib/core/text/say'
import { type ReviewPhrase, reviewPhrases } from './review-phrases'
import { type SynthesisRow, synthesisColumns } from './synthesis-table'

/** The table as rows of texts with a heading row; what is not said is said so. */
export function synthesisTexts(
  rows: readonly SynthesisRow[],
  { columns, locale }: { readonly columns: readonly Column[]; readonly locale: Locale },
): readonly (readonly string[])[] {
  const t = (key: ReviewPhrase) => say(reviewPhrases, locale, key)
  const head = [
    t('study'),
    ...synthesisColumns.map(t),
    ...columns.map(({ question }) => question),
    t('direction'),
    t('quality'),
  ]
  const body = rows.map(({ study, cells, direction, quality }) => [
    study,
    ...cells.map(({ text }) => text || t('not-said')),
    t(direction),
    `${quality} %`,
  ])
  return [head, ...body]
}

/** The table as CSV; a text that a spreadsheet would take for a formula is kept a text. */
export function synthesisCsv(...given: Parameters<typeof synthesisTexts>): string {
  return writeCsvRows(synthesisTexts(...given))
}
