import type { Day, ProposalBrief } from '@/lib/contracts/proposal-run'
import { daysBetween } from './calendar'

/** Days on which nobody works. */
export interface FreeDays {
  readonly isFree: (day: Day) => boolean
  /** Days of a week over which its hours are spread. */
  readonly workingDaysPerWeek: number
}

const DAYS_PER_WEEK = 7
const WEEKEND_DAYS = 2

/** No day is free: what holds where the student said nothing of free days. */
export const noFreeDays: FreeDays = { isFree: () => false, workingDaysPerWeek: DAYS_PER_WEEK }

type Told = Pick<ProposalBrief, 'study' | 'holidays'>

/** The free days that a brief names: weekends, the public holidays of its country, and blocked spans, both ends included. */
export function freeDaysOf({ study, holidays }: Told): FreeDays {
  const { weekendsFree, blocked, country } = study
  const feasts = new Set(holidays?.country === country ? holidays?.days.map(({ day }) => day) : [])
  if (weekendsFree !== true && blocked.length === 0 && feasts.size === 0) return noFreeDays
  return {
    isFree: (day) =>
      (weekendsFree === true && isWeekend(day)) ||
      feasts.has(day) ||
      blocked.some(({ from, to }) => from <= day && day <= to),
    workingDaysPerWeek: weekendsFree === true ? DAYS_PER_WEEK - WEEKEND_DAYS : DAYS_PER_WEEK,
  }
}

/** Saturday or Sunday. */
export function isWeekend(day: Day): boolean {
  // 2000-01-01 was a Saturday.
  const since = daysBetween('2000-01-01', day) % DAYS_PER_WEEK
  return (since + DAYS_PER_WEEK) % DAYS_PER_WEEK < WEEKEND_DAYS
}
