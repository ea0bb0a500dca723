import { expect, test } from 'vitest'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import { DataReport } from '@/lib/contracts/paper-data'
import { wholePaperQueries, wholePaperSources, writeWholePaper } from '../floors/whole-paper-fixture'
import { paperTree } from '../paper-tree'
import { boxPlot, histogram } from './data-drawings'
import { columnFigures, spreadFigures } from './data-figures'
import { readData } from './read-data'

const rows = Array.from(
  { length: 60 },
  (_, at) => `${(at * 7) % 41},${(at * at) % 23},${at % 3 === 0 ? 'night' : 'day'}`,
)
const read = readData(['remote_work,productivity,shift', ...rows].join('\n'))
if (!read.ok) throw new Error(read.problem)
const data = DataReport.parse({ ...read.report, file: 'answers.csv', sha256: 'a1'.repeat(32) })
const origin = { stage: 'results-writer', engine: 'code' }

test('every value stands in exactly one bar of its histogram', () => {
  for (const column of data.columns)
    if (column.kind === 'number') {
      expect(column.bins.reduce((sum, { count }) => sum + count, 0)).toBe(column.n)
      const drawn = histogram(column, String).shapes.filter(({ kind }) => kind === 'rect')
      expect(drawn).toHaveLength(column.bins.filter(({ count }) => count > 0).length)
      const [first, last] = [column.bins[0], column.bins.at(-1)]
      expect(first?.from).toBeLessThanOrEqual(column.min)
      expect(last?.to).toBeGreaterThanOrEqual(column.max)
    }
})

test('nothing of a drawing lies outside it', () => {
  for (const { drawing } of [
    ...columnFigures(data, { locale: 'en', origin }),
    ...spreadFigures(data, { locale: 'en', origin }),
  ])
    for (const shape of drawing.shapes) {
      const xs =
        shape.kind === 'line'
          ? [shape.x1, shape.x2]
          : shape.kind === 'rect'
            ? [shape.x, shape.x + shape.width]
            : [shape.x]
      const ys =
        shape.kind === 'line'
          ? [shape.y1, shape.y2]
          : shape.kind === 'rect'
            ? [shape.y, shape.y + shape.height]
            : [shape.y]
      expect(xs.every((x) => x >= 0 && x <= drawing.width + 0.01)).toBe(true)
      expect(ys.every((y) => y >= 0 && y <= drawing.height + 0.01)).toBe(true)
    }
})

test('a box lies between the quarters with the median in it', () => {
  const [spread] = data.spreads
  if (!spread) throw new Error('no groups')
  for (const { min, lower, median, upper, max } of spread.groups)
    expect([min, lower, median, upper, max].toSorted((a, b) => a - b)).toEqual([
      min,
      lower,
      median,
      upper,
      max,
    ])
  expect(boxPlot(spread, String).shapes.filter(({ kind }) => kind === 'rect')).toHaveLength(
    spread.groups.length,
  )
})

test.each(['en', 'pt-BR', 'es'] as const)(
  'own data are drawn in the results, each with a caption, a sentence and its numbers, %s',
  async (locale) => {
    const { outputs } = writeWholePaper(locale, 'empirical', { data })
    const input = { query: wholePaperQueries[locale], locale, kind: 'empirical', data } as const
    const tree = paperTree(
      { input, sources: wholePaperSources, outputs, writers: new Map() },
      {
        part: 'paper',
        style: await loadCitationStyle('apa'),
        styleName: 'apa',
        date: '2026-05-04',
        names: { phase: String, agent: String },
      },
    )
    const figures = (tree?.chapters ?? []).flatMap(({ blocks }) =>
      blocks.flatMap((one) => (one.kind === 'figure' ? [one] : [])),
    )
    expect(figures).toHaveLength(5)
    for (const { caption, alternative, table } of figures) {
      expect(caption).toMatch(/remote_work|productivity|shift/)
      expect(alternative.length).toBeGreaterThan(caption.length)
      expect(table.rows.length).toBeGreaterThan(1)
    }
  },
)

test('a paper without data has no figure of any', async () => {
  const { outputs } = writeWholePaper('en', 'empirical')
  const tree = paperTree(
    {
      input: { query: wholePaperQueries.en, locale: 'en', kind: 'empirical' },
      sources: wholePaperSources,
      outputs,
      writers: new Map(),
    },
    {
      part: 'paper',
      style: await loadCitationStyle('apa'),
      styleName: 'apa',
      date: '2026-05-04',
      names: { phase: String, agent: String },
    },
  )
  expect(tree?.chapters.some(({ blocks }) => blocks.some(({ kind }) => kind === 'figure'))).toBe(false)
})
