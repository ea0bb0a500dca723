import type { Drawing, Shape, Tone } from '@/lib/contracts/document-tree'
import type { Locale } from '@/lib/contracts/locale'
import type { Day, Ledger, ScheduledTask } from '@/lib/contracts/proposal-run'
import { say } from '@/lib/core/text/say'
import { addDays, daysBetween } from './calendar'
import { tasksByPhase } from './gantt-table'
import { chartPhrases, phasePhrases } from './schedule-phrases'
import { timeTicks } from './time-axis'

/** Points between the margins of a page of A4 with 3 cm and 2 cm. */
const WIDTH = 451
const TEXT_SIZE = 7
const HEAD_SIZE = 7.5
/** Height of a line, in points: loose where there is room, tight where there are many tasks. */
const LINE_MAX = 13
const LINE_MIN = 9
/** Height that axis and lines share; a page of either style leaves room for caption and note. */
const LINES_HEIGHT = 540
const AXIS_HEIGHT = 14
const LEGEND_HEIGHT = 18
const LABEL_SHARE = 0.36
/** Mean width of a letter as a share of the text size; both body fonts of the styles are narrower. */
const LETTER_SHARE = 0.5
const TICK_ROOM = 32
/** A task of an hour can still be seen. */
const BAR_MIN = 1.5

/**
 * The ledger as a Gantt chart, in points: phases with their tasks by date, work, waiting and slack apart, dashed lines on
 * the start and the defence. What lies before the start is drawn in the tone `warn`. Widest at `width`; as high as its lines.
 */
export function ganttDrawing(
  ledger: Ledger,
  options: { readonly locale: Locale; readonly width?: number },
): Drawing {
  const frame = frameOf(ledger, options)
  return {
    width: frame.width,
    height: frame.bottom + LEGEND_HEIGHT,
    cuts: phaseTops(ledger, frame),
    shapes: [...axis(frame), ...lines(ledger, frame), ...limits(ledger, frame), ...legend(ledger, frame)],
  }
}

/** Where each phase begins. */
function phaseTops(ledger: Ledger, { top, line }: Frame): number[] {
  let y = top
  return tasksByPhase(ledger).map(({ tasks }) => {
    const begins = y
    y += line * (tasks.length + 1)
    return begins
  })
}

interface Frame {
  readonly locale: Locale
  readonly width: number
  readonly left: number
  readonly top: number
  readonly bottom: number
  readonly line: number
  readonly first: Day
  readonly last: Day
  readonly xOf: (day: Day) => number
}

function frameOf(ledger: Ledger, options: { readonly locale: Locale; readonly width?: number }): Frame {
  const width = options.width ?? WIDTH
  const phases = tasksByPhase(ledger)
  const count = phases.reduce((sum, { tasks }) => sum + tasks.length + 1, 0)
  const line = Math.max(LINE_MIN, Math.min(LINE_MAX, LINES_HEIGHT / Math.max(1, count)))
  const first = ledger.latestStart < ledger.start ? ledger.latestStart : ledger.start
  const span = daysBetween(first, ledger.defence)
  const left = Math.round(width * LABEL_SHARE)
  const xOf = (day: Day) => left + ((width - left) * daysBetween(first, day)) / span
  const bottom = AXIS_HEIGHT + count * line
  return {
    locale: options.locale,
    width,
    left,
    top: AXIS_HEIGHT,
    bottom,
    line,
    first,
    last: ledger.defence,
    xOf,
  }
}

function axis(frame: Frame): Shape[] {
  const { first, last, locale } = frame
  const ticksMax = Math.max(1, Math.floor((frame.width - frame.left) / TICK_ROOM))
  return timeTicks({ first, last, ticksMax, locale }).flatMap(({ day, label }): Shape[] => {
    const x = frame.xOf(day)
    const mark = { kind: 'line', x1: x, y1: frame.top - 3, x2: x, y2: frame.bottom, tone: 'line' } as const
    const fits = x + widthOf(label) / 2 <= frame.width
    return fits ? [mark, text({ x, y: frame.top - 5, text: label, anchor: 'middle', tone: 'soft' })] : [mark]
  })
}

function lines(ledger: Ledger, frame: Frame): Shape[] {
  let y = frame.top
  return tasksByPhase(ledger).flatMap(({ phase, tasks }) => {
    const head = phaseLine(say(phasePhrases, frame.locale, phase), tasks, frame, y)
    y += frame.line
    const bars = tasks.flatMap((task) => {
      const shapes = taskLine(task, ledger.start, frame, y)
      y += frame.line
      return shapes
    })
    return [...head, ...bars]
  })
}

function phaseLine(title: string, tasks: readonly ScheduledTask[], frame: Frame, y: number): Shape[] {
  const from = tasks.map(({ start }) => start).reduce((a, b) => (a < b ? a : b))
  const to = tasks.map(({ end }) => end).reduce((a, b) => (a > b ? a : b))
  const x = frame.xOf(from)
  return [
    { kind: 'line', x1: 0, y1: y, x2: frame.width, y2: y, tone: 'line' },
    text({ x: 0, y: baseLine(frame, y), text: cut(title, frame.left - 4), size: HEAD_SIZE }),
    {
      kind: 'rect',
      x,
      y: y + frame.line / 2 - 1,
      width: barWidth(x, frame.xOf(nextDay(to))),
      height: 2,
      tone: 'ink',
    },
  ]
}

function taskLine(task: ScheduledTask, start: Day, frame: Frame, y: number): Shape[] {
  // Work ends where waiting begins; the day on which it ends belongs to it.
  const worked = nextDay(addDays(task.end, -task.waitDays))
  const bars = [
    ...bar({ from: task.start, to: worked, start, tone: 'accent' }, frame, y),
    ...(task.waitDays > 0 ? bar({ from: worked, to: nextDay(task.end), start, tone: 'soft' }, frame, y) : []),
  ]
  const label = text({ x: 6, y: baseLine(frame, y), text: cut(task.title, frame.left - 10) })
  return [label, ...slackLine(task, frame, y), ...bars]
}

/** From the end of a task that was planned early to its latest end. */
function slackLine({ end, latestEnd }: ScheduledTask, frame: Frame, y: number): Shape[] {
  if (latestEnd === null || latestEnd <= end) return []
  const middle = y + frame.line / 2
  return [
    {
      kind: 'line',
      x1: frame.xOf(nextDay(end)),
      y1: middle,
      x2: frame.xOf(nextDay(latestEnd)),
      y2: middle,
      tone: 'soft',
    },
  ]
}

interface Bar {
  readonly from: Day
  readonly to: Day
  readonly start: Day
  readonly tone: Tone
}

/** A bar, cut where the start is: what lies before it is missing time. Waiting is thinner than work. */
function bar({ from, to, start, tone }: Bar, frame: Frame, y: number): Shape[] {
  const height = tone === 'soft' ? frame.line * 0.25 : frame.line * 0.6
  const piece = (a: Day, b: Day, colour: Tone): Shape => {
    const x = Math.min(frame.xOf(a), frame.width - BAR_MIN)
    return {
      kind: 'rect',
      x,
      y: y + (frame.line - height) / 2,
      width: barWidth(x, frame.xOf(b)),
      height,
      tone: colour,
    }
  }
  if (to <= start) return [piece(from, to, 'warn')]
  return from < start ? [piece(from, start, 'warn'), piece(start, to, tone)] : [piece(from, to, tone)]
}

const barWidth = (from: number, to: number): number => Math.max(BAR_MIN, to - from)
const nextDay = (day: Day): Day => addDays(day, 1)
const baseLine = (frame: Frame, y: number): number => y + frame.line / 2 + TEXT_SIZE * 0.35

function limits(ledger: Ledger, frame: Frame): Shape[] {
  const days = ledger.latestStart < ledger.start ? [ledger.start, ledger.defence] : [ledger.defence]
  return days.map((day) => {
    const x = frame.xOf(day)
    return { kind: 'line', x1: x, y1: frame.top - 3, x2: x, y2: frame.bottom, tone: 'ink', dashed: true }
  })
}

function legend(ledger: Ledger, frame: Frame): Shape[] {
  const isLate = ledger.latestStart < ledger.start
  const hasSlack = ledger.tasks.some(({ latestEnd, end }) => latestEnd !== null && latestEnd > end)
  const words = [
    { key: 'work', tone: 'accent' },
    { key: 'waiting', tone: 'soft' },
    ...(isLate ? ([{ key: 'early', tone: 'warn' }] as const) : []),
    ...(hasSlack ? ([{ key: 'slack', tone: 'line' }] as const) : []),
  ] as const
  const y = frame.bottom + 12
  let x = 0
  const keys = words.flatMap(({ key, tone }): Shape[] => {
    const label = say(chartPhrases, frame.locale, key)
    const from = x
    x += 14 + widthOf(label) + 12
    const box =
      key === 'slack'
        ? ({ kind: 'line', x1: from, y1: y - 2.5, x2: from + 10, y2: y - 2.5, tone: 'soft' } as const)
        : ({ kind: 'rect', x: from, y: y - 5, width: 10, height: 5, tone } as const)
    return [box, text({ x: from + 14, y, text: label, tone: 'soft' })]
  })
  const marks = [isLate ? 'start' : null, 'defence'] as const
  const shown = marks.filter((key) => key !== null).map((key) => say(chartPhrases, frame.locale, key))
  const dashes = {
    kind: 'line',
    x1: x,
    y1: y - 2.5,
    x2: x + 10,
    y2: y - 2.5,
    tone: 'ink',
    dashed: true,
  } as const
  return [...keys, dashes, text({ x: x + 14, y, text: shown.join(', '), tone: 'soft' })]
}

function text(shape: {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly size?: number
  readonly anchor?: 'start' | 'middle'
  readonly tone?: Tone
}): Shape {
  return { kind: 'text', size: TEXT_SIZE, anchor: 'start', tone: 'ink', ...shape }
}

const widthOf = (label: string): number => label.length * TEXT_SIZE * LETTER_SHARE

/** As much of the title as there is room for, with an ellipsis where something is left out. */
function cut(title: string, room: number): string {
  const letters = Math.floor(room / (TEXT_SIZE * LETTER_SHARE))
  const all = [...title]
  return all.length <= letters
    ? title
    : `${all
        .slice(0, letters - 1)
        .join('')
        .trimEnd()}…`
}
