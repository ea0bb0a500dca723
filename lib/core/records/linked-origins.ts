import type { DatabaseId } from '@/lib/contracts/search'
import type { Work } from '@/lib/contracts/work'
import { databaseFacts } from '@/lib/core/databases/database-facts'

/**
 * The record with those of these databases among its origins that its landing page lies at; any other comes back as it is.
 * The index that described it stays first. JSTOR can only be searched through Crossref by its own DOI prefix, and most newer
 * articles on it have the prefix of their publisher. Such an origin has a path for its id, which tells it from what a
 * search of the database found.
 */
export function withLinkedOrigins(work: Work, databases: readonly DatabaseId[]): Work {
  const { landing } = work.urls
  if (landing === undefined) return work
  const linked = databases.flatMap((db) => {
    const id = databaseFacts[db].workAt?.(landing) ?? null
    return id === null || work.source.some((origin) => origin.db === db) ? [] : [{ db, id }]
  })
  return linked.length === 0 ? work : { ...work, source: [...work.source, ...linked] }
}
