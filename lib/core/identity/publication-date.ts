/** A date at the precision that was given: `year` alone, or with `date` as YYYY, YYYY-MM or YYYY-MM-DD. */
export interface PublicationDate {
  readonly year: number
  readonly date: string
}

/** The oldest year taken for a publication; earlier numbers are slips (printing is younger). */
const YEAR_MIN = 1400

const months: ReadonlyMap<string, number> = new Map(
  (
    'jan janeiro enero january|feb fev febrero fevereiro february|mar março marzo march|apr abr abril april|' +
    'may mai maio mayo|jun junho junio june|jul julho julio july|aug ago agosto august|sep set sept setembro septiembre september|' +
    'oct out outubro octubre october|nov novembro noviembre november|dec dez dic dezembro diciembre december'
  )
    .split('|')
    .flatMap((line, index) => line.split(' ').map((name) => [name, index + 1] as const)),
)

/** A date from numbers; parts that are missing, 0 or out of range end the precision. Null without a legal year. */
export function dateFromParts(
  parts: readonly (number | null | undefined)[],
  currentYear: number,
): PublicationDate | null {
  const [year, month, day] = parts
  if (!isLegalYear(year, currentYear)) return null
  const text = String(year)
  if (!isBetween(month, 1, 12)) return { year, date: text }
  const toMonth = `${text}-${pad(month)}`
  return isBetween(day, 1, daysIn(year, month))
    ? { year, date: `${toMonth}-${pad(day)}` }
    : { year, date: toMonth }
}

/**
 * A date from text: "2019", "2019-06", "2019-06-01T…", "2019/6/1", "20100600" (00 = unknown), "1998 Dec-1999 Jan",
 * "2017 Nov 09", "Jun 15 2020". Only what stands there: a range gives its beginning. Null without a legal year.
 */
export function dateFromText(raw: string, currentYear: number): PublicationDate | null {
  const text = raw.trim().slice(0, 60)
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (compact !== null) return dateFromParts(compact.slice(1).map(Number), currentYear)
  const dashed = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?!\d)/.exec(text)
  const year = dashed?.[1] ?? /(?:^|[^\d])(\d{4})(?:[^\d]|$)/.exec(text)?.[1]
  if (year === undefined) return null
  if (dashed?.[2] !== undefined) return dateFromParts(dashed.slice(1).map(Number), currentYear)
  return dateFromParts([Number(year), ...monthAndDay(text)], currentYear)
}

/** Month and day from "OCT-DEC", "JUN 15", "2010 Sep-Oct": the first month named, the day only when it follows it. */
export function monthAndDay(text: string): (number | null)[] {
  const found = /(?:^|[^\p{L}])(\p{L}{3,10})\.?(?:\s+(\d{1,2})(?![\d]))?/u.exec(text.slice(0, 60))
  const month = found === null ? undefined : months.get((found[1] ?? '').toLowerCase())
  if (month === undefined) return []
  return found?.[2] === undefined ? [month] : [month, Number(found[2])]
}

/** The first candidate that is a date; later ones are only asked when earlier ones say nothing. */
export function firstDate(candidates: readonly (PublicationDate | null)[]): PublicationDate | null {
  return candidates.find((candidate) => candidate !== null) ?? null
}

/** True from 1400 to next year: volumes are dated ahead, but not further. */
export function isLegalYear(year: number | null | undefined, currentYear: number): year is number {
  return typeof year === 'number' && Number.isInteger(year) && year >= YEAR_MIN && year <= currentYear + 1
}

function isBetween(value: number | null | undefined, low: number, high: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
