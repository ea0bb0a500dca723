import type { Locale } from '@/lib/contracts/locale'
import type { Day } from '@/lib/contracts/proposal-run'
import { addDays, addMonths, daysBetween } from './calendar'

export interface Tick {
  readonly day: Day
  readonly label: string
}

/** Up to so many days the axis counts in weeks. */
const WEEKS_SPAN_DAYS_MAX = 112
const DAYS_PER_WEEK = 7
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120] as const
const DAYS_PER_MONTH = 30.4

/**
 * Marks from the first to the last day, both inside, at most `ticksMax`: Mondays where the span is short, else firsts of
 * months, every second, third, sixth … month or year as they fit.
 */
export function timeTicks(options: {
  readonly first: Day
  readonly last: Day
  readonly ticksMax: number
  readonly locale: Locale
}): readonly Tick[] {
  const span = daysBetween(options.first, options.last)
  return span <= WEEKS_SPAN_DAYS_MAX ? weekTicks(options, span) : monthTicks(options, span)
}

type Axis = Parameters<typeof timeTicks>[0]

function weekTicks({ first, last, ticksMax, locale }: Axis, span: number): readonly Tick[] {
  const step = DAYS_PER_WEEK * Math.max(1, Math.ceil(span / DAYS_PER_WEEK / ticksMax))
  // 5 January 1970 was a Monday.
  const toMonday = (DAYS_PER_WEEK - (daysBetween('1970-01-05', first) % DAYS_PER_WEEK)) % DAYS_PER_WEEK
  return spread(addDays(first, toMonday), last, (day) => addDays(day, step)).map((day) => {
    return { day, label: written(day, locale, { day: 'numeric', month: 'short' }) }
  })
}

function monthTicks({ first, last, ticksMax, locale }: Axis, span: number): readonly Tick[] {
  const step = MONTH_STEPS.find((months) => span / (months * DAYS_PER_MONTH) < ticksMax) ?? 240
  const origin = monthOrigin(first, step)
  return spread(origin, last, (day) => addMonths(day, step)).map((day, i) => {
    const isYear = step >= 12 || day.slice(5, 7) === '01'
    const form: Intl.DateTimeFormatOptions = isYear ? { year: 'numeric' } : { month: 'short' }
    return { day, label: i === 0 && !isYear ? firstLabel(day, locale) : written(day, locale, form) }
  })
}

/** The first first-of-month at or after `first` that is a whole number of steps from January of the year 2000. */
function monthOrigin(first: Day, step: number): Day {
  const [year = 0, month = 1, date = 1] = first.split('-').map(Number)
  const months = (year - 2000) * 12 + (month - 1) + (date > 1 ? 1 : 0)
  return addMonths('2000-01-01', Math.ceil(months / step) * step)
}

/** The first mark also says the year: "Mar 2026". */
function firstLabel(day: Day, locale: Locale): string {
  return `${written(day, locale, { month: 'short' })} ${day.slice(0, 4)}`
}

const TICKS_MAX = 400

function spread(from: Day, last: Day, next: (day: Day) => Day): readonly Day[] {
  const days: Day[] = []
  for (let day = from; day <= last && days.length < TICKS_MAX; day = next(day)) days.push(day)
  return days
}

function written(day: Day, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...options, timeZone: 'UTC' })
  // Portuguese and Spanish shorten months with a full stop and "de", which a narrow axis has no room for.
  return format
    .format(Date.parse(`${day}T00:00:00Z`))
    .replaceAll('.', '')
    .replace(' de ', ' ')
}
