import type { ConceptMap } from '@/lib/contracts/concept-map'
import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { SearchParameters } from '@/lib/contracts/search'
import type { JournalFacts, PeerReview, Score, Source } from '@/lib/contracts/source'
import type { Work } from '@/lib/contracts/work'
import { studentNames } from '@/lib/core/concepts/student-names'
import { recordIdOfKey } from '@/lib/core/identity/source-id'
import { peerReviewOf } from '@/lib/core/quality/quality-peer-review'
import { scoreQuality } from '@/lib/core/quality/quality-score'
import type { Rubric } from '@/lib/core/quality/rubric'
import { withStanding } from '@/lib/core/records/retraction-standing'
import { blendMeaning } from '@/lib/core/relevance/blend-meaning'
import { createRankingCache } from '@/lib/core/relevance/record-text'
import { scoreRelevancy } from '@/lib/core/relevance/relevancy'
import { prepareRelevancy } from '@/lib/core/relevance/relevancy-query'
import type { PresentScope } from './present-scope'

export interface ScoringContext {
  readonly parameters: SearchParameters
  /** What the topic is about. */
  readonly map: ConceptMap
  readonly rubric: Rubric
  /** What the search in force keeps; null where there is none, and all is kept. */
  readonly scope: PresentScope | null
  readonly locale: Locale
  readonly currentYear: number
}

/** Each work object is read into words once per process; the cache dies with it. */
const rankingCache = createRankingCache()

/** Names the topic that a nearness belongs to: another topic needs another comparison. */
export const meaningKeyOf = ({ parameters }: Pick<ScoringContext, 'parameters'>): string =>
  recordIdOfKey(`${parameters.topic}\n${parameters.question}`)

/** Relevancy of each source for the search in force, in the order given; they are compared with each other. */
export function relevancyOf(
  sources: readonly Pick<Source, 'work' | 'nearness'>[],
  scoring: ScoringContext,
): readonly Score[] {
  const { parameters, map, locale } = scoring
  const question = [parameters.question, ...studentNames(map)].join(' ').trim()
  const { topic, languages, yearFrom, yearTo, excluded } = parameters
  const query = prepareRelevancy({ topic, question, concepts: map, languages, yearFrom, yearTo, excluded })
  const language = localeLanguages[locale]
  const scores = scoreRelevancy(
    sources.map(({ work }) => work),
    query,
    { cache: rankingCache, language },
  )
  const key = meaningKeyOf(scoring)
  const cosines = sources.map(({ nearness }) => (nearness?.to === key ? nearness.cosine : null))
  return blendMeaning(scores, cosines, language).map(rounded)
}

/** To a hundredth of a point: more says nothing, and it is kept for every source in every round. */
function rounded(score: Score): Score {
  return {
    ...score,
    score: hundredths(score.score),
    parts: score.parts.map((part) => ({ ...part, score: hundredths(part.score) })),
  }
}

function hundredths(points: number): number {
  return Math.round(points * 100) / 100
}

/** Quality by the rubric, with the state of peer review it rests on. What is known or suspected to be retracted scores 0. */
export function sourceQuality(
  {
    work,
    journal,
    retractionCheck,
  }: { work: Work; journal: JournalFacts | null; retractionCheck: Source['retractionCheck'] },
  { rubric, currentYear, locale }: ScoringContext,
): { quality: Score; peerReview: PeerReview } {
  const judged = withStanding(work, retractionCheck)
  const peerReview = peerReviewOf(judged)
  return { quality: scoreQuality(judged, { rubric, journal, peerReview, currentYear, locale }), peerReview }
}

/** The address under which a work is reached first: its DOI, its page, its PDF. */
export function workAddress(work: Work): string | null {
  if (work.urls.landing) return work.urls.landing
  if (work.doi) return `https://doi.org/${work.doi.split('/').map(encodeURIComponent).join('/')}`
  return work.urls.pdf ?? null
}
