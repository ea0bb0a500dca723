import type { EmbeddingPort } from '@/lib/contracts/ports'
import type { RunNote } from '@/lib/contracts/run'
import type { Source } from '@/lib/contracts/source'
import type { SourceDelta, SourcePatch } from '@/lib/contracts/source-validation'
import { cosineOf } from '@/lib/core/relevance/blend-meaning'
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
 * How near the sources lie to the topic by an embedding model, and their relevancy with it. Sources compared before are not
 * asked for again. A model that does not answer leaves the ranking by words as it is, and a note says so.
 */
export async function compareMeaning(
  ranked: readonly Source[],
  { embedding, scoring, signal, note }: MeaningOptions,
): Promise<SourceDelta> {
  const nothing: SourceDelta = { upserts: [], patches: [], absorbed: [], dropped: [] }
  const to = meaningKeyOf(scoring)
  const open = ranked.slice(0, COMPARED_MAX).filter((source) => source.nearness?.to !== to)
  if (open.length === 0) return nothing
  const { topic, question } = scoring.parameters
  const texts = [`${topic}\n${question}`, ...open.map(({ work }) => `${work.title}\n${work.abstract ?? ''}`)]
  const vectors = await embedding.embed(texts, signal)
  const [topicVector, ...sourceVectors] = vectors ?? []
  note({
    code: 'meaning',
    data: { engine: embedding.name, asked: open.length, compared: sourceVectors.length },
  })
  if (topicVector === undefined) return nothing
  const nearnessOf = new Map(
    open.map((source, at) => [source.id, { to, cosine: cosineOf(topicVector, sourceVectors[at] ?? []) }]),
  )
  const compared = ranked.map((source) => ({
    ...source,
    nearness: nearnessOf.get(source.id) ?? source.nearness,
  }))
  const scores = relevancyOf(compared, scoring)
  const patches = compared.flatMap((source, at): SourcePatch[] => {
    const relevancy = scores[at]
    const nearness = nearnessOf.get(source.id)
    return relevancy === undefined ? [] : [{ id: source.id, relevancy, ...(nearness ? { nearness } : {}) }]
  })
  return { ...nothing, patches }
}
