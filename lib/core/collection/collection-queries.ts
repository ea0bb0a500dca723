import type { CollectionDatabase, CollectionQuery } from '@/lib/contracts/collection-run'
import type { ConceptMap } from '@/lib/contracts/concept-map'
import { requiredConcepts } from '@/lib/core/concepts/concept-map'
import { namesToAsk } from '@/lib/core/concepts/required-names'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import { composeDatabaseQuery } from '@/lib/core/search/compose-query'
import type { SearchStrategies } from '@/lib/core/search/search-strategies'

const SERVICE_ALTERNATIVES_MAX = 4
const QUERY_MAX = 1_000

interface Asked {
  readonly map: ConceptMap
  /** A further group of words, of which one must be named; empty for none. */
  readonly words: readonly string[]
  readonly yearFrom: number | null
  readonly page: number
}

/** The query of a question for one database: every required concept by its names, in the database's own syntax. */
export function collectionQuery(
  database: CollectionDatabase,
  { map, words, yearFrom, page }: Asked,
  strategies: SearchStrategies,
): CollectionQuery {
  const more = words.length > 0 ? [words] : []
  if (database === 'clinicaltrials' || database === 'chembl') {
    const groups = [...requiredConcepts(map).map((concept) => namesToAsk(concept, map, ['en'])), ...more]
    return { database, text: serviceText(database, groups), yearFrom, page }
  }
  const described = databaseFacts[database].describedIn
  const all = [...requiredConcepts(map).map((concept) => namesToAsk(concept, map, described)), ...more]
  const topic = all.flatMap(([first]) => first ?? []).join(' ')
  const parameters = { topic, yearFrom, yearTo: null, languages: [], excluded: [] }
  const { text } = composeDatabaseQuery({ all }, parameters, strategies[database])
  return { database, text, yearFrom, page }
}

/** ChEMBL filters titles by one piece of text; ClinicalTrials.gov reads AND, OR, quotes and brackets. */
function serviceText(service: 'clinicaltrials' | 'chembl', groups: readonly (readonly string[])[]): string {
  const plain = groups.map((names) =>
    names.slice(0, SERVICE_ALTERNATIVES_MAX).map((name) => name.replace(/["()[\]]/g, ' ').trim()),
  )
  if (service === 'chembl') return plain[0]?.[0] ?? ''
  return plain
    .map((names) => `(${names.map((name) => `"${name}"`).join(' OR ')})`)
    .join(' AND ')
    .slice(0, QUERY_MAX)
}
