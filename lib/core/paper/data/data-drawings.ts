import type { Drawing, Shape } from '@/lib/contracts/document-tree'
import type { DataColumn, DataReport } from '@/lib/contracts/paper-data'

/** Points: as wide as a page of either style leaves room for. */
const WIDTH = 440
const HEIGHT = 170
const LEFT = 34
const RIGHT = 10
const TOP = 14
const BASE = 146
const SIZE = 8
const BAR_SHARE = 0.7
/** Letters that stand under a bar. */
const LABEL_MAX = 16
const LABEL_WIDTH_MIN = 44

type Show = (value: number) => string
type Measured = Extract<DataColumn, { kind: 'number' }>
type Grouped = Extract<DataColumn, { kind: 'group' }>
type Spread = DataReport['spreads'][number]

const text = (x: number, y: number, said: string, anchor: 'start' | 'middle' | 'end' = 'middle'): Shape => ({
  kind: 'text',
  x,
  y,
  text: said,
  size: SIZE,
  anchor,
  tone: 'ink',
})
const line = (x1: number, y1: number, x2: number, y2: number): Shape => ({
  kind: 'line',
  x1,
  y1,
  x2,
  y2,
  tone: 'ink',
})
const baseLine = line(LEFT, BASE, WIDTH - RIGHT, BASE)
const cut = (label: string) => (label.length > LABEL_MAX ? `${label.slice(0, LABEL_MAX - 1)}…` : label)

/** Counts as bars from left to right, each with its count above; `tight` bars touch. */
function bars(counts: readonly number[], tight: boolean): readonly Shape[] {
  const room = (WIDTH - LEFT - RIGHT) / counts.length
  const highest = Math.max(1, ...counts)
  const width = room * (tight ? 1 : BAR_SHARE)
  return counts.flatMap((count, at): Shape[] => {
    const height = ((BASE - TOP) * count) / highest
    const x = LEFT + at * room + (room - width) / 2
    const bar: Shape = { kind: 'rect', x, y: BASE - height, width, height, tone: 'accent' }
    const sides = tight && count > 0 ? [line(x, BASE - height, x, BASE)] : []
    return [...(count > 0 ? [bar] : []), ...sides, text(x + width / 2, BASE - height - 3, String(count))]
  })
}

/** A histogram with the borders of its bars below; every second border where they are many. */
export function histogram({ bins }: Measured, show: Show): Drawing {
  const room = (WIDTH - LEFT - RIGHT) / bins.length
  const every = Math.max(1, Math.ceil(LABEL_WIDTH_MIN / room))
  const borders = [...bins.map(({ from }) => from), bins.at(-1)?.to ?? 0]
  const labels = borders.flatMap((border, at) =>
    at % every === 0 ? [text(LEFT + at * room, BASE + SIZE + 4, show(border))] : [],
  )
  const counts = bins.map(({ count }) => count)
  return { width: WIDTH, height: HEIGHT, shapes: [...bars(counts, true), baseLine, ...labels] }
}

/** Groups as bars, the largest first. */
export function groupBars({ levels }: Grouped): Drawing {
  const room = (WIDTH - LEFT - RIGHT) / levels.length
  const labels = levels.map(({ value }, at) => text(LEFT + (at + 0.5) * room, BASE + SIZE + 4, cut(value)))
  const counts = levels.map(({ count }) => count)
  return { width: WIDTH, height: HEIGHT, shapes: [...bars(counts, false), baseLine, ...labels] }
}

/** Boxes from the lower to the upper quarter with the median, lines from the lowest to the highest value (Tukey 1977, without outliers). */
export function boxPlot({ groups }: Spread, show: Show): Drawing {
  const [low, high] = [Math.min(...groups.map(({ min }) => min)), Math.max(...groups.map(({ max }) => max))]
  const span = high - low || 1
  const yOf = (value: number) => BASE - ((BASE - TOP) * (value - low)) / span
  const room = (WIDTH - LEFT - RIGHT) / groups.length
  const boxes = groups.flatMap(({ value, min, lower, median, upper, max }, at): Shape[] => {
    const middle = LEFT + (at + 0.5) * room
    const half = Math.min(28, (room * BAR_SHARE) / 2)
    return [
      line(middle, yOf(min), middle, yOf(lower)),
      line(middle, yOf(upper), middle, yOf(max)),
      line(middle - half / 2, yOf(min), middle + half / 2, yOf(min)),
      line(middle - half / 2, yOf(max), middle + half / 2, yOf(max)),
      {
        kind: 'rect',
        x: middle - half,
        y: yOf(upper),
        width: 2 * half,
        height: Math.max(0.5, yOf(lower) - yOf(upper)),
        tone: 'accent',
      },
      line(middle - half, yOf(median), middle + half, yOf(median)),
      text(middle, BASE + SIZE + 8, cut(value)),
    ]
  })
  const axis = [low, (low + high) / 2, high].map((value) =>
    text(LEFT - 4, yOf(value) + SIZE / 3, show(value), 'end'),
  )
  return { width: WIDTH, height: HEIGHT + 4, shapes: [line(LEFT, TOP, LEFT, BASE), ...axis, ...boxes] }
}
