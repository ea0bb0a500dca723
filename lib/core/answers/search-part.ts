import type { LibraryHits, LibrarySearch } from '@/lib/contracts/library'
import { partQuery } from './study-parts'

interface PartSearch {
  readonly limit: number
  readonly signal?: AbortSignal
}

/**
 * For a question after a part that every study has, the passages that may tell it, in whatever words; empty for any other question. They
 * stand behind what the question itself finds: their scores are halved.
 */
export async function searchPart(
  library: LibrarySearch,
  question: string,
  { limit, signal }: PartSearch,
): Promise<LibraryHits> {
  const query = partQuery(question)
  if (query === null) return { hits: [], total: 0 }
  const { hits, total } = await library.search({ query, type: 'vector', limit, minimumScore: 0 }, signal)
  return { hits: hits.map((hit) => ({ ...hit, score: hit.score / 2 })), total }
}
