import { type CitationGraph, LACKING_MAX, LATER_SOURCES_MAX } from '@/lib/contracts/citation-graph'
import type { ProposalSource } from '@/lib/contracts/proposal-run'
import { normaliseDoi } from '@/lib/core/identity/doi'
import { citationLinks } from '@/lib/core/review/citation-links'
import type { ServiceDeps } from './ask-service'
import { namedWork, readByNumber, readIndexedReferences, readLaterCitations } from './citation-lookups'

/** All look-ups together; what has no answer by then was not asked. */
const READ_WITHIN_MS = 60_000
const EDGES_MAX = 4_000

interface ReadOptions {
  readonly deps: ServiceDeps
  /** ISO 8601 */
  readonly now: string
  readonly signal: AbortSignal
}

/**
 * Who cites whom among these sources and what several of them cite (OpenAlex), and who cites the first of them (Semantic Scholar). An index that
 * does not answer leaves its part empty and is told as such. Rejects only when `signal` aborts.
 */
export async function readCitations(
  sources: readonly Pick<ProposalSource, 'key' | 'work'>[],
  { deps, now, signal }: ReadOptions,
): Promise<CitationGraph> {
  const bounded = { ...deps, signal: AbortSignal.any([signal, AbortSignal.timeout(READ_WITHIN_MS)]) }
  const [references, later] = await Promise.all([
    withinTime(() =>
      readIndexedReferences(
        sources.map(({ work }) => work),
        bounded,
      ),
    ),
    readLater(sources, bounded),
  ])
  signal.throwIfAborted()
  const links = references && citationLinks(sources, references)
  const wanted = links?.lacking.slice(0, LACKING_MAX) ?? []
  const works =
    (await withinTime(() =>
      readByNumber(
        wanted.map(({ openAlexId }) => openAlexId),
        bounded,
      ),
    )) ?? []
  signal.throwIfAborted()
  const byNumber = new Map(works.map((work) => [work.openAlexId, work]))
  return {
    at: now,
    read: [...(links?.read ?? [])],
    unknown: [...(links?.unknown ?? [])],
    unasked: links === null ? sources.map(({ key }) => key) : [],
    edges: links?.edges.slice(0, EDGES_MAX) ?? [],
    lacking: wanted.flatMap(({ openAlexId, by }) => {
      const work = byNumber.get(openAlexId)
      return work
        ? [
            {
              ...namedWork(work),
              openAlexId,
              by: [...by],
              isRetracted: work.retraction?.kind === 'retracted',
            },
          ]
        : []
    }),
    ...later,
  }
}

async function readLater(
  sources: readonly Pick<ProposalSource, 'key' | 'work'>[],
  deps: ServiceDeps,
): Promise<Pick<CitationGraph, 'later' | 'laterUnasked'>> {
  const asked = sources
    .flatMap(({ key, work }) => {
      const doi = normaliseDoi(work.doi)
      return doi === null ? [] : [{ key, doi }]
    })
    .slice(0, LATER_SOURCES_MAX)
  const answers = await Promise.all(
    asked.map(async ({ key, doi }) => ({
      key,
      works: await withinTime(() => readLaterCitations(doi, deps)),
    })),
  )
  return {
    later: answers.flatMap(({ key, works }) => (works === null ? [] : [{ key, works: [...works] }])),
    laterUnasked: answers.flatMap(({ key, works }) => (works === null ? [key] : [])),
  }
}

/** Null where the time is over: what was asked then has no answer. */
async function withinTime<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) return null
    throw error
  }
}
