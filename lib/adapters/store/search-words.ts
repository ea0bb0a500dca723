import { z } from 'zod'
import type { ProjectId } from '@/lib/contracts/ids'
import { foldWords } from '@/lib/core/text/fold-words'
import type { Database } from './client'
import { searchConfiguration } from './library-texts'

const WORDS_MAX = 24
const Row = z.object({ id: z.string(), score: z.number(), total: z.number() })

export interface WordSearch {
  readonly query: string
  /** Those that passages may be written in. */
  readonly languages: readonly string[]
  readonly limit: number
}

/**
 * The passages of a notebook with words of the query, by the full text search of PostgreSQL in each of the languages, best first, with the
 * number of all that match. Scores are 0–1. Accents count on neither side: words are folded before they are kept.
 */
export async function searchWords(
  db: Database,
  projectId: ProjectId,
  { query, languages, limit }: WordSearch,
): Promise<{
  readonly hits: readonly { readonly id: string; readonly score: number }[]
  readonly total: number
}> {
  // Words of letters and digits only: nothing in them is an operator.
  const words = [...new Set(foldWords(query))].slice(0, WORDS_MAX).join(' | ')
  if (words === '') return { hits: [], total: 0 }
  const configurations = [...new Set([...languages.map(searchConfiguration), 'simple'])]
  const rows = await db.$queryRaw`
    WITH asked AS (
      SELECT to_tsquery(configuration::regconfig, ${words}) AS query FROM unnest(${configurations}::text[]) AS configuration
    ), found AS (
      SELECT passage.id, max(ts_rank_cd(passage.words, asked.query, 1 | 32)) AS score
      FROM asked JOIN library_passages AS passage ON passage.words @@ asked.query
      WHERE passage.project_id = ${projectId} AND passage.is_current
      GROUP BY passage.id
    )
    SELECT id, score::float8 AS score, (count(*) OVER ())::int AS total FROM found ORDER BY score DESC, id LIMIT ${limit}`
  const found = z.array(Row).parse(rows)
  return { hits: found.map(({ id, score }) => ({ id, score })), total: found[0]?.total ?? 0 }
}
