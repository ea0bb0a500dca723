import type { Day, Ledger } from '@/lib/contracts/proposal-run'
import { tenth } from '@/lib/core/writing/counted-words'
import { addDays, daysBetween } from './calendar'
import { type FreeDays, noFreeDays } from './free-days'

const DAYS_PER_WEEK = 7

/**
 * The weeks between two days, parts of a week included, and the hours of work that they give: those of a free day within the week are lost. Nothing is
 * rounded.
 */
export function timeAvailable({
  start,
  defence,
  weeklyHours,
  free = noFreeDays,
}: {
  readonly start: Day
  readonly defence: Day
  readonly weeklyHours: number
  readonly free?: FreeDays
}): { readonly weeks: number; readonly hours: number } {
  const days = daysBetween(start, defence)
  const weeks = days / DAYS_PER_WEEK
  if (free === noFreeDays) return { weeks, hours: weeks * weeklyHours }
  const working = Array.from({ length: Math.max(0, days) }, (_, at) => addDays(start, at)).filter(
    (day) => !free.isFree(day),
  ).length
  return { weeks, hours: (working * weeklyHours) / free.workingDaysPerWeek }
}

/** What a text shows as left over, in hours to the tenth: the difference of the two figures that it shows. */
export function shownSlack(ledger: Pick<Ledger, 'availableHours' | 'neededHours'>): number {
  return tenth(tenth(ledger.availableHours) - tenth(ledger.neededHours))
}

/** Whether the hours suffice and the work need not begin before its start. */
export function fitsTime(ledger: Ledger): boolean {
  return ledger.slackHours >= 0 && ledger.latestStart >= ledger.start
}

/** The hours of a week at which the dates of the plan are counted. */
export function plannedWeekly({
  pacedHours,
  weeklyHours,
}: Pick<Ledger, 'pacedHours' | 'weeklyHours'>): number {
  return pacedHours ?? weeklyHours
}
