import { daysBetween } from './calendar'
import { noFreeDays } from './free-days'
import { dailyUnits, firstDay, inOrder, latestDates } from './plan-dates'
import { freeOn, type LedgerPlan, type LedgerResult, planLedger } from './plan-ledger'

/** Share of the time between start and defence that a spread plan keeps free for what goes wrong. An assumption. */
export const RESERVE_SHARE01 = 0.15
const STEPS_PER_HOUR = 2

/**
 * The work planned as by planLedger, but spread over the time that the programme gives: at the fewest half hours a week with which a
 * share of RESERVE_SHARE01 of the days stays free before the defence. Where even all hours of the week leave no such reserve, at all
 * of them. A doctorate of four years is thus not planned into its first eight months.
 */
export function spreadLedger(plan: LedgerPlan): LedgerResult {
  const whole = planLedger(plan)
  if (!whole.ok || whole.ledger.plannedFrom !== 'start') return whole
  const pace = paceOf(plan)
  if (pace === null) return whole
  const spread = planLedger({ ...plan, pacedHours: pace })
  return spread.ok && spread.ledger.plannedFrom === 'start' ? spread : whole
}

/** Hours of a week, fewer than there are; null where there is nothing to spread. */
function paceOf(plan: LedgerPlan): number | null {
  const ordered = inOrder(plan.tasks)
  const days = daysBetween(plan.start, plan.defence)
  if (!ordered || ordered.length === 0) return null
  const { workingDaysPerWeek } = plan.free ?? noFreeDays
  const isFree = freeOn(plan)
  const keepsReserve = (steps: number) => {
    const dates = latestDates(ordered, dailyUnits(steps / STEPS_PER_HOUR, workingDaysPerWeek), isFree)
    return dates !== null && days + firstDay(dates) >= days * RESERVE_SHARE01
  }
  const most = Math.ceil(plan.weeklyHours * STEPS_PER_HOUR) - 1
  if (most < 1 || !keepsReserve(most)) return null
  let [low, high] = [1, most]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (keepsReserve(middle)) high = middle
    else low = middle + 1
  }
  return high / STEPS_PER_HOUR
}
