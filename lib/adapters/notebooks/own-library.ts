import type { EvidenceProvider } from '@/lib/contracts/evidence-provider'
import type { LibraryHit, LibrarySearch } from '@/lib/contracts/library'
import type { Evidence } from '@/lib/contracts/research'
import { searchPart } from '@/lib/core/answers/search-part'

/** Passages read for one question in depth, from each kind of search. */
const DEEP_LIMIT = 20
/** The best hits are read with what stands before and behind them. */
const READ_ON_HITS = 3
const CONTEXT_PASSAGES_MAX = 60

/** The student's own library as a provider. What it holds may be large; what it gives is bounded. */
export function ownLibrary(library: LibrarySearch): EvidenceProvider {
  const search: EvidenceProvider['search'] = async ({ query, type, limit, minimum_score }, signal) => {
    const { hits, total } = await library.search({ query, type, limit, minimumScore: minimum_score }, signal)
    return { evidence: hits.slice(0, limit).map(evidenceOfHit), total: Math.max(total, hits.length) }
  }
  return {
    name: 'own-library',
    search,
    ask: async (question, signal) => {
      const all = await Promise.all([
        ...(['vector', 'text'] as const).map((type) =>
          library.search({ query: question, type, limit: DEEP_LIMIT, minimumScore: 0 }, signal),
        ),
        searchPart(library, question, { limit: DEEP_LIMIT, signal }),
      ])
      const hits = all.flatMap((found) => found.hits)
      const best = [...hits].sort((a, b) => b.score - a.score).slice(0, READ_ON_HITS)
      const around = await Promise.all(best.map((hit) => readAround(library, hit, signal)))
      return { answer: null, evidence: [...hits, ...around.flat()].map(evidenceOfHit) }
    },
    chat: null,
    context: async (_notebookId, signal) => {
      const { hits } = await library.search(
        { query: 'overview', type: 'vector', limit: CONTEXT_PASSAGES_MAX, minimumScore: 0 },
        signal,
      )
      const context = hits.map(({ title, passage }) => `# ${title}\n${passage.text}`).join('\n\n')
      return { context, tokenCount: Math.ceil(context.length / CHARS_PER_TOKEN) }
    },
  }
}

/** As the specification counts: 60,000 characters are 15,000 tokens. */
const CHARS_PER_TOKEN = 4

async function readAround(
  library: LibrarySearch,
  { passage, title, score }: LibraryHit,
  signal: AbortSignal,
): Promise<readonly LibraryHit[]> {
  const around = await library.around(passage.id, 1, signal)
  // A neighbour was not found by itself: it stands behind whatever was.
  return around
    .filter(({ id }) => id !== passage.id)
    .map((one) => ({ passage: one, title, score: score / 2 }))
}

function evidenceOfHit({ passage, title, score }: LibraryHit): Evidence {
  return { passage, title, url: null, origin: 'library', score: score >= 0 ? Math.min(1, score) : 0 }
}
