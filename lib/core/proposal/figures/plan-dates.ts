import type { WorkTask } from '@/lib/contracts/proposal-run'
import { noFreeDays } from './free-days'
import { levelWork, type Piece, type Span } from './level-work'

/** Minutes of a week spread over its days leave no remainder in units of 1/420 hour. */
const UNITS_PER_HOUR = 420
/** Weeks of five and of seven working days divide it. */

/** Units that a student of so many hours a week works on a day: the week's hours, spread evenly over its working days. */
export const dailyUnits = (
  weeklyHours: number,
  workingDays: number = noFreeDays.workingDaysPerWeek,
): number => Math.round((weeklyHours * UNITS_PER_HOUR) / workingDays)

/** Days counted from the defence (its own day is 0, the day before −1). `end` is after waiting, `start` before work. */
export interface TaskDates {
  readonly start: number
  readonly end: number
}
export type Dates = ReadonlyMap<string, TaskDates>

const unitsOf = ({ hours }: WorkTask): number => Math.round(hours * UNITS_PER_HOUR)

/** Tasks before what needs them, else in the order given; null where they need each other in a circle. */
export function inOrder(tasks: readonly WorkTask[]): readonly WorkTask[] | null {
  const ordered: WorkTask[] = []
  const placed = new Set<string>()
  for (let round = 0; round < tasks.length; round++) {
    const next = tasks.find(({ id, after }) => !placed.has(id) && after.every((one) => placed.has(one)))
    if (!next) return null
    ordered.push(next)
    placed.add(next.id)
  }
  return ordered
}

/** Days from the first task before each task to its end if it were the only chain: works and waits, the longest way. */
function headsOf(ordered: readonly WorkTask[], perDay: number): ReadonlyMap<string, number> {
  const heads = new Map<string, number>()
  for (const task of ordered) {
    const before = Math.max(0, ...task.after.map((id) => heads.get(id) ?? 0))
    heads.set(task.id, before + unitsOf(task) / perDay + task.waitDays)
  }
  return heads
}

/**
 * The latest dates on which one worker meets the defence. Of tasks that could go last, the one with the longest way
 * behind it does: the parallel method of resource-constrained scheduling (Kolisch 1996,
 * doi:10.1016/0377-2217(95)00357-6), run backwards.
 * Null where the work would begin more than a hundred years before. `ordered` as from inOrder.
 */
export function latestDates(
  ordered: readonly WorkTask[],
  perDay: number,
  isFree: ((day: number) => boolean) | null = null,
): Dates | null {
  const heads = headsOf(ordered, perDay)
  const pieces = ordered.toReversed().map((task): Piece => {
    return {
      id: task.id,
      units: unitsOf(task),
      prerequisites: ordered.filter(({ after }) => after.includes(task.id)).map(({ id }) => id),
      lead: task.waitDays,
      tail: 0,
      rank: heads.get(task.id) ?? 0,
    }
  })
  const spans = levelWork(pieces, perDay, isFree && ((step) => isFree(-1 - step)))
  return (
    spans &&
    datesOf(ordered, spans, (span, waitDays) => ({
      start: -1 - span.worked,
      end: -1 - span.first + waitDays,
    }))
  )
}

/** The earliest dates when work begins on day `first`, the most urgent (by the latest end of its work) going first. Null as for latestDates. */
export function earliestDates(
  ordered: readonly WorkTask[],
  options: {
    readonly perDay: number
    readonly first: number
    readonly latest: Dates
    readonly isFree?: ((day: number) => boolean) | null
    /** Whether a task is bound to the defence and so not begun before its latest start; none is when left out. */
    readonly isLate?: (task: WorkTask) => boolean
  },
): Dates | null {
  const { isFree = null, first, isLate = () => false, latest } = options
  const pieces = ordered.map((task): Piece => {
    return {
      id: task.id,
      units: unitsOf(task),
      prerequisites: task.after,
      lead: 0,
      tail: task.waitDays,
      rank: task.waitDays - (latest.get(task.id)?.end ?? 0),
      notBefore: isLate(task) ? Math.max(0, (latest.get(task.id)?.start ?? first) - first) : 0,
    }
  })
  const spans = levelWork(pieces, options.perDay, isFree && ((step) => isFree(first + step)))
  return (
    spans &&
    datesOf(ordered, spans, (span) => ({
      start: options.first + span.first,
      end: options.first + span.last,
    }))
  )
}

function datesOf(
  tasks: readonly WorkTask[],
  spans: ReadonlyMap<string, Span>,
  read: (span: Span, waitDays: number) => TaskDates,
): Dates {
  return new Map(
    tasks.flatMap(({ id, waitDays }) => {
      const span = spans.get(id)
      return span ? [[id, read(span, waitDays)] as const] : []
    }),
  )
}

/** The day of the very first task; 0 where there is none. */
export const firstDay = (dates: Dates): number =>
  [...dates.values()].reduce((first, { start }) => Math.min(first, start), 0)
