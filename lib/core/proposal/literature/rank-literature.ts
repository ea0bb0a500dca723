import type { ProposalSource } from '@/lib/contracts/proposal-run'
import { scoreRelevancy } from '@/lib/core/relevance/relevancy'
import { prepareRelevancy } from '@/lib/core/relevance/relevancy-query'

/** A chosen source goes first when the queries or the project's own score (0…100) reach this; half of the scale's "fits". Not tuned. */
const RELEVANT_MIN = 30

/**
 * The sources that answer the queries, at most `max`: those the student chose and that are relevant first, then by the mean of how
 * well they match the queries and of their score in the project; ties keep the order given. Retracted ones are
 * never among them, possibly retracted ones come last.
 */
export function rankLiterature({
  sources,
  queries,
  max,
}: {
  readonly sources: readonly ProposalSource[]
  readonly queries: readonly string[]
  readonly max: number
}): ProposalSource[] {
  const citable = sources.filter((source) => !isRetracted(source))
  const [topic = '', ...others] = queries
  const query = prepareRelevancy({
    topic,
    question: others.join(' '),
    yearFrom: null,
    yearTo: null,
    languages: [],
    excluded: [],
    concepts: null,
  })
  const scores = scoreRelevancy(
    citable.map(({ work }) => work),
    query,
  )
  return citable
    .map((source, at) => {
      const match = scores[at]?.score ?? 0
      const isFirst = source.chosen && Math.max(match, source.relevancy) >= RELEVANT_MIN
      const rank = isDoubtful(source) ? 0 : isFirst ? 2 : 1
      return { source, rank, match: (match + source.relevancy) / 2 }
    })
    .sort((a, b) => b.rank - a.rank || b.match - a.match)
    .slice(0, max)
    .map(({ source }) => source)
}

/** Whether the source must not be cited: an index says that it was retracted. */
export function isRetracted({ work, retractionCheck }: ProposalSource): boolean {
  return retractionCheck === 'retracted' || work.retraction?.kind === 'retracted'
}

function isDoubtful({ retractionCheck }: ProposalSource): boolean {
  return retractionCheck === 'possibly-retracted' || retractionCheck === 'concern'
}
