import type { BlockOrigin, FigureBlock } from '@/lib/contracts/document-tree'
import type { Locale } from '@/lib/contracts/locale'
import type { DataReport } from '@/lib/contracts/paper-data'
import { speak } from '@/lib/core/text/say'
import { plain, table } from '@/lib/core/writing/blocks'
import { chapterWords } from '../floors/chapter-words'
import { decimal } from '../floors/data-tests'
import { boxPlot, groupBars, histogram } from './data-drawings'

const COLUMNS_DRAWN_MAX = 6
const SPREADS_DRAWN_MAX = 4

interface Told {
  readonly locale: Locale
  readonly origin: BlockOrigin
}

interface Drawn {
  readonly caption: string
  readonly alternative: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly drawing: FigureBlock['drawing']
}

/** Each column as a figure: measured ones as histograms, groups as bars, with the same numbers as a table and a sentence for those who do not see it. */
export function columnFigures({ columns }: DataReport, { locale, origin }: Told): readonly FigureBlock[] {
  const t = speak(chapterWords('data'), locale)
  const show = (value: number) => decimal(value, locale)
  const made = columns.flatMap((column): Drawn[] => {
    if (column.kind === 'group' && column.levels.length > 0) {
      const list = column.levels.map(({ value, count }) => `${value} (${count})`).join(', ')
      return [
        {
          caption: t('bars', { column: column.name }),
          alternative: t('barsDrawn', { column: column.name, n: column.n, list }),
          head: [t('group'), t('count')],
          rows: column.levels.map(({ value, count }) => [value, String(count)]),
          drawing: groupBars(column),
        },
      ]
    }
    if (column.kind !== 'number' || column.bins.length === 0) return []
    const [most] = column.bins.toSorted((a, b) => b.count - a.count)
    return [
      {
        caption: t('histogram', { column: column.name }),
        alternative: t('histogramDrawn', {
          column: column.name,
          n: column.n,
          min: show(column.min),
          max: show(column.max),
          count: most?.count ?? 0,
          from: show(most?.from ?? 0),
          to: show(most?.to ?? 0),
        }),
        head: [t('from'), t('to'), t('count')],
        rows: column.bins.map(({ from, to, count }) => [show(from), show(to), String(count)]),
        drawing: histogram(column, show),
      },
    ]
  })
  return made
    .slice(0, COLUMNS_DRAWN_MAX)
    .map((one, at) => figure(`data.column.${at}`, one, { locale, origin }))
}

/** Measured columns in the groups of another, as box plots. */
export function spreadFigures({ spreads }: DataReport, { locale, origin }: Told): readonly FigureBlock[] {
  const t = speak(chapterWords('data'), locale)
  const show = (value: number) => decimal(value, locale)
  return spreads.slice(0, SPREADS_DRAWN_MAX).map((spread, at) => {
    const { x, y, groups } = spread
    const list = groups.map(({ value, median }) => `${value}: ${show(median)}`).join('; ')
    const drawn = {
      caption: t('boxes', { x, y }),
      alternative: t('boxesDrawn', { x, y, list }),
      head: (['group', 'count', 'min', 'lower', 'median', 'upper', 'max'] as const).map((key) => t(key)),
      rows: groups.map(({ value, n, min, lower, median, upper, max }) => [
        value,
        String(n),
        ...[min, lower, median, upper, max].map(show),
      ]),
      drawing: boxPlot(spread, show),
    }
    return figure(`data.spread.${at}`, drawn, { locale, origin })
  })
}

function figure(
  id: string,
  { caption, alternative, head, rows, drawing }: Drawn,
  { origin }: Told,
): FigureBlock {
  return {
    kind: 'figure',
    id,
    origin,
    caption,
    alternative,
    drawing,
    note: '',
    table: table(
      `${id}.table`,
      {
        caption,
        head,
        rows: rows.map((cells) => cells.map((cell) => [plain(cell)])),
        widths: head.map(() => 1 / head.length),
      },
      origin,
    ),
  }
}
