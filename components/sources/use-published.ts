import { useFormatter } from 'next-intl'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MONTH = /^\d{4}-\d{2}$/

/** When a work came out, as far as that is known, as the language of the page writes it: a day, a month, or the year alone. */
export function usePublished(): (work: { date?: string | undefined; year: number | null }) => string {
  const format = useFormatter()
  return ({ date, year }) => {
    if (date && DAY.test(date))
      return format.dateTime(new Date(`${date}T12:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })
    if (date && MONTH.test(date))
      return format.dateTime(new Date(`${date}-15T12:00:00Z`), {
        year: 'numeric',
        month: 'short',
        timeZone: 'UTC',
      })
    return year === null ? '' : String(year)
  }
}
