import { type CslItem, type CslName, cslNameVariables } from '@/lib/core/formats/csl-item'
import { namesResolved, withUnnamedAuthors } from './unnamed-authors'

/** Stands before what follows a name without comma, until `apaText` takes it out: CSL parts a suffix by a comma. */
const NO_COMMA = '\uE000'
const behindName = new RegExp(`,? ${NO_COMMA}(?:\\[[^\\]]*\\]|\\([^)]*\\))`, 'g')

/** Around months of a date, which belong to the list alone. */
const IN_YEAR = '\uE003'
const inYearText = new RegExp(`${IN_YEAR}[^${IN_YEAR}]*${IN_YEAR}`, 'g')

/** A note that says of which date the text is (APA 7, 10.4, example 55). */
const ofAnotherDate = /\b(?:amended|revised|as of|emendad|revisad|atualizad|actualizad|enmendad|modificad)/i

/** Before a group behind persons, whom the processor joins without the comma that APA has (APA 7, 9.8). */
const GROUP = '\uE004'

/** Names of degrees, as APA describes their theses (APA 7, 10.6). */
const theses: ReadonlyMap<string, string> = new Map([
  ['phd thesis', 'Doctoral dissertation'],
  ['doctoral thesis', 'Doctoral dissertation'],
  ['master thesis', "Master's thesis"],
  ['masters thesis', "Master's thesis"],
])
/** Kinds of works whose number is a name of its own ("TC022704"), not counted as "No." (APA 7, 10.8, 10.9 and 10.11). */
const identified: ReadonlySet<string> = new Set(['article', 'dataset', 'software', 'webpage'])
/** The number of an article that has no pages (APA 7, 9.27). */
const articleNumber = /^(?:e\d{2,9}|\d{5,9})$/i

/**
 * An item as APA 7 wants it: a publisher that is its own author is not named twice (9.29), a report number with hyphens
 * is no range, a work cited in its own language shows the translation of its title in brackets (9.38), the volume of a
 * work with titles of both stands between them (10.2), pages of a whole book are left out, and works of one author and year are
 * sorted by title without "A", "An" or "The" (9.47 and 9.49), which the style reads from `annote`. Roles and accounts that
 * stand in brackets behind a name, and authors who are not named, are marked for `apaText`.
 */
export function apaItem(item: CslItem): CslItem {
  const result = { ...withUnnamedAuthors(item) }
  // Whoever puts a book together is its editor here.
  if (result.organizer !== undefined && (item.type === 'book' || item.type === 'chapter')) {
    result.editor ??= result.organizer
    delete result.organizer
  }
  prepareNames(result)
  prepareTitles(result)
  prepareNumbers(result)
  if (isDatedByDay(item)) result.type = 'document'
  result.annote = (item.custom?.sortTitle ?? result.title ?? '').replace(/^(?:an?|the) /i, '')
  const [author, ...others] = item.author ?? []
  if (item.publisher !== undefined && others.length === 0 && author?.literal === item.publisher)
    delete result.publisher
  if (item.type === 'thesis' && item.genre !== undefined)
    result.genre = theses.get(item.genre.toLowerCase()) ?? item.genre
  if (item.note !== undefined && ofAnotherDate.test(item.note)) result.archive_location ??= item.note
  const range = rangeOf(item)
  if (range !== null) result.issued = { literal: range }
  return result
}

/** A range without end, or one whose months lie in two years: the style would write "2020–2021, July". Months are marked. */
function rangeOf({ issued }: CslItem): string | null {
  const [[year, ...start] = [], [lastYear, ...end] = []] = issued?.['date-parts'] ?? []
  if (year !== undefined && issued?.raw?.endsWith('/..')) return `${year}–present`
  if (year === undefined || lastYear === undefined || year === lastYear) return null
  if (start.length === 0 || end.length === 0 || [start[0], end[0]].some((month = 0) => month > 12))
    return null
  return `${year}${inYear(start)}–${lastYear}${inYear(end)}`
}

function inYear([month = 1, day]: readonly number[]): string {
  const options = { month: 'long', day: day === undefined ? undefined : 'numeric', timeZone: 'UTC' } as const
  return `${IN_YEAR}, ${new Date(Date.UTC(2000, month - 1, day ?? 1)).toLocaleDateString('en-US', options)}${IN_YEAR}`
}

/** A press release, an entry of an online work that changes, and slides or pictures dated so give the day (APA 7, 10.3, 10.4, 10.14); CSL has no type of theirs. */
function isDatedByDay({ type, genre, medium, URL, ...item }: CslItem): boolean {
  if (type === 'graphic' || type === 'figure') return (item.issued?.['date-parts']?.[0]?.length ?? 0) > 1
  if (type === 'report')
    return /^(?:press|news) release$|comunicado|nota (?:de prensa|à imprensa)/i.test(genre ?? medium ?? '')
  const isEntry = type === 'chapter' || type.startsWith('entry')
  const isPrinted = item.publisher ?? item.editor ?? item.page ?? item.volume ?? item.ISBN ?? item.DOI
  return isEntry && URL !== undefined && isPrinted === undefined
}

/** A text with the marks of `apaItem` resolved: what stands in brackets behind a name belongs to the list alone. */
export function apaText(text: string, place: 'list' | 'text'): string {
  const named = place === 'list' ? text.replaceAll(`, ${NO_COMMA}`, ' ') : text.replace(behindName, '')
  const dated = place === 'list' ? named.replaceAll(IN_YEAR, '') : named.replace(inYearText, '')
  const grouped = place === 'list' ? dated.replace(new RegExp(`,? (&|and) ${GROUP}`, 'g'), ', $1 ') : dated
  return namesResolved(
    grouped.replace(new RegExp(`${NO_COMMA}|${GROUP}`, 'g'), ''),
    place === 'list' ? ', et al.' : ' et al.',
  )
}

function prepareNames(item: CslItem): void {
  for (const variable of cslNameVariables) {
    const names = item[variable]
    if (names !== undefined)
      item[variable] = names.map((name, at) => apaName(name, names[at - 1]?.family !== undefined))
  }
}

/** A given name that is no initial takes no full stop: "Alan-Louis." would not be shortened. */
function apaName({ suffix, ...name }: CslName, isBehindPerson: boolean): CslName {
  const note = suffix?.replace(/(?<=^| )[([]/, (bracket) => NO_COMMA + bracket)
  if (name.literal !== undefined)
    return { literal: [isBehindPerson ? GROUP + name.literal : name.literal, note].filter(Boolean).join(' ') }
  const { given } = name
  return {
    ...name,
    ...(given === undefined ? {} : { given: given.replace(/(?<=\p{Ll}{2})\.$/u, '') }),
    ...(note === undefined ? {} : { suffix: note }),
  }
}

/** Longer titles are shortened where they stand for the author (APA 7, 8.14). */
const KEY_WORDS_MAX = 6
const KEY_WORDS = 4

function prepareTitles(item: CslItem): void {
  const words = item.title?.trim().split(/\s+/) ?? []
  if (!(item.author ?? item.editor) && words.length > KEY_WORDS_MAX)
    item['title-short'] ??= words
      .slice(0, KEY_WORDS)
      .join(' ')
      .replace(/[,:;.]+$/, '')
  const part = item['volume-title']
  if (part !== undefined && item.volume === undefined) delete item['volume-title']
  else if (part !== undefined && item.title?.endsWith(`: ${part}`))
    item.title = item.title.slice(0, -part.length - 2)
  else if (part !== undefined && item['container-title'] === part && item['collection-title'] !== undefined)
    item['container-title'] = item['collection-title']
  if (item['original-title'] && item.title && !item.translator && !item['original-date'])
    item.title = `${item['original-title']} [${item.title}]`
}

function prepareNumbers(item: CslItem): void {
  // "Summer 2019" is an edition as the second is (APA 7, 10.3, example 47); the style says so of numbers alone.
  if (/^(?!\d+(?:st|nd|rd|th)?$)(?!.*\b(?:ed|aufl|print|vers))/i.test(item.edition ?? '1'))
    item.edition = `${item.edition} ed.`
  if (item.type === 'book') delete item.page
  if (item.type === 'article-journal' && item.number === undefined && articleNumber.test(item.page ?? '')) {
    item.number = item.page ?? ''
    delete item.page
  }
  const name = item.number ?? (item.type === 'webpage' ? item.version : undefined)
  const isName =
    identified.has(item.type) && item.genre === undefined && /^(?:\p{Lu}|arXiv:)/u.test(name ?? '')
  if (isName && name !== undefined && item.archive_location === undefined) {
    item.archive_location = name
    delete item.number
  }
  // The style says "No." itself.
  if (item.number !== undefined)
    item.number = item.number
      .replace(/^n(?:os?|[.º°]|r)[.º°]? ?(?=\d)/i, '')
      .replace(/(?<=[\p{L}\d])-(?=[\p{L}\d])/gu, '\\-')
}
