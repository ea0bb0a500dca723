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
export const matchKeys = (record: KeyedFields): string[] => [
  ...new Set([...identifierKeys(record), ...titleKeys(record), ...placeKeys(record), ...authorKeys(record)]),
]

const identifierKeys = (record: KeyedFields): string[] => [
  ...keyOf('doi', record.doi),
  ...keyOf('doi', record.relatedDoi),
  ...keyOf('pmid', record.pmid),
  ...keyOf('pmcid', record.pmcid),
  ...keyOf('arxiv', record.arxivId),
  ...keyOf('openalex', record.openAlexId),
]

const keyOf = (kind: string, text: string | null): string[] => (text === null ? [] : [`${kind}:${text}`])

const titleKeys = ({ titles, corrects, abstractStart }: KeyedFields): string[] => [
  ...titles.flatMap(({ compact }) => [`title:${compact}`, `start:${compact.slice(0, TITLE_START_LENGTH)}`]),
  ...keyOf('title', corrects?.compact ?? null),
  ...keyOf('abstract', abstractStart.length < ABSTRACT_START_LENGTH ? null : abstractStart),
]

function placeKeys({ pages, volume, year }: KeyedFields): string[] {
  if (pages === null || pages.first === '1') return []
  return [
    ...(volume === '' ? [] : [`volume:${volume}|${pages.first}`]),
    ...(year === null ? [] : [`pages:${pages.first}|${pages.last}|${year}`]),
  ]
}

/** For titles with slips at both ends: the first author, the year and the two longest words; once for each of two years. */
function authorKeys({ firstFamily, year, titles: [title] }: KeyedFields): string[] {
  if (title === undefined || firstFamily === '' || year === null) return []
  return longestWords(title).flatMap((word) =>
    [year, year + 1].map((either) => `author:${firstFamily}|${word}|${either}`),
  )
}

/** The two longest different words, of equally long ones the first in the alphabet; fewer where a title has no other that tells. */
const longestWords = ({ words }: MatchTitle): string[] =>
  [...new Set(words)]
    .filter((word) => word.length >= TELLING_WORD_LENGTH_MIN)
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .slice(0, TELLING_WORDS)
