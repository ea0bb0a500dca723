import type { Score, ScorePart } from '@/lib/contracts/source'
import type { Work } from '@/lib/contracts/work'
import { type ExcludedHit, findExcluded } from './find-excluded'
import { type QueryWords, readQueryWords } from './query-words'
import { rankingParameters } from './ranking-parameters'
import { createRankingCache, type RankingCache, recordTextOf } from './record-text'
import type { RelevanceFeedback } from './relevance-feedback'
import { type ReasonLanguage, relevancyReason } from './relevancy-reason'
import { type ScopeLimits, scoreScope } from './relevancy-scope'
import { gatherEvidence, type TopicEvidence } from './topic-evidence'

/** What a work is compared with. Empty texts and lists mean "not said". */
export interface RelevancyInput extends ScopeLimits {
  topic: string
  question: string
}

const GROUND_WORDS_MAX = 5
const GROUND_MAX = 300

export interface RelevancyQuery {
  limits: ScopeLimits
  words: QueryWords
}

export interface RelevancyOptions {
  /** Pass the same value again while works arrive: each work object is then read once. */
  cache?: RankingCache
  /** The language of the reasons. */
  language?: ReasonLanguage
}

/** The rubric of INTENT.md §5.2. */
const relevancyWeights = { title: 0.3, abstract: 0.4, keywords: 0.2, scope: 0.1 } as const

/** Topic, question and limits made ready for any number of calls of scoreRelevancy. Never throws. */
export function prepareRelevancy(input: RelevancyInput): RelevancyQuery {
  const { topic, question, ...limits } = input
  return { limits, words: readQueryWords(topic, question) }
}

/**
 * One score for each work, in the order given; higher is nearer to the topic. The total is the weighted sum of the four
 * parts, unrounded. A part whose field is missing is `unknown` and takes the value that the other fields make likely, so a
 * record without abstract is neither worth zero nor equal to one that matches. Scores compare the given works with each
 * other: the IDF of words is counted among them, and they move as more arrive. The order of the works changes nothing.
 */
export function scoreRelevancy(
  works: readonly Work[],
  query: RelevancyQuery,
  options: RelevancyOptions = {},
): Score[] {
  const { cache = createRankingCache(), language = 'en' } = options
  const records = works.map((work) => recordTextOf(cache, work))
  const evidence = gatherEvidence(cache, records, query.words, (a, b) => compareWorks(works[a], works[b]))
  const excluded = findExcluded(cache, records, query.limits.excluded)
  return works.map((work, row) => {
    const parts = partsOf(work, row, query, evidence, excluded[row] ?? null)
    const score = parts.reduce((sum, part) => sum + part.weight * part.score, 0)
    return { score: Math.min(100, score), parts, reason: relevancyReason(parts, language) }
  })
}

function compareWorks(a: Work | undefined, b: Work | undefined): number {
  if (!a || !b) return 0
  const keyA = `${a.title} ${a.abstract ?? ''}`
  const keyB = `${b.title} ${b.abstract ?? ''}`
  return keyA < keyB ? -1 : keyA > keyB ? 1 : 0
}

function partsOf(
  work: Work,
  row: number,
  query: RelevancyQuery,
  evidence: TopicEvidence,
  excluded: ExcludedHit | null,
): ScorePart[] {
  const { full, keywords } = rankingParameters
  const { counts, feedback } = evidence
  const title = share(evidence, (evidence.title[row] ?? 0) / full.title, feedback.title[row] ?? 0)
  const text = share(evidence, (evidence.text[row] ?? 0) / full.text, feedback.text[row] ?? 0)
  const kept = keywords.shared * (feedback.text[row] ?? 0) + keywords.listed * (evidence.keywords[row] ?? 0)
  const hasAbstract = work.abstract !== null || work.snippet !== undefined
  const scope = scoreScope(work, query.limits, {
    excludedWord: excluded?.text ?? null,
    isReviewUnwanted: query.words.isOwnReview,
  })
  return [
    part(
      'title',
      excluded?.inTitle ? 0 : title,
      wordsIn(query, evidence, row, counts.inTitle),
      work.title === '',
    ),
    part(
      'abstract',
      excluded?.inAbstract ? 0 : text,
      wordsIn(query, evidence, row, hasAbstract ? counts.inText : counts.inTitle),
      !hasAbstract,
    ),
    part(
      'keywords',
      excluded ? 0 : 100 * Math.min(1, kept),
      feedbackTerms(feedback, row),
      (work.keywords?.length ?? 0) === 0,
    ),
    part('scope', scope.score, scope.ground, scope.unknown),
  ]
}

function part(
  name: keyof typeof relevancyWeights,
  score: number,
  ground: string,
  unknown: boolean,
): ScorePart {
  return { name, score, weight: relevancyWeights[name], ground: ground.slice(0, GROUND_MAX), unknown }
}

/** 0…100: what the query words found and what the best records share, each by its share. */
function share({ feedbackShare }: TopicEvidence, own: number, shared: number): number {
  return 100 * ((1 - feedbackShare) * Math.min(1, own) + feedbackShare * shared)
}

/** The query words that a field holds, the most telling first. */
function wordsIn(
  query: RelevancyQuery,
  evidence: TopicEvidence,
  row: number,
  cells: Float32Array | Uint8Array,
): string {
  const width = evidence.counts.width
  const found: number[] = []
  for (let term = 0; term < width; term++) if ((cells[row * width + term] ?? 0) > 0) found.push(term)
  return found
    .sort((a, b) => (evidence.worth[b] ?? 0) - (evidence.worth[a] ?? 0) || a - b)
    .slice(0, GROUND_WORDS_MAX)
    .map((term) => query.words.words[term]?.surface ?? '')
    .join(', ')
}

/** The words shared with the best records, the most telling first. */
function feedbackTerms({ terms, hits }: RelevanceFeedback, row: number): string {
  return terms
    .filter((_, term) => hits[row * terms.length + term] === 1)
    .slice(0, GROUND_WORDS_MAX)
    .join(', ')
}
