import type { Drawing, Shape } from '@/lib/contracts/document-tree'

/** Points. */
const WIDTH = 440
const BOX_WIDTH = 204
const BOX_HEIGHT = 34
const GAP = 26
const SIDE_X = WIDTH - BOX_WIDTH
const TEXT_SIZE = 9
const LINE = 12
/** Letters that fit into a box at this size. */
const LETTERS_MAX = 46

/** A box of a flow, line by line, with what left it on the way to the next. */
export interface FlowRow {
  readonly lines: readonly string[]
  readonly removed: readonly string[]
}

/** Boxes one under another, what left them beside; arrows lead down and aside. Lines that are too long are cut. */
export function drawFlow(flow: readonly FlowRow[]): Drawing {
  const shapes: Shape[] = []
  let y = 0
  for (const [at, { lines, removed }] of flow.entries()) {
    const height = Math.max(heightOf(lines), heightOf(removed))
    shapes.push(...box({ x: 0, y, height: heightOf(lines) }, lines))
    const next = y + height + GAP
    if (removed.length > 0) {
      shapes.push(...box({ x: SIDE_X, y, height: heightOf(removed) }, removed))
      shapes.push(...arrowRight(BOX_WIDTH, SIDE_X, y + BOX_HEIGHT / 2))
    }
    if (at < flow.length - 1) shapes.push(...arrowDown(BOX_WIDTH / 2, y + heightOf(lines), next))
    y = next
  }
  return { width: WIDTH, height: y - GAP, shapes }
}

function heightOf(lines: readonly string[]): number {
  return lines.length === 0 ? 0 : (lines.length - 1) * LINE + BOX_HEIGHT
}

function box(
  { x, y, height }: { readonly x: number; readonly y: number; readonly height: number },
  lines: readonly string[],
): Shape[] {
  const first = y + (height - (lines.length - 1) * LINE) / 2 + TEXT_SIZE / 3
  return [
    { kind: 'rect', x, y, width: BOX_WIDTH, height, tone: 'line' },
    { kind: 'rect', x: x + 1, y: y + 1, width: BOX_WIDTH - 2, height: height - 2, tone: 'paper' },
    ...lines.map(
      (text, at): Shape => ({
        kind: 'text',
        x: x + BOX_WIDTH / 2,
        y: first + at * LINE,
        text: text.length > LETTERS_MAX ? `${text.slice(0, LETTERS_MAX - 1)}…` : text,
        size: TEXT_SIZE,
        anchor: 'middle',
        tone: 'ink',
      }),
    ),
  ]
}

const HEAD = 4

function arrowDown(x: number, from: number, to: number): Shape[] {
  return [line(x, from, x, to), line(x - HEAD, to - HEAD, x, to), line(x + HEAD, to - HEAD, x, to)]
}

function arrowRight(from: number, to: number, y: number): Shape[] {
  return [line(from, y, to, y), line(to - HEAD, y - HEAD, to, y), line(to - HEAD, y + HEAD, to, y)]
}

function line(x1: number, y1: number, x2: number, y2: number): Shape {
  return { kind: 'line', x1, y1, x2, y2, tone: 'soft' }
}
