import type { ScorePart } from '@/lib/contracts/source'
import type { Work } from '@/lib/contracts/work'
import type { ExcludedHit } from './find-excluded'
import type { ConceptMatches } from './match-concepts'
import { rankingParameters } from './ranking-parameters'
import type { RelevanceFeedback } from './relevance-feedback'
import type { RelevancyQuery } from './relevancy-query'
import { scoreScope } from './relevancy-scope'
import type { TopicEvidence } from './topic-evidence'

const GROUND_WORDS_MAX = 5
const GROUND_MAX = 300

type PartName = 'concepts' | 'title' | 'abstract' | 'keywords' | 'feedback' | 'scope'

interface Judged {
  readonly query: RelevancyQuery
  readonly evidence: TopicEvidence
  readonly concepts: ConceptMatches | null
  readonly excluded: ExcludedHit | null
}

interface PartEvidence {
  readonly score: number
  readonly weight: number
  readonly ground: string
  readonly unknown?: boolean
}

/** The named parts of one record's relevancy, by the weights of the rubric in `rankingParameters`; the weights sum to 1. */
export function scoreParts(work: Work, row: number, judged: Judged): ScorePart[] {
  const { concepts } = judged
  const named = concepts && conceptsPart(row, concepts)
  const inner = wordParts(work, row, judged)
  const left = 1 - (named?.weight ?? 0)
  return [...(named ? [named] : []), ...inner.map((each) => ({ ...each, weight: left * each.weight }))]
}

/** The more of the required concepts a record names, the more the next one counts: many words of one do not stand for the other. */
function conceptsPart(row: number, concepts: ConceptMatches): ScorePart {
  const { weight } = rankingParameters.concepts
  const own = (concepts.required01[row] ?? 0) ** 2
  const ground = (concepts.evidence[row]?.named ?? []).map(({ name }) => name)
  return part('concepts', { score: 100 * own, weight, ground: ground.join(', ') })
}

/** What the words say, by the four fields of the rubric, and apart from them what is shared with the best records. */
function wordParts(work: Work, row: number, { query, evidence, concepts, excluded }: Judged): ScorePart[] {
  const { full, weights, concepts: named } = rankingParameters
  const titlePower = concepts ? named.titlePower : full.titlePower
  const { counts, feedback, feedbackShare, fullTitle } = evidence
  const [title, text] = [feedback.title[row] ?? 0, feedback.text[row] ?? 0]
  const moved = { title: weights.title * feedbackShare, text: weights.abstract * feedbackShare }
  const fed = moved.title + moved.text + weights.feedback
  const hasAbstract = work.abstract !== null || work.snippet !== undefined
  const scope = scoreScope(work, query.limits, {
    excludedWord: excluded?.text ?? null,
    isReviewUnwanted: query.words.isOwnReview,
  })
  return [
    part('title', {
      score: excluded?.inTitle ? 0 : percentOf(((evidence.title[row] ?? 0) / fullTitle) ** titlePower),
      weight: weights.title - moved.title,
      ground: wordsIn(query, evidence, row, counts.inTitle),
      unknown: work.title === '',
    }),
    part('abstract', {
      score: excluded?.inAbstract ? 0 : percentOf((evidence.text[row] ?? 0) / full.text),
      weight: weights.abstract - moved.text,
      ground: wordsIn(query, evidence, row, hasAbstract ? counts.inText : counts.inTitle),
      unknown: !hasAbstract,
    }),
    part('keywords', {
      score: excluded ? 0 : percentOf(evidence.keywords[row] ?? 0),
      weight: weights.keywords,
      ground: wordsIn(query, evidence, row, counts.inKeywords),
      unknown: (work.keywords?.length ?? 0) === 0,
    }),
    part('feedback', {
      score: excluded ? 0 : percentOf((moved.title * title + (moved.text + weights.feedback) * text) / fed),
      weight: fed,
      ground: feedbackTerms(feedback, row),
    }),
    part('scope', {
      score: scope.score,
      weight: weights.scope,
      ground: scope.ground,
      unknown: scope.unknown,
    }),
  ]
}

function part(name: PartName, { score, weight, ground, unknown = false }: PartEvidence): ScorePart {
  return { name, score, weight, ground: ground.slice(0, GROUND_MAX), unknown }
}

function percentOf(share: number): number {
  return 100 * Math.min(1, share)
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
