import type { Drawing, FigureBlock, Shape } from '@/lib/contracts/document-tree'
import type { SearchCounts } from '@/lib/contracts/proposal-run'
import { plain, table } from '@/lib/core/writing/blocks'
import type { DocumentPhrase } from './document-phrases'
import type { Writing } from './writing'

/** Points. */
const WIDTH = 440
const BOX_WIDTH = 200
const BOX_HEIGHT = 34
const GAP = 26
const SIDE_X = WIDTH - BOX_WIDTH
const TEXT_SIZE = 9
const LINE = 12

interface Count {
  readonly label: DocumentPhrase
  readonly count: number
}

/** A box of the flow, with what left it on the way to the next. */
interface FlowRow extends Count {
  readonly removed: readonly Count[]
}

/** How the sources came about, after the flow diagram of PRISMA 2020 (doi:10.1136/bmj.n71), with the same as a table. */
export function flowFigure(writing: Writing, counts: SearchCounts): FigureBlock {
  const { say: t } = writing
  const by = writing.origin('literature')
  const flow = flowOf(counts)
  const name = ({ label, count }: Count) => `${t(label)} (n = ${writing.number(count)})`
  return {
    kind: 'figure',
    id: 'flow.figure',
    origin: by,
    caption: t('searchFlow'),
    alternative: t('flowAlternative', {
      found: counts.found,
      duplicates: counts.duplicates,
      screened: screenedOf(counts),
      chosen: counts.chosen,
    }),
    drawing: drawFlow(flow, name),
    note: t('flowNote'),
    table: table(
      'flow.table',
      {
        caption: t('searchFlow'),
        head: [t('flowStep'), t('flowCount')],
        rows: flow
          .flatMap((row) => [row, ...row.removed])
          .map(({ label, count }) => [[plain(t(label))], [plain(writing.number(count))]]),
        widths: [0.75, 0.25],
        note: t('flowNote'),
      },
      by,
    ),
  }
}

function screenedOf({ found, duplicates }: SearchCounts): number {
  return Math.max(0, found - duplicates)
}

function flowOf(counts: SearchCounts): readonly FlowRow[] {
  const screened = screenedOf(counts)
  const rest = screened - counts.filtered - counts.heldBack - counts.excluded - counts.chosen
  const removed: Count[] = [
    { label: 'filtered', count: counts.filtered },
    { label: 'heldBack', count: counts.heldBack },
    { label: 'excluded', count: counts.excluded },
    // Sources the student brought along can make more chosen than were screened.
    { label: 'notChosen', count: Math.max(0, rest) },
  ]
  return [
    { label: 'found', count: counts.found, removed: [{ label: 'duplicates', count: counts.duplicates }] },
    { label: 'screened', count: screened, removed: removed.filter(({ count }) => count > 0) },
    { label: 'chosen', count: counts.chosen, removed: [] },
  ]
}

function drawFlow(flow: readonly FlowRow[], name: (count: Count) => string): Drawing {
  const shapes: Shape[] = []
  let y = 0
  for (const [at, row] of flow.entries()) {
    const sideHeight = row.removed.length === 0 ? 0 : row.removed.length * LINE + BOX_HEIGHT - LINE
    shapes.push(...box({ x: 0, y, height: BOX_HEIGHT }, [name(row)]))
    const isLast = at === flow.length - 1
    const next = y + Math.max(BOX_HEIGHT, sideHeight) + GAP
    if (row.removed.length > 0) {
      shapes.push(...box({ x: SIDE_X, y, height: sideHeight }, row.removed.map(name)))
      shapes.push(...arrowRight(BOX_WIDTH, SIDE_X, y + BOX_HEIGHT / 2))
    }
    if (!isLast) shapes.push(...arrowDown(BOX_WIDTH / 2, y + BOX_HEIGHT, next))
    y = next
  }
  return { width: WIDTH, height: y - GAP, shapes }
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
        text,
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
