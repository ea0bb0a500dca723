import type { Day, Ledger, ScheduledTask, WorkTask } from '@/lib/contracts/proposal-run'
import { addDays, daysBetween } from './calendar'
import { type FreeDays, noFreeDays } from './free-days'
import { leversOf } from './levers'
import { type Dates, dailyUnits, earliestDates, firstDay, inOrder, latestDates } from './plan-dates'
import { timeAvailable } from './time-available'

/** A ledger, or why these tasks cannot be planned; `tasks` are the ids it is about. */
export type LedgerResult =
  | { readonly ok: true; readonly ledger: Ledger }
  | { readonly ok: false; readonly reason: LedgerRefusal; readonly tasks: readonly string[] }

export type LedgerRefusal =
  | 'no-weekly-hours'
  | 'defence-not-after-start'
  /** Two tasks have one id. */
  | 'repeated-task'
  /** A task waits for one that is not there. */
  | 'unknown-task'
  /** Tasks wait for each other. */
  | 'cycle'
  /** The work would have to begin a hundred years before the defence. */
  | 'too-long'

export interface LedgerPlan {
  readonly tasks: readonly WorkTask[]
  readonly weeklyHours: number
  /** Of these hours, how many a week the plan takes; all when left out. */
  readonly pacedHours?: number
  readonly start: Day
  readonly defence: Day
  /** Days without work; none when left out. */
  readonly free?: FreeDays
}

/**
 * The work planned for one worker, after predecessors and their waiting, the week's hours spread evenly over its working
 * days, none on a free day. Where it fits: forwards, every task as early as it may be, but the deposit and what follows,
 * which the defence dates; its slack is what lies between its end and its latest end. Where it does not fit: backwards,
 * every task as late as it may be, the last done the day before the defence, so that tasks begin before `start`, and
 * `slackHours` or the slack days are negative.
 */
export function planLedger(plan: LedgerPlan): LedgerResult {
  const refusal = refusalOf(plan)
  if (refusal) return refusal
  const ordered = inOrder(plan.tasks)
  if (!ordered) return refused('cycle', circleOf(plan.tasks))
  const isFree = freeOn(plan)
  const { workingDaysPerWeek } = plan.free ?? noFreeDays
  const perDay = dailyUnits(plan.pacedHours ?? plan.weeklyHours, workingDaysPerWeek)
  const latest = latestDates(ordered, perDay, isFree)
  const days = daysBetween(plan.start, plan.defence)
  const earliest = latest && earliestDates(ordered, { perDay, first: -days, latest, isFree })
  if (!latest || !earliest) return refused('too-long', [])
  const planned =
    days + firstDay(latest) < 0 ? null : forwards(ordered, { perDay, first: -days, latest, isFree })
  return { ok: true, ledger: ledgerOf(plan, ordered, { latest, earliest, planned, days }) }
}

/** Whether a day, counted from the defence, is without work; null where every day is one of work. A day is looked up once. */
export function freeOn({ free = noFreeDays, defence }: LedgerPlan): ((day: number) => boolean) | null {
  if (free === noFreeDays) return null
  const known = new Map<number, boolean>()
  return (day) => {
    const isFree = known.get(day) ?? free.isFree(addDays(defence, day))
    known.set(day, isFree)
    return isFree
  }
}

/** Dates from the start on; null where they would reach the defence. */
function forwards(ordered: readonly WorkTask[], from: Parameters<typeof earliestDates>[1]): Dates | null {
  const isInTime = (dates: Dates | null): dates is Dates =>
    dates !== null && [...dates.values()].every(({ end }) => end < 0)
  const waiting = earliestDates(ordered, { ...from, isLate: ({ phase }) => phase === 'defence' })
  if (isInTime(waiting)) return waiting
  const earliest = earliestDates(ordered, from)
  return isInTime(earliest) ? earliest : null
}

function refusalOf({ tasks, weeklyHours, start, defence }: LedgerPlan): LedgerResult | null {
  if (!(dailyUnits(weeklyHours) > 0)) return refused('no-weekly-hours', [])
  if (!(daysBetween(start, defence) > 0)) return refused('defence-not-after-start', [])
  const ids = tasks.map(({ id }) => id)
  const repeated = ids.filter((id, i) => ids.indexOf(id) !== i)
  if (repeated.length > 0) return refused('repeated-task', [...new Set(repeated)])
  const lost = tasks.filter(({ after }) => after.some((id) => !ids.includes(id)))
  return lost.length > 0
    ? refused(
        'unknown-task',
        lost.map(({ id }) => id),
      )
    : null
}

const refused = (reason: LedgerRefusal, tasks: readonly string[]): LedgerResult => ({
  ok: false,
  reason,
  tasks,
})

/** What is left when tasks that wait for nothing, or for which nothing waits, are taken away again and again. */
function circleOf(tasks: readonly WorkTask[]): readonly string[] {
  let left = tasks
  for (let round = 0; round <= tasks.length; round++) {
    const ids = new Set(left.map(({ id }) => id))
    const needed = new Set(left.flatMap(({ after }) => after))
    left = left.filter(({ id, after }) => needed.has(id) && after.some((one) => ids.has(one)))
  }
  return left.map(({ id }) => id)
}

interface Found {
  readonly latest: Dates
  readonly earliest: Dates
  /** Null where the work is planned backwards. */
  readonly planned: Dates | null
  /** From the start to the defence. */
  readonly days: number
}

function ledgerOf(plan: LedgerPlan, ordered: readonly WorkTask[], found: Found): Ledger {
  const { start, defence, weeklyHours } = plan
  const { weeks, hours: availableHours } = timeAvailable(plan)
  const neededHours = plan.tasks.reduce((sum, { hours }) => sum + hours, 0)
  const slackDaysMin = found.days + firstDay(found.latest)
  const fits = availableHours >= neededHours
  const dated = { ...found, planned: fits ? found.planned : null, defence, slackDaysMin }
  return {
    start,
    defence,
    weeks,
    weeklyHours,
    pacedHours: plan.pacedHours ?? null,
    availableHours,
    neededHours,
    slackHours: availableHours - neededHours,
    latestStart: addDays(defence, firstDay(found.latest)),
    plannedFrom: dated.planned === null ? 'defence' : 'start',
    tasks: plan.tasks.map((task) => scheduled(task, dated)),
    levers: leversOf(ordered, { weeklyHours, weeks, availableHours, neededHours, slackDaysMin }),
  }
}

function scheduled(
  task: WorkTask,
  plan: Found & { readonly defence: Day; readonly slackDaysMin: number },
): ScheduledTask {
  const late = plan.latest.get(task.id) ?? { start: 0, end: 0 }
  const early = plan.earliest.get(task.id) ?? late
  const dates = plan.planned?.get(task.id) ?? late
  // Another order of the work may let a task end later than the backward plan does.
  const latestEnd = Math.max(late.end, dates.end)
  return {
    ...task,
    start: addDays(plan.defence, dates.start),
    end: addDays(plan.defence, dates.end),
    latestEnd: addDays(plan.defence, latestEnd),
    earliestStart: addDays(plan.defence, early.start),
    earliestEnd: addDays(plan.defence, early.end),
    // Where the plan is late no task has more than the whole.
    slackDays:
      plan.planned === null ? Math.max(plan.slackDaysMin, late.end - early.end) : latestEnd - dates.end,
  }
}
