import type { Lever, WorkTask } from '@/lib/contracts/proposal-run'
import { dailyUnits, firstDay, latestDates } from './plan-dates'

interface Balance {
  readonly weeklyHours: number
  readonly weeks: number
  readonly availableHours: number
  readonly neededHours: number
  /** Days between the start and the latest start; negative: too late. */
  readonly slackDaysMin: number
}

const DAYS_PER_WEEK = 7
/** A full week of work; more is not advised to a student. */
const WEEKLY_HOURS_FULL = 40
/** Steps that are shown when nothing is short; a deficit is closed instead where that takes more. */
const WEEKLY_HOURS_STEP = 2
const DEADLINE_STEP_WEEKS = 4
/** Share of the cases that stay. */
const SAMPLE_STEP01 = 0.8
/** Shorter waits are not worth asking about. */
const WAIT_MIN_DAYS = 7
/** Each wait that is tried is one plan more. */
const WAITS_TRIED_MAX = 5
const LEVERS_MAX = 3

/** The three changes, each of another kind, that win most hours; the largest first. */
export function leversOf(ordered: readonly WorkTask[], balance: Balance): Lever[] {
  const kinds = [
    [weeklyLever(ordered, balance)],
    [deadlineLever(balance)],
    sampleLevers(ordered),
    reliefLevers(ordered, { relief: 'optional', kind: 'drop-task' }),
    reliefLevers(ordered, { relief: 'skill', kind: 'skill' }),
    waitLevers(ordered, balance.weeklyHours),
  ]
  return kinds
    .flatMap((levers) => largestFirst(levers).slice(0, 1))
    .filter(({ hours }) => hours > 0)
    .sort((one, other) => other.hours - one.hours)
    .slice(0, LEVERS_MAX)
}

const largestFirst = (levers: readonly Lever[]): Lever[] =>
  levers.toSorted((one, other) => other.hours - one.hours)

/** Hours that are missing, by the sum or because waiting pushes the beginning before the start. */
function missingHours({ availableHours, neededHours, slackDaysMin, weeklyHours }: Balance): number {
  return Math.max(0, neededHours - availableHours, (-slackDaysMin * weeklyHours) / DAYS_PER_WEEK)
}

/**
 * To the fewest whole hours a week with which the work can begin on the start. Where waiting is too long for any week, to
 * what the sum of hours asks for.
 */
function weeklyLever(ordered: readonly WorkTask[], balance: Balance): Lever {
  const { weeklyHours: from, weeks, slackDaysMin } = balance
  const days = Math.round(weeks * DAYS_PER_WEEK)
  const suffices = (hours: number) => {
    const dates = latestDates(ordered, dailyUnits(hours))
    return dates !== null && firstDay(dates) >= -days
  }
  const least = slackDaysMin < 0 ? Math.floor(from) + 1 : from + WEEKLY_HOURS_STEP
  const bySum =
    from + Math.max(WEEKLY_HOURS_STEP, Math.ceil((balance.neededHours - balance.availableHours) / weeks))
  const wanted = suffices(WEEKLY_HOURS_FULL) ? fewest(least, suffices) : bySum
  const to = Math.max(from, Math.min(wanted, WEEKLY_HOURS_FULL))
  return { kind: 'weekly-hours', about: '', from, to, hours: (to - from) * weeks }
}

/** The fewest whole hours from `least` to a full week that suffice, where a full week does. */
function fewest(least: number, suffices: (hours: number) => boolean): number {
  let low = least
  let high = WEEKLY_HOURS_FULL
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (suffices(middle)) high = middle
    else low = middle + 1
  }
  return low
}

function deadlineLever(balance: Balance): Lever {
  const { weeklyHours, weeks } = balance
  const more = Math.max(DEADLINE_STEP_WEEKS, Math.ceil(missingHours(balance) / weeklyHours))
  return { kind: 'deadline', about: '', from: weeks, to: weeks + more, hours: more * weeklyHours }
}

/** Tasks with as many cases share one sample; a design may have two. */
function sampleLevers(tasks: readonly WorkTask[]): Lever[] {
  const withCases = tasks.filter(({ hoursPerCase, hours }) => hoursPerCase > 0 && hours > 0)
  const casesOf = ({ hours, hoursPerCase }: WorkTask) => Math.round(hours / hoursPerCase)
  return [...new Set(withCases.map(casesOf))].flatMap((from): Lever[] => {
    const same = withCases.filter((task) => casesOf(task) === from)
    const [main] = same.toSorted((one, other) => other.hours - one.hours)
    const to = Math.ceil(from * SAMPLE_STEP01)
    const perCase = same.reduce((sum, { hoursPerCase }) => sum + hoursPerCase, 0)
    return main ? [{ kind: 'sample', about: main.title, from, to, hours: (from - to) * perCase }] : []
  })
}

function reliefLevers(
  tasks: readonly WorkTask[],
  { relief, kind }: { relief: WorkTask['relief']; kind: 'drop-task' | 'skill' },
): Lever[] {
  return tasks
    .filter((task) => task.relief === relief)
    .map(({ title, hours }) => ({ kind, about: title, from: hours, to: 0, hours }))
}

/** Half of a wait, where that lets the whole work begin later: the days won times the hours of a day. */
function waitLevers(ordered: readonly WorkTask[], weeklyHours: number): Lever[] {
  const perDay = dailyUnits(weeklyHours)
  const before = latestDates(ordered, perDay)
  if (!before) return []
  const waits = ordered.filter(({ waitDays }) => waitDays >= WAIT_MIN_DAYS)
  return waits
    .toSorted((one, other) => other.waitDays - one.waitDays)
    .slice(0, WAITS_TRIED_MAX)
    .flatMap((task): Lever[] => {
      const to = Math.ceil(task.waitDays / 2)
      const changed = ordered.map((one) => (one.id === task.id ? { ...one, waitDays: to } : one))
      const after = latestDates(changed, perDay)
      if (!after) return []
      const daysWon = firstDay(after) - firstDay(before)
      const hours = (daysWon * weeklyHours) / DAYS_PER_WEEK
      return [{ kind: 'shorten-waiting', about: task.title, from: task.waitDays, to, hours }]
    })
}
