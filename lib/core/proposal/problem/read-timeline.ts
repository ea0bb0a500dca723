import { TIMELINE_MONTHS_MAX, type Timeline } from '@/lib/contracts/proposal'
import type { Day } from '@/lib/contracts/proposal-run'
import { monthAndDay } from '@/lib/core/identity/publication-date'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { withDigits } from '@/lib/core/text/number-words'
import { addTimeline, dayFromParts, daysBetween, monthsOf } from '../figures/calendar'

/** How long the work may take, or by which day it must be defended. `defenceDate` is null where a duration was said. */
export interface TimelineReading {
  readonly total_timeline: Timeline
  readonly defenceDate: Day | null
}
export type TimelineFault =
  | 'no-timeline'
  | 'no-such-date'
  | 'deadline-past'
  | 'timeline-short'
  | 'timeline-long'

/** As profileFaults: four weeks at least. */
const DAYS_MIN = 28
/** Below this a date is said in weeks, not in months. */
const WEEKS_BELOW_DAYS = 92

/**
 * Reads "18 months", "un año y medio", "2 anos e 3 meses", "quatro semestres", "15/03/2028", "2028-03-15", "March 2028" in
 * the three languages, counted from `start`. Numbers are day first unless that gives no date; a month without a day
 * is its last day.
 */
export function readTimeline(text: string, start: Day): TimelineReading | TimelineFault {
  const date = readDate(text)
  if (date === 'no-such-date') return date
  if (date !== null) return withinBounds(timelineUntil(start, date), date, start)
  const duration = readDuration(text)
  return duration === null ? 'no-timeline' : withinBounds(duration, null, start)
}

function withinBounds(total: Timeline, defenceDate: Day | null, start: Day): TimelineReading | TimelineFault {
  const defence = defenceDate ?? addTimeline(start, total)
  if (defence <= start) return 'deadline-past'
  if (daysBetween(start, defence) < DAYS_MIN) return 'timeline-short'
  if (defence > addTimeline(start, { value: TIMELINE_MONTHS_MAX, unit: 'months' })) return 'timeline-long'
  return { total_timeline: total, defenceDate }
}

function timelineUntil(start: Day, date: Day): Timeline {
  const days = daysBetween(start, date)
  if (days < WEEKS_BELOW_DAYS) return { value: Math.max(1, Math.floor(days / 7)), unit: 'weeks' }
  return { value: Math.max(1, monthsOf(days)), unit: 'months' }
}

const unitWords = {
  weeks: 'weeks?|wks?|semanas?',
  months: 'months?|mos?|mes(?:es)?',
  semesters: 'semesters?|semestres?',
  quarters: 'trimesters?|trimestres?',
  years: 'years?|yrs?|anos?',
} as const
const monthsPer = { months: 1, quarters: 3, semesters: 6, years: 12 } as const
const HALF = '(?:(?:e|y|and)\\s+(?:meio|meia|medio|media|(?:a|1)\\s+half))'

/** Only the span as months or weeks; null when no unit is named. Folding has turned "año" into "ano". */
function readDuration(text: string): Timeline | null {
  const read = withDigits(text.replace(/½/g, '.5')).replace(/(\d),(\d)/g, '$1.$2')
  const weeks = sum(read, unitWords.weeks)
  const months = (['months', 'quarters', 'semesters', 'years'] as const).map(
    (unit) => sum(read, unitWords[unit]) * monthsPer[unit],
  )
  const total = Math.round(months.reduce((all, one) => all + one, 0))
  if (total > 0) return inMonthsOrYears(total)
  return weeks > 0 && weeks <= 416 ? { value: Math.round(weeks), unit: 'weeks' } : null
}

/** Long spans of whole years are said in years. */
function inMonthsOrYears(months: number): Timeline {
  return months % 12 === 0 && months >= 36
    ? { value: Math.min(months / 12, 416), unit: 'years' }
    : { value: Math.min(months, 416), unit: 'months' }
}

/** All quantities of one unit in a text: "1 ano e meio", "half a year", "a year and a half", "2 years". */
function sum(text: string, unit: string): number {
  let total = 0
  const counted = new RegExp(
    `(?:(\\d+(?:\\.\\d+)?)\\s*|\\b(half (?:an? )?|meio |medio |an? ))(?:${unit})\\b(\\s+${HALF})?`,
    'g',
  )
  for (const [, number, word, half] of text.matchAll(counted)) {
    const whole = number === undefined ? (/^(?:half|mei|medi)/.test(word ?? '') ? 0.5 : 1) : Number(number)
    total += whole + (half === undefined ? 0 : 0.5)
  }
  const halfBefore = new RegExp(`(\\d+)\\s+and\\s+a\\s+half\\s+(?:${unit})\\b`).exec(text)
  // "one and a half years": the pattern above has read nothing or half of it.
  return halfBefore ? Number(halfBefore[1]) + 0.5 : total
}

const NUMERIC_DATE = /(?<!\d)(\d{1,4})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{2,4})(?!\d)/
const MONTH_YEAR = /(?<![\d/.-])(\d{1,2})\s?[/-]\s?(\d{4})(?!\d)/

/** A calendar day in a text; null when there is none, a fault when there is one that no calendar has. */
export function readDate(text: string): Day | 'no-such-date' | null {
  const numeric = NUMERIC_DATE.exec(text)
  if (numeric !== null) return numericDate(numeric.slice(1).map(String))
  const named = namedDate(text)
  if (named !== null) return named
  const monthYear = MONTH_YEAR.exec(text)
  return monthYear === null ? null : lastOfMonth(Number(monthYear[2]), Number(monthYear[1]))
}

function numericDate([first = '', second = '', third = '']: readonly string[]): Day | 'no-such-date' {
  if (first.length === 4) return dayFromParts(Number(first), Number(second), Number(third)) ?? 'no-such-date'
  const year = third.length === 2 ? 2000 + Number(third) : Number(third)
  const dayFirst = dayFromParts(year, Number(second), Number(first))
  return dayFirst ?? dayFromParts(year, Number(first), Number(second)) ?? 'no-such-date'
}

/** "15 de março de 2028", "March 15, 2028", "marzo de 2028". */
function namedDate(text: string): Day | 'no-such-date' | null {
  const year = /(?<!\d)(20\d{2})(?!\d)/.exec(text)?.[1]
  if (year === undefined) return null
  const words =
    foldAccents(text)
      .replace(/\bmarco\b/g, 'março')
      .match(/\p{L}{3,10}/gu) ?? []
  const word = words.find((candidate) => monthAndDay(candidate).length > 0)
  const month = word === undefined ? null : (monthAndDay(word)[0] ?? null)
  if (month === null) return null
  const rest = text.replace(year, ' ')
  const date = /(?<!\d)(\d{1,2})(?:st|nd|rd|th|º|o)?(?!\d)/.exec(rest)?.[1]
  if (date === undefined) return lastOfMonth(Number(year), month)
  return dayFromParts(Number(year), month, Number(date)) ?? 'no-such-date'
}

function lastOfMonth(year: number, month: number): Day | 'no-such-date' {
  const ends = [31, 30, 29, 28].map((date) => dayFromParts(year, month, date))
  return ends.find((day) => day !== null) ?? 'no-such-date'
}
