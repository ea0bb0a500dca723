import type { ConceptMap } from '@/lib/contracts/concept-map'
import { databaseIds } from '@/lib/contracts/database-ids'
import type { DatabaseId, DatabaseQuery } from '@/lib/contracts/search'
import { activeConcepts } from '@/lib/core/concepts/concept-map'
import { namesToAsk } from '@/lib/core/concepts/required-names'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import { composeDatabaseQuery } from '@/lib/core/search/compose-query'
import type { SearchStrategies } from '@/lib/core/search/search-strategies'

/** Databases that an angle is counted in. */
export const COUNTED_DATABASES_MAX = 6

/** Best known first; without a key those that need one say so. */
const countable = databaseIds
  .flatMap((database) => {
    const { countRank } = databaseFacts[database]
    return countRank === undefined ? [] : [{ database, countRank }]
  })
  .sort((a, b) => a.countRank - b.countRank)
  .map(({ database }) => database)

/** The databases an angle is counted in: those proposed for the topic that filter and count, then the others of that kind; six. */
export function databasesToCount(proposed: readonly DatabaseId[]): readonly DatabaseId[] {
  const fitting = countable.filter((database) => proposed.includes(database))
  const others = countable.filter(
    (database) => !proposed.includes(database) && !databaseFacts[database].needsKey,
  )
  return [...fitting, ...others].slice(0, COUNTED_DATABASES_MAX)
}

interface Limits {
  readonly yearFrom: number | null
  readonly yearTo: number | null
}

/** The query that counts works naming every concept of a map, all roles alike, in the syntax of one database. */
export function countingQuery(
  map: ConceptMap,
  { yearFrom, yearTo, topic }: Limits & { readonly topic: string },
  { database, strategies }: { readonly database: DatabaseId; readonly strategies: SearchStrategies },
): DatabaseQuery {
  const all = activeConcepts(map).map((concept) =>
    namesToAsk(concept, map, databaseFacts[database].describedIn),
  )
  const parameters = { topic, yearFrom, yearTo, languages: [], excluded: [] }
  return composeDatabaseQuery({ all }, parameters, strategies[database], { limit: 1, page: 0 })
}
