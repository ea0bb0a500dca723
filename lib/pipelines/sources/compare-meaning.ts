import type { EmbeddingPort } from '@/lib/contracts/ports'
import type { RunNote } from '@/lib/contracts/run'
import type { Source } from '@/lib/contracts/source'
import type { SourceDelta, SourcePatch } from '@/lib/contracts/source-validation'
import { cosineOf } from '@/lib/core/relevance/blend-meaning'
import type { Nearness, RankingState } from './ranking-task'
import { meaningKeyOf, relevancyOf, type ScoringContext } from './score-sources'

/** The best by their words; what lies further down no embedding would bring to the top. */
const COMPARED_MAX = 300

interface MeaningOptions {
  readonly embedding: EmbeddingPort
  readonly scoring: ScoringContext
  readonly signal: AbortSignal
  readonly note: (note: RunNote) => void
}

/**
 * How near the best sources lie to the topic by an embedding model; those compared before are not asked for again. Empty when a
 * model does not answer: the ranking by words stays as it is, and a note says so.
 */
export async function measureNearness(
  ranked: readonly Source[],
  { embedding, scoring, signal, note }: MeaningOptions,
): Promise<Nearness> {
  const to = meaningKeyOf(scoring)
  const open = ranked.slice(0, COMPARED_MAX).filter((source) => source.nearness?.to !== to)
  if (open.length === 0) return new Map()
  const { topic, question } = scoring.parameters
  const works = open.map(({ work }) => `${work.title}\n${work.abstract ?? ''}`)
  const [asked, compared] = await Promise.all([
    embedding.embed([`${topic}\n${question}`], { as: 'query', signal }),
    embedding.embed(works, { as: 'passage', signal }),
  ])
  const topicVector = compared === null ? undefined : asked?.[0]
  const sourceVectors = compared ?? []
  note({
    code: 'meaning',
    data: { engine: embedding.name, asked: open.length, compared: topicVector ? sourceVectors.length : 0 },
  })
  if (topicVector === undefined) return new Map()
  return new Map(
    open.map((source, at) => [source.id, { to, cosine: cosineOf(topicVector, sourceVectors[at] ?? []) }]),
  )
}

/** The relevancy of the sources inside the scope with what was measured. */
export function rankByNearness({ before, scoring }: RankingState, nearnessOf: Nearness): SourceDelta {
  const compared = [...before.values()]
    .filter(({ outside }) => outside !== true)
    .map((source) => ({ ...source, nearness: nearnessOf.get(source.id) ?? source.nearness }))
  const scores = relevancyOf(compared, scoring)
  const patches = compared.flatMap((source, at): SourcePatch[] => {
    const relevancy = scores[at]
    const nearness = nearnessOf.get(source.id)
    return relevancy === undefined ? [] : [{ id: source.id, relevancy, ...(nearness ? { nearness } : {}) }]
  })
  return { upserts: [], patches, absorbed: [], dropped: [] }
}
