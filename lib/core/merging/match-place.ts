import { foldWords } from '@/lib/core/text/fold-words'
import { isAbbreviationOf, sharedCount } from '@/lib/core/text/text-similarity'

/** A journal or book name made comparable. */
export interface MatchVenue {
  readonly words: readonly string[]
  readonly compact: string
}

/** First and last page; `last` is empty when only one page is known. Letters before the number are kept. */
export interface MatchPages {
  readonly first: string
  readonly last: string
  readonly firstNumber: number
  readonly lastNumber: number
}

/** Two names that share this part of the shorter name's words are one venue; a name in brackets or a place adds words. */
const SAME_VENUE_SHARE01 = 0.75
const smallWords = new Set(
  'the of and for in on to a an de la le les du des der die das und et e y del da do dos das zeitschrift'.split(
    ' ',
  ),
)
/** Words that many venues of a field have; sharing them alone says nothing. */
const commonVenueWords = new Set(
  'journal international annual conference proceedings proc conf symposium workshop research review reviews science sciences studies american european british ieee acm annals archives bulletin transactions'.split(
    ' ',
  ),
)
/** A page that many articles begin with says little. */
export const COMMON_FIRST_PAGE = 1

export function matchVenue(venue: string | null | undefined): MatchVenue | null {
  const plain = (venue ?? '').replace(/\([^)]{0,200}\)/g, ' ').replace(/&amp;/g, ' ')
  const words = foldWords(plain.split(/ : | = /)[0] ?? '').filter((word) => !smallWords.has(word))
  return words.length === 0 ? null : { words, compact: words.join('') }
}

/** True when the two names are spellings, abbreviations or longer forms of one another. */
export function isSameVenue(a: MatchVenue, b: MatchVenue): boolean {
  if (a.compact === b.compact || isAbbreviationOf(a.compact, b.words) || isAbbreviationOf(b.compact, a.words))
    return true
  const shared = sharedCount(a.words, b.words)
  const telling = sharedCount(a.words.filter(isTelling), b.words.filter(isTelling))
  return telling > 0 && shared >= SAME_VENUE_SHARE01 * Math.min(a.words.length, b.words.length)
}

const isTelling = (word: string): boolean => !commonVenueWords.has(word) && !/^\d+(st|nd|rd|th)?$/.test(word)

const plainRange = /^\d+-\d+$/

/** "742-8; discussion 748" is 742 to 748; "S376-S387" keeps its letters; null when there is no number. */
export function matchPages(pages: string | undefined): MatchPages | null {
  if (pages === undefined) return null
  const text = plainRange.test(pages)
    ? pages
    : pages
        .toLowerCase()
        .replace(/[\s.]/g, '')
        .replace(/[‐‑‒–—−]/g, '-')
  const found = /^(?:pp?)?([a-z]{0,4})(\d{1,9})[a-z]?(?:-{1,3}[a-z]{0,8}(\d{1,9}))?/.exec(text)
  const first = found?.[2]
  if (found === null || first === undefined) return null
  const end = found[3] ?? ''
  const last = end.length < first.length && end !== '' ? first.slice(0, first.length - end.length) + end : end
  return {
    first: (found[1] ?? '') + Number(first),
    last,
    firstNumber: Number(first),
    lastNumber: last === '' ? 0 : Number(last),
  }
}

/** The leading number of a volume without zeros; a volume that is only the year of publication is unknown. */
export function matchVolume(text: string | undefined, year: number | null): string {
  const number = text !== undefined && isPlainNumber.test(text) ? text : leadingNumber(text ?? '')
  return number === String(year) || number === '0' ? '' : number
}

const isPlainNumber = /^[1-9]\d{0,5}$/

function leadingNumber(text: string): string {
  const digits = /\d{1,6}/.exec(text)?.[0]
  return digits === undefined ? text.trim().toLowerCase() : String(Number(digits))
}

/** Exports fill the field with running numbers of their own; no journal prints more issues than this in a volume. */
const ISSUES_PER_VOLUME_MAX = 60

/** The leading number of an issue; unknown when it is a month or beyond what a volume holds. */
export function matchIssue(text: string | undefined): string {
  const number = Number(/\d{1,6}/.exec(text ?? '')?.[0])
  return number >= 1 && number <= ISSUES_PER_VOLUME_MAX ? String(number) : ''
}
