import type { Locale } from '@/lib/contracts/locale'
import type { Timeline } from '@/lib/contracts/proposal'
import type { Day, ProposalBrief } from '@/lib/contracts/proposal-run'

const DAY_MS = 86_400_000
const MONTHS_PER_YEAR = 12
const DAYS_PER_WEEK = 7
/** Mean length of a Gregorian month. */
const DAYS_PER_MONTH = 30.436_875

/** The day the thesis is defended: the date given, else the start and the total timeline. */
export function defenceDateOf(brief: Pick<ProposalBrief, 'startDate' | 'defenceDate' | 'profile'>): Day {
  return brief.defenceDate ?? addTimeline(brief.startDate, brief.profile.total_timeline)
}

/** The day a timeline after `start`; a day that the month does not have becomes the month's last. */
export function addTimeline(start: Day, { value, unit }: Timeline): Day {
  if (unit === 'weeks') return addDays(start, value * DAYS_PER_WEEK)
  return addMonths(start, unit === 'months' ? value : value * MONTHS_PER_YEAR)
}

/** The day `months` after `day`, clamped to the end of the month: 31 January and a month is 28 or 29 February. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, date } = partsOf(day)
  const first = new Date(Date.UTC(year, month + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return dayOf(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(date, last)))
}

export function addDays(day: Day, days: number): Day {
  return dayOf(millisecondsOf(day) + days * DAY_MS)
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((millisecondsOf(to) - millisecondsOf(from)) / DAY_MS)
}

/** Whole months that a span of days makes, rounded. */
export function monthsOf(days: number): number {
  return Math.round(days / DAYS_PER_MONTH)
}

/** The day as written YYYY-MM-DD when the calendar has it, else null. */
export function dayFromParts(year: number, month: number, date: number): Day | null {
  const time = Date.UTC(year, month - 1, date)
  const read = new Date(time)
  const isReal =
    read.getUTCFullYear() === year && read.getUTCMonth() === month - 1 && read.getUTCDate() === date
  return isReal && year >= 1900 && year <= 2200 ? dayOf(time) : null
}

/** "15 March 2027" in the locale's order. */
export function dayName(day: Day, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(millisecondsOf(day))
}

function partsOf(day: Day): { readonly year: number; readonly month: number; readonly date: number } {
  const read = new Date(millisecondsOf(day))
  return { year: read.getUTCFullYear(), month: read.getUTCMonth(), date: read.getUTCDate() }
}

function millisecondsOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function dayOf(milliseconds: number): Day {
  return new Date(milliseconds).toISOString().slice(0, 10)
}
