import { dateFromText } from '@/lib/core/identity/publication-date'
import type { CslDate } from './csl-item'

/** Years that references are dated with; announced works lie ahead. */
const YEAR_MAX = 2199
const LITERAL_MAX = 100

/**
 * The date in a text: ISO 8601 and EDTF ("2019", "2019-06-01T…", "2019/2020", "2019/..", "2019~", "-0400"), RIS ("2005/07/15/",
 * "2012///"), "04/2013", "15 Jun 2020", "1998 Dec", "2001 May-Jun" and their like in English, Portuguese and Spanish, with seasons. Only what stands
 * there; a text without a year becomes `literal`. Null for a blank text or one that holds no letter or digit.
 */
export function cslDate(raw: string): CslDate | null {
  const text = raw
    .trim()
    .slice(0, LITERAL_MAX)
    .replace(/^\p{L}[\p{L} ]{1,20}:\s*(?=\d)/u, '')
  if (!/[\p{L}\d]/u.test(text) || /^0{4}\b[-/0]*$/.test(text)) return null
  const isCirca = /[~?]$|^c(?:a|irca)?\.?\s/i.test(text)
  const plain = text.replace(/[~?%]$/, '').replace(/^c(?:a|irca)?\.?\s+(?=\d)/i, '')
  const range = rangeOf(plain) ?? monthsOf(plain) ?? seasonOf(plain)
  if (range) return isCirca ? { ...range, circa: true } : range
  const parts = partsOf(plain)
  if (parts === null) return { literal: text }
  return { 'date-parts': [parts], ...(isCirca ? { circa: true } : {}) }
}

/** "2019/2020", "2019-01-02/2019-01-05", "2019/.." ; null for anything else. */
function rangeOf(text: string): CslDate | null {
  const [from = '', to = '', more] = text.split('/')
  if (
    more !== undefined ||
    !/^-?\d{4}(?:-\d{2}){0,2}[~?]?$/.test(from) ||
    !/^(?:\.\.|-?\d{4}(?:-\d{2}){0,2}[~?]?|)$/.test(to)
  ) {
    return null
  }
  const start = partsOf(from.replace(/[~?]$/, ''))
  const end = partsOf(to.replace(/[~?]$/, ''))
  if (start === null || !text.includes('/')) return null
  if (end !== null) return { 'date-parts': [start, end] }
  return { 'date-parts': [start], raw: `${from}/..` }
}

const MONTHS = /^(?:(\d{4})\s)?(\p{L}{3,10})\.?\s?(?:\/|--?|–)\s?(\p{L}{3,10})\.?(?:,?\s(?:de\s)?(\d{4}))?$/iu

/** "2001 May-Jun", "jul./dez. 1988"; null for anything else, and where the second month is not the later one. */
function monthsOf(text: string): CslDate | null {
  const [, before, first, last, behind] = MONTHS.exec(text) ?? []
  const year = before ?? behind
  if (year === undefined || (before !== undefined && behind !== undefined)) return null
  const [start, end] = [partsOf(`${year} ${first}`), partsOf(`${year} ${last}`)]
  const [from, to] = [start?.[1], end?.[1]]
  if (start === null || end === null || from === undefined || to === undefined || from >= to) return null
  return { 'date-parts': [start, end] }
}

const seasons = [
  /^(?:spring|primavera|21)$/i,
  /^(?:summer|ver(?:ão|ano)|22)$/i,
  /^(?:autumn|fall|outono|otoño|23)$/i,
  /^(?:winter|inv(?:erno|ierno)|24)$/i,
]

/** "2020-21" of EDTF, "Spring 2020", "1998 Winter"; null for anything else. */
function seasonOf(text: string): CslDate | null {
  const [, year, name] =
    /^(\d{4})[-,]?\s?(2[1-4]|\p{L}{4,10})$/u.exec(text.replace(/^(\p{L}+),?\s(?:de\s)?(\d{4})$/u, '$2 $1')) ??
    []
  const season = seasons.findIndex((one) => one.test(name ?? ''))
  return year === undefined || season < 0
    ? null
    : { 'date-parts': [[Number(year)]], season: String(season + 1) }
}

function partsOf(text: string): number[] | null {
  const ancient = /^(-?\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text)
  if (ancient !== null && Number(ancient[1]) < 1400) {
    return Number(ancient[1]) === 0 ? null : ancient.slice(1).filter(Boolean).map(Number)
  }
  const slashed = /^(\d{1,2})\/(\d{4})$/.exec(text)
  if (slashed !== null) return partsOf(`${slashed[2]}-${slashed[1]?.padStart(2, '0')}`)
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  if (dotted !== null)
    return partsOf(`${dotted[3]}-${dotted[2]?.padStart(2, '0')}-${dotted[1]?.padStart(2, '0')}`)
  const dayFirst = /^(\d{1,2})\.?\s+(?:de\s+)?(\p{L}{3,10})\.?,?\s+(?:de\s+)?(\d{4})$/iu.exec(text)
  const found = dateFromText(
    dayFirst === null ? text : `${dayFirst[3]} ${dayFirst[2]} ${dayFirst[1]}`,
    YEAR_MAX,
  )
  return found === null ? null : found.date.split('-').map(Number)
}
