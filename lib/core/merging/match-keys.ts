import type { MatchPages } from './match-place'
import type { MatchTitle } from './match-title'

const TITLE_START_LENGTH = 24
const TELLING_WORD_LENGTH_MIN = 5
const TELLING_WORDS = 2
/** Letters by which two abstracts are seen to begin alike. */
export const ABSTRACT_START_LENGTH = 60

/** What of a record keys are made of. */
export interface KeyedFields {
  readonly titles: readonly MatchTitle[]
  /** The title that this erratum corrects. */
  readonly corrects: MatchTitle | null
  /** Of the first author with a name; empty without any. */
  readonly firstFamily: string
  readonly year: number | null
  readonly volume: string
  readonly pages: MatchPages | null
  readonly doi: string | null
  readonly relatedDoi: string | null
  readonly pmid: string | null
  readonly pmcid: string | null
  readonly arxivId: string | null
  readonly openAlexId: string | null
  /** The first letters of the abstract without blanks. */
  readonly abstractStart: string
}

/**
 * The keys of a record, each once, those that another must share one of to be compared with it: an identifier, a title, or two weaker
 * marks (first author, year, volume, first page, telling words of the title).
 */
export function matchKeys(record: KeyedFields): string[] {
  const keys = new Set<string>()
  addIdentifierKeys(keys, record)
  addTitleKeys(keys, record)
  addPlaceKeys(keys, record)
  addAuthorKeys(keys, record)
  return [...keys]
}

function addIdentifierKeys(keys: Set<string>, record: KeyedFields): void {
  addKey(keys, 'doi', record.doi)
  addKey(keys, 'doi', record.relatedDoi)
  addKey(keys, 'pmid', record.pmid)
  addKey(keys, 'pmcid', record.pmcid)
  addKey(keys, 'arxiv', record.arxivId)
  addKey(keys, 'openalex', record.openAlexId)
}

function addKey(keys: Set<string>, kind: string, text: string | null): void {
  if (text !== null) keys.add(`${kind}:${text}`)
}

function addTitleKeys(keys: Set<string>, { titles, corrects, abstractStart }: KeyedFields): void {
  for (const { compact } of titles) {
    keys.add(`title:${compact}`)
    keys.add(`start:${compact.slice(0, TITLE_START_LENGTH)}`)
  }
  addKey(keys, 'title', corrects?.compact ?? null)
  addKey(keys, 'abstract', abstractStart.length < ABSTRACT_START_LENGTH ? null : abstractStart)
}

function addPlaceKeys(keys: Set<string>, { pages, volume, year }: KeyedFields): void {
  if (pages === null || pages.first === '1') return
  if (volume !== '') keys.add(`volume:${volume}|${pages.first}`)
  if (year !== null) keys.add(`pages:${pages.first}|${pages.last}|${year}`)
}

/** For titles with slips at both ends: the first author, the year and the two longest words; once for each of two years. */
function addAuthorKeys(keys: Set<string>, { firstFamily, year, titles: [title] }: KeyedFields): void {
  if (title === undefined || firstFamily === '' || year === null) return
  for (const word of longestWords(title)) {
    keys.add(`author:${firstFamily}|${word}|${year}`)
    keys.add(`author:${firstFamily}|${word}|${year + 1}`)
  }
}

/** The two longest different words, of equally long ones the first in the alphabet; fewer where a title has no other that tells. */
function longestWords({ words }: MatchTitle): string[] {
  const telling = words.filter((word) => word.length >= TELLING_WORD_LENGTH_MIN)
  telling.sort((a, b) => b.length - a.length || (a < b ? -1 : a > b ? 1 : 0))
  return [...new Set(telling)].slice(0, TELLING_WORDS)
}
