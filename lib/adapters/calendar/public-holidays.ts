import type { Locale } from '@/lib/contracts/locale'
import type { HolidayCalendar } from '@/lib/contracts/study-setting'

interface Asked {
  readonly country: string
  /** Years, both included; at most ten are read. */
  readonly from: number
  readonly to: number
  readonly locale: Locale
}

const YEARS_MAX = 10

/**
 * The days that are public or bank holidays in the whole of a country, each once, in their order and in the language of the locale; null for a country that the
 * library does not know. Holidays of states, provinces and towns are not among them. Data: date-holidays, CC BY-SA 3.0.
 */
export async function publicHolidays({ country, from, to, locale }: Asked): Promise<HolidayCalendar | null> {
  // Eleven megabytes of rules: loaded where they are asked for.
  const { default: Holidays } = await import('date-holidays')
  const calendar = new Holidays()
  if (calendar.getCountries()[country] === undefined) return null
  calendar.init(country)
  const years = Array.from({ length: Math.min(YEARS_MAX, to - from + 1) }, (_, at) => from + at)
  const found = years.flatMap((year) => calendar.getHolidays(year, locale.slice(0, 2)))
  const days = new Map(
    found
      .filter(({ type }) => type === 'public' || type === 'bank')
      .map(({ date, name }) => [date.slice(0, 10), name.slice(0, 120)] as const),
  )
  return { country, days: [...days].sort().map(([day, name]) => ({ day, name })) }
}
