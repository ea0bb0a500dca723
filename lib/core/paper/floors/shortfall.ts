import type { FloorContext } from './floor-context'
import { booleanQuery } from './question-concepts'

/** That fewer were found than are wanted, with the query that would look for more; null where they were found. */
export function shortfallOf(found: number, wanted: number, { query, sources }: FloorContext) {
  return found >= wanted ? null : { found, wanted, among: sources.length, query: booleanQuery(query) }
}
