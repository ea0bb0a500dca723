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
  readonly start: Day
  readonly defence: Day
  /** Days without work; none when left out. */
  readonly free?: FreeDays
}

/**
 * The work planned backwards from the defence for one worker: every task as late as it may be, after its predecessors and
 * their waiting, the week's hours spread evenly over its working days, none on a free day. The last work is done the day before the defence. Where the
 * hours do not suffice tasks begin before `start`, and `slackHours` and the slack days of tasks are negative.
 * The slack of a task is what lies between its latest end and the end it has when the work begins on `start`.
 */
export function planLedger(plan: LedgerPlan): LedgerResult {
  const refusal = refusalOf(plan)
  if (refusal) return refusal
  const ordered = inOrder(plan.tasks)
  if (!ordered) return refused('cycle', circleOf(plan.tasks))
  const { isFree: isFreeDay, workingDaysPerWeek } = plan.free ?? noFreeDays
  const isFree =
    plan.free === undefined || plan.free === noFreeDays
      ? null
      : (day: number) => isFreeDay(addDays(plan.defence, day))
  const perDay = dailyUnits(plan.weeklyHours, workingDaysPerWeek)
  const latest = latestDates(ordered, perDay, isFree)
  const days = daysBetween(plan.start, plan.defence)
  const earliest = latest && earliestDates(ordered, { perDay, first: -days, latest, isFree })
  if (!latest || !earliest) return refused('too-long', [])
  return { ok: true, ledger: ledgerOf(plan, ordered, { latest, earliest, days }) }
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
  /** From the start to the defence. */
  readonly days: number
}

function ledgerOf(plan: LedgerPlan, ordered: readonly WorkTask[], found: Found): Ledger {
  const { start, defence, weeklyHours } = plan
  const { weeks, hours: availableHours } = timeAvailable(plan)
  const neededHours = plan.tasks.reduce((sum, { hours }) => sum + hours, 0)
  const slackDaysMin = found.days + firstDay(found.latest)
  return {
    start,
    defence,
    weeks,
    weeklyHours,
    availableHours,
    neededHours,
    slackHours: availableHours - neededHours,
    latestStart: addDays(defence, firstDay(found.latest)),
    tasks: plan.tasks.map((task) => scheduled(task, { ...found, defence, slackDaysMin })),
    levers: leversOf(ordered, { weeklyHours, weeks, availableHours, neededHours, slackDaysMin }),
  }
}

function scheduled(
  task: WorkTask,
  plan: Found & { readonly defence: Day; readonly slackDaysMin: number },
): ScheduledTask {
  const late = plan.latest.get(task.id) ?? { start: 0, end: 0 }
  const early = plan.earliest.get(task.id) ?? late
  return {
    ...task,
    start: addDays(plan.defence, late.start),
    end: addDays(plan.defence, late.end),
    earliestStart: addDays(plan.defence, early.start),
    earliestEnd: addDays(plan.defence, early.end),
    // The whole plan could be done so many days earlier, so no task has less.
    slackDays: Math.max(plan.slackDaysMin, late.end - early.end),
  }
}
