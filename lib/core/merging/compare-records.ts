import { foldCompact } from '@/lib/core/text/fold-words'
import { editSimilarity01, wordSimilarity01 } from '@/lib/core/text/text-similarity'
import { compareAuthors } from './match-authors'
import type { MatchFeatures } from './match-features'
import { COMMON_FIRST_PAGE, isSameVenue, type MatchPages, type MatchVenue } from './match-place'
import { type MatchTitle, numbersOf } from './match-title'
import type { Evidence } from './rule-conditions'

/** Titles at least this alike are the same up to slips of the pen. Chosen on dedup/respiratory and digital_work. */
const SAME_TITLE_SIMILARITY01 = 0.93
/** Titles at least this alike are the same reworded. Chosen on dedup/respiratory and digital_work. */
const NEAR_TITLE_SIMILARITY01 = 0.75
/** The words in which two titles differ are slips of one another when this alike. */
const SAME_WORDS_SIMILARITY01 = 0.7
/** Titles of several words that share fewer of them than this are not compared letter by letter. */
const FAR_TITLE_WORDS01 = 0.2
const FAR_TITLE_WORDS_MIN = 5
/** A title that the other continues must have this many letters to count as its beginning. */
const TITLE_PART_LENGTH_MIN = 22
const SAME_ABSTRACT_SIMILARITY01 = 0.9
/** Page ranges that share this part of the shorter are one. */
const OVERLAP_SHARE01 = 0.5
const ABSTRACT_LENGTH_MIN = 100

/** Title, people, journal and abstract are compared letter by letter, and only when a rule asks for them. */
export function compareRecords(a: MatchFeatures, b: MatchFeatures): Evidence {
  return new PairEvidence(a, b)
}

class PairEvidence implements Evidence {
  readonly isGeneric: Evidence['isGeneric']
  readonly year: Evidence['year']
  readonly volume: Evidence['volume']
  readonly issue: Evidence['issue']
  readonly pages: Evidence['pages']
  readonly doi: Evidence['doi']
  readonly pmid: Evidence['pmid']
  readonly arxiv: Evidence['arxiv']
  readonly openalex: Evidence['openalex']
  readonly form: Evidence['form']
  readonly kind: Evidence['kind']
  private readonly a: MatchFeatures
  private readonly b: MatchFeatures
  private titleState: Evidence['title'] | undefined
  private authorsState: Evidence['authors'] | undefined
  private venueState: Evidence['venue'] | undefined
  private abstractState: Evidence['abstract'] | undefined

  constructor(a: MatchFeatures, b: MatchFeatures) {
    this.a = a
    this.b = b
    this.isGeneric = a.isGeneric || b.isGeneric
    this.year = compareYears(a.year, b.year)
    this.volume = compareTexts(a.volume, b.volume)
    this.issue = compareTexts(a.issue, b.issue)
    this.pages = comparePages(a.pages, b.pages)
    this.doi = compareTexts(a.doi, b.doi)
    this.pmid = isSameText(a.pmcid, b.pmcid) ? 'same' : compareTexts(a.pmid, b.pmid)
    this.arxiv = compareTexts(a.arxivId, b.arxivId)
    this.openalex = compareTexts(a.openAlexId, b.openAlexId)
    this.form = compareForms(a, b)
    this.kind = a.isConference && b.isConference ? 'conferences' : 'mixed'
    this.titleState = undefined
    this.authorsState = undefined
    this.venueState = undefined
    this.abstractState = undefined
  }

  get title(): Evidence['title'] {
    this.titleState ??= compareTitles(this.a, this.b)
    return this.titleState
  }

  get authors(): Evidence['authors'] {
    this.authorsState ??= compareAuthors(this.a.authors, this.b.authors)
    return this.authorsState
  }

  get venue(): Evidence['venue'] {
    this.venueState ??= compareVenues(this.a.venue, this.b.venue)
    return this.venueState
  }

  get abstract(): Evidence['abstract'] {
    this.abstractState ??= compareAbstracts(foldCompact(this.a.abstract), foldCompact(this.b.abstract))
    return this.abstractState
  }
}

const compareVenues = (a: MatchVenue | null, b: MatchVenue | null): Evidence['venue'] =>
  a === null || b === null ? 'unknown' : isSameVenue(a, b) ? 'same' : 'other'

function compareForms(a: MatchFeatures, b: MatchFeatures): Evidence['form'] {
  if (isSameText(a.relatedDoi, b.doi) || isSameText(b.relatedDoi, a.doi))
    return a.doi === b.doi ? 'same' : 'stated'
  return a.form === 'unknown' || b.form === 'unknown' ? 'unknown' : a.form === b.form ? 'same' : 'other'
}

function compareTitles(a: MatchFeatures, b: MatchFeatures): Evidence['title'] {
  if (a.titles.length === 0 || b.titles.length === 0) return 'unknown'
  if (a.isNotice !== b.isNotice) return isCorrectionOf(a, b) || isCorrectionOf(b, a) ? 'correction' : 'notice'
  let best: Evidence['title'] = 'far'
  for (const left of a.titles) {
    for (const right of b.titles) {
      const state = compareTitlePair(left, right)
      if (state === 'same') return 'same'
      if (titleRank[state] < titleRank[best]) best = state
    }
  }
  return best
}

const isCorrectionOf = (notice: MatchFeatures, article: MatchFeatures): boolean =>
  notice.corrects !== null && article.titles.some((title) => title.compact === notice.corrects?.compact)

/** Of several forms of a title the best match counts. */
const titleRank = {
  same: 0,
  part: 1,
  near: 2,
  numbers: 3,
  notice: 4,
  correction: 5,
  unknown: 6,
  far: 7,
} as const

function compareTitlePair(a: MatchTitle, b: MatchTitle): Evidence['title'] {
  if (a.text === b.text || a.compact === b.compact) return 'same'
  const isPart = isPartOf(a.compact, b.compact)
  const sharedWords01 = wordSimilarity01(a.words, b.words)
  const isLong = Math.min(a.words.length, b.words.length) >= FAR_TITLE_WORDS_MIN
  if (isLong && !isPart && sharedWords01 < FAR_TITLE_WORDS01) return 'far'
  const similarity01 = editSimilarity01(a.compact, b.compact, NEAR_TITLE_SIMILARITY01)
  if (similarity01 === 0 && !isPart && sharedWords01 < NEAR_TITLE_SIMILARITY01) return 'far'
  const [left, right] = [numbersOf(a), numbersOf(b)]
  if (left !== right && left !== '' && right !== '' && !isPart) return 'numbers'
  if (similarity01 >= SAME_TITLE_SIMILARITY01 && left === right && !hasOtherWord(a, b)) return 'same'
  return isPart ? 'part' : 'near'
}

/** True when a word of one title stands for a quite different one of the other: "a critical note", "a critical review". */
function hasOtherWord(a: MatchTitle, b: MatchTitle): boolean {
  const [left, right] = [onlyIn(a, b), onlyIn(b, a)]
  return left !== '' && right !== '' && editSimilarity01(left, right, SAME_WORDS_SIMILARITY01) === 0
}

const onlyIn = (a: MatchTitle, b: MatchTitle): string =>
  a.words.filter((word) => !b.words.includes(word)).join('')

/** True when one title continues or precedes the other. */
function isPartOf(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return short.length >= TITLE_PART_LENGTH_MIN && (long.startsWith(short) || long.endsWith(short))
}

function compareYears(a: number | null, b: number | null): Evidence['year'] {
  if (a === null || b === null) return 'unknown'
  if (a === b) return 'same'
  return Math.abs(a - b) === 1 ? 'adjacent' : 'other'
}

const compareTexts = (a: string | null, b: string | null): 'same' | 'other' | 'unknown' =>
  a === null || b === null || a === '' || b === '' ? 'unknown' : a === b ? 'same' : 'other'
const isSameText = (a: string | null, b: string | null): boolean => compareTexts(a, b) === 'same'

function comparePages(a: MatchPages | null, b: MatchPages | null): Evidence['pages'] {
  if (a === null || b === null) return 'unknown'
  const isLastSame = a.last !== '' && a.lastNumber === b.lastNumber
  if (a.first === b.first) {
    if (!isLastSame && a.last !== '' && b.last !== '') return 'near'
    if (a.firstNumber === COMMON_FIRST_PAGE) return 'common'
    return isLastSame && a.lastNumber > a.firstNumber ? 'range' : 'start'
  }
  return a.firstNumber === b.firstNumber || isLastSame || isOverlapping(a, b) ? 'near' : 'other'
}

/** Two articles of one volume share a page at most; ranges that share more are one range with a slip. */
function isOverlapping(a: MatchPages, b: MatchPages): boolean {
  const shared = Math.min(a.lastNumber, b.lastNumber) - Math.max(a.firstNumber, b.firstNumber)
  return (
    a.firstNumber > COMMON_FIRST_PAGE &&
    b.firstNumber > COMMON_FIRST_PAGE &&
    shared > 0 &&
    shared >= OVERLAP_SHARE01 * Math.min(a.lastNumber - a.firstNumber, b.lastNumber - b.firstNumber) &&
    a.first.replace(/\d+$/, '') === b.first.replace(/\d+$/, '')
  )
}

function compareAbstracts(a: string, b: string): Evidence['abstract'] {
  const length = Math.min(a.length, b.length)
  if (length < ABSTRACT_LENGTH_MIN) return 'unknown'
  const [left, right] = [a.slice(0, length), b.slice(0, length)]
  return editSimilarity01(left, right, SAME_ABSTRACT_SIMILARITY01) > 0 ? 'same' : 'other'
}
