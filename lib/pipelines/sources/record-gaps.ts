import type { Source } from '@/lib/contracts/source'

/** Sources whose records are completed in one round, most relevant first. */
export const COMPLETED_MAX = 20

/** A search page's record has no identifier and no abstract; some deposits lack the abstract. */
export function hasGaps({ work, userProvided }: Pick<Source, 'work' | 'userProvided'>): boolean {
  if (userProvided) return false
  const isFromSearchPage = work.doi === null && work.source.some((origin) => origin.db === 'googlescholar')
  const isFromScielo = work.abstract === null && work.source.some((origin) => origin.db === 'scielo')
  return isFromSearchPage || isFromScielo
}
