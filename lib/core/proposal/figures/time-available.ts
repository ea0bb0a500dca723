import type { Day, Ledger } from '@/lib/contracts/proposal-run'
import { tenth } from '@/lib/core/writing/counted-words'
import { daysBetween } from './calendar'

const DAYS_PER_WEEK = 7

/** The weeks between two days, parts of a week included, and the hours of work that they give. Nothing is rounded. */
export function timeAvailable({
  start,
  defence,
  weeklyHours,
}: {
  readonly start: Day
  readonly defence: Day
  readonly weeklyHours: number
}): { readonly weeks: number; readonly hours: number } {
  const weeks = daysBetween(start, defence) / DAYS_PER_WEEK
  return { weeks, hours: weeks * weeklyHours }
}

/** What a text shows as left over, in hours to the tenth: the difference of the two figures that it shows. */
export function shownSlack(ledger: Pick<Ledger, 'availableHours' | 'neededHours'>): number {
  return tenth(tenth(ledger.availableHours) - tenth(ledger.neededHours))
}

/** Whether the hours suffice and the work need not begin before its start. */
export function fitsTime(ledger: Ledger): boolean {
  return ledger.slackHours >= 0 && ledger.latestStart >= ledger.start
}
