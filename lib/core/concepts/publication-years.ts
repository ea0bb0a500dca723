/** The years in which sources of a topic were published; null where the topic sets no bound. */
export interface PublicationYears {
  readonly yearFrom: number | null
  readonly yearTo: number | null
}

/** A period that ended longer ago than this is what is studied, not when it was published: "imprensa negra, 1889–1930". */
const ENDED_YEARS_MAX = 10
/** "Since" an earlier year than this says when something began; most indexes hold little that was published before. */
const SINCE_YEAR_MIN = 1990

const year = '(1[89]\\d\\d|20\\d\\d)'
const since = new RegExp(
  `(?<!\\p{L})(?:desde|since|a partir de|depois de|después de|from|after|posteriores a|posterior a)(?: o ano de| el año)? ${year}(?!\\d|\\s?(?:[-–—/]|a |to |até |hasta |until ))`,
  'iu',
)
const range = new RegExp(
  `(?<!\\d)${year}(?:\\s?[-–—/]\\s?|\\s(?:a|e|y|to|até|hasta|and|until)\\s)${year}(?!\\d)`,
  'iu',
)
const numbers: Readonly<Record<string, number>> = {
  dois: 2,
  dos: 2,
  two: 2,
  três: 3,
  tres: 3,
  three: 3,
  quatro: 4,
  cuatro: 4,
  four: 4,
  cinco: 5,
  five: 5,
  seis: 6,
  six: 6,
  oito: 8,
  ocho: 8,
  eight: 8,
  dez: 10,
  diez: 10,
  ten: 10,
  doze: 12,
  doce: 12,
  twelve: 12,
  quinze: 15,
  quince: 15,
  fifteen: 15,
  vinte: 20,
  veinte: 20,
  twenty: 20,
  trinta: 30,
  treinta: 30,
  thirty: 30,
}
const lastYears = new RegExp(
  `(?<!\\p{L})(?:[úu]ltim[oa]s|last|past) (\\d{1,2}|${Object.keys(numbers).join('|')}) (anos|años|years|d[eé]cadas|decades)(?!\\p{L})`,
  'iu',
)
const lastDecade = /(?<!\p{L})(?:[úu]ltima d[eé]cada|(?:last|past) decade)(?!\p{L})/iu

/**
 * The years that a topic asks its sources to be from: "since 2015", "nos últimos dez anos", "2010–2020". A period that ended more
 * than ten years ago is what the topic studies, as is a year alone; they bound nothing, and neither does "pós-pandemia".
 */
export function publicationYears(topic: string, currentYear: number): PublicationYears {
  const [, first, last] = range.exec(topic) ?? []
  if (first !== undefined && last !== undefined) return ofRange(Number(first), Number(last), currentYear)
  const from = Number(since.exec(topic)?.[1] ?? Number.NaN)
  if (from >= SINCE_YEAR_MIN && from <= currentYear) return { yearFrom: from, yearTo: null }
  const [, count = '', unit = ''] = lastYears.exec(topic) ?? []
  const years = (numbers[count.toLowerCase()] ?? Number(count)) * (/^d/iu.test(unit) ? 10 : 1)
  if (years > 0) return { yearFrom: currentYear - years, yearTo: null }
  return { yearFrom: lastDecade.test(topic) ? currentYear - 10 : null, yearTo: null }
}

/** A range that reaches the present year is open: sources of next month belong to it. */
function ofRange(from: number, to: number, currentYear: number): PublicationYears {
  if (from > to || to < currentYear - ENDED_YEARS_MAX) return { yearFrom: null, yearTo: null }
  return { yearFrom: from, yearTo: to < currentYear ? to : null }
}
