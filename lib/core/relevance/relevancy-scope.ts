import type { Work } from '@/lib/contracts/work'
import { isReviewTitle } from './review-words'

/** What the student asked for besides the subject. */
export interface ScopeLimits {
  /** ISO 639-1; empty means any. */
  languages: readonly string[]
  /** A missing bound means no bound. */
  yearFrom: number | null
  yearTo: number | null
  /** Words or phrases whose presence speaks against a record. */
  excluded: readonly string[]
}

export interface ScopeFit {
  /** 0…100. */
  score: number
  ground: string
  unknown: boolean
}

/** Each year outside the range costs this much: a work of the year before is nearly in. Not tuned. */
const LOST_PER_YEAR = 20
/** A limit that cannot be judged, because the index does not say, is worth half. Not tuned. */
const UNKNOWN_FIT = 50

/**
 * How well a work fits the years and languages asked for: the worst of the limits that were set, 100 when none was.
 * An unknown year or language counts half and marks the fit as unknown. `excludedWord` (found by the caller) makes it 0, and so does
 * being a review when the student is writing a review and does not ask for others.
 */
export function scoreScope(
  work: Work,
  limits: ScopeLimits,
  { excludedWord, isReviewUnwanted }: { excludedWord: string | null; isReviewUnwanted: boolean },
): ScopeFit {
  if (excludedWord !== null) return { score: 0, ground: `−${excludedWord}`, unknown: false }
  if (isReviewUnwanted && isReview(work)) return { score: 0, ground: 'review', unknown: false }
  const fits = [fitYear(work.year, limits), fitLanguage(work.language, limits)].filter((fit) => fit !== null)
  if (fits.length === 0) return { score: 100, ground: '', unknown: false }
  return {
    score: Math.min(...fits.map((fit) => fit.score)),
    ground: fits
      .map((fit) => fit.ground)
      .filter(Boolean)
      .join(', '),
    unknown: fits.some((fit) => fit.unknown),
  }
}

/** Whether the index or the title says that the work is a review. */
function isReview(work: Work): boolean {
  return work.type === 'review' || isReviewTitle(work.title)
}

function fitYear(year: number | null, { yearFrom, yearTo }: ScopeLimits): ScopeFit | null {
  if (yearFrom === null && yearTo === null) return null
  if (year === null) return { score: UNKNOWN_FIT, ground: '', unknown: true }
  const outside = Math.max(0, (yearFrom ?? year) - year, year - (yearTo ?? year))
  return { score: Math.max(0, 100 - LOST_PER_YEAR * outside), ground: String(year), unknown: false }
}

function fitLanguage(language: string | null, { languages }: ScopeLimits): ScopeFit | null {
  if (languages.length === 0) return null
  if (language === null) return { score: UNKNOWN_FIT, ground: '', unknown: true }
  const code = language.slice(0, 2).toLowerCase()
  return { score: languages.includes(code) ? 100 : 0, ground: code, unknown: false }
}
