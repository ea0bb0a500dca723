import { type BlockKind, keyOf, textNumber } from './blocks'
import type { MatchPages } from './match-place'
import type { MatchTitle } from './match-title'

const TITLE_START_LENGTH = 24
const TELLING_WORD_LENGTH_MIN = 5
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
 * The keys of a record, those that another must share one of to be compared with it: an identifier, a title, or two weaker marks (first
 * author, year, volume, first page, telling words of the title).
 */
export function matchKeys(record: KeyedFields): number[] {
  const keys: number[] = []
  addIdentifierKeys(keys, record)
  addTitleKeys(keys, record)
  addPlaceKeys(keys, record)
  addAuthorKeys(keys, record)
  return keys
}

function addText(keys: number[], kind: BlockKind, text: string | null): void {
  if (text !== null) keys.push(keyOf(kind, textNumber(text)))
}

function addIdentifierKeys(keys: number[], record: KeyedFields): void {
  addText(keys, 'doi', record.doi)
  addText(keys, 'doi', record.relatedDoi)
  addText(keys, 'pmid', record.pmid)
  addText(keys, 'pmcid', record.pmcid)
  addText(keys, 'arxiv', record.arxivId)
  addText(keys, 'openalex', record.openAlexId)
}

function addTitleKeys(keys: number[], record: KeyedFields): void {
  for (const { text } of record.titles)
    keys.push(keyOf('title', textNumber(text)), keyOf('start', textNumber(text, TITLE_START_LENGTH)))
  if (record.corrects !== null) addText(keys, 'title', record.corrects.text)
  if (record.abstractStart.length >= ABSTRACT_START_LENGTH) addText(keys, 'abstract', record.abstractStart)
}

function addPlaceKeys(keys: number[], { pages, volume, year }: KeyedFields): void {
  if (pages === null || pages.first === '1') return
  const first = textNumber(pages.first)
  if (volume !== '') keys.push(keyOf('volume', textNumber(volume), first))
  if (year !== null) keys.push(keyOf('pages', first, textNumber(pages.last), year))
}

/** For titles with slips at both ends: the first author, the year and the two longest words; once for each of two years. */
function addAuthorKeys(keys: number[], { firstFamily, year, titles: [title] }: KeyedFields): void {
  if (title === undefined || firstFamily === '' || year === null) return
  const family = textNumber(firstFamily)
  for (const word of longestWords(title.text)) {
    if (word === '') continue
    const telling = textNumber(word)
    keys.push(keyOf('author', family, telling, year), keyOf('author', family, telling, year + 1))
  }
}

/** The two longest different words, of equally long ones the first in the alphabet; empty where a title has no other that tells. */
function longestWords(text: string): [string, string] {
  let longest = ''
  let second = ''
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    end = text.indexOf(' ', start)
    if (end === -1) end = text.length
    if (end - start < Math.max(TELLING_WORD_LENGTH_MIN, second.length)) continue
    const word = text.slice(start, end)
    if (word === longest) continue
    if (isMoreTelling(word, longest)) {
      second = longest
      longest = word
    } else if (isMoreTelling(word, second)) second = word
  }
  return [longest, second]
}

const isMoreTelling = (word: string, than: string): boolean =>
  word.length > than.length || (word.length === than.length && word < than)
