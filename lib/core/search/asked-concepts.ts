import type { Concept, ConceptMap } from '@/lib/contracts/concept-map'
import type { DatabaseId } from '@/lib/contracts/search'
import { activeConcepts, requiredConcepts } from '@/lib/core/concepts/concept-map'
import { namesToAsk } from '@/lib/core/concepts/required-names'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import type { SearchStrategy } from './search-strategies'

/** More concepts at once than this find nothing in any database; the student's own come on top, as they narrow. */
export const ASKED_CONCEPTS_MAX = 4
/** How many concepts a student may require beyond what suits a database. */
const NARROWED_MAX = 2
/** How many optional concepts a database gets that ranks: they move up what fits best and keep nothing out. */
const OPTIONAL_MAX = 2

/** What one database is asked for. */
export interface AskedConcepts {
  /** The map that the concepts were chosen from. */
  readonly map: ConceptMap
  /** Ids of the concepts that a query requires. */
  readonly ids: readonly string[]
  /** Ids of the concepts whose words a database gets that ranks instead of filtering. */
  readonly words: readonly string[]
  /** Ids of the concepts that were required when these words were chosen. */
  readonly first: readonly string[]
}

/** The central concepts that no query asks for, because there are too many; a page says so. */
export function unaskedConcepts(map: ConceptMap): readonly Concept[] {
  return requiredConcepts(map).slice(ASKED_CONCEPTS_MAX)
}

/**
 * Which concepts a database is asked for, given what it was asked for `before`. A search that requires less asks for a part of
 * the same concepts, so that it never finds fewer; one that requires more asks for the same ones and the new, so that it never
 * finds more. Where words only rank, one word more would bring what names nothing else: there the words stay, and what has to be
 * named besides is looked for in what comes. Another topic begins anew with its first concepts.
 */
export function askedConcepts(
  map: ConceptMap,
  before: AskedConcepts | null,
  { conceptsMax }: Pick<SearchStrategy, 'conceptsMax'>,
): AskedConcepts {
  const max = Math.min(ASKED_CONCEPTS_MAX, conceptsMax)
  const active = activeConcepts(map).map(({ id }) => id)
  const required = requiredConcepts(map).map(({ id }) => id)
  const known = new Set(before ? requiredConcepts(before.map).map(({ id }) => id) : [])
  const kept = before?.ids.filter((id) => required.includes(id)) ?? []
  if (!before || kept.length === 0) {
    const ids = required.slice(0, max)
    const optional = active.filter((id) => !required.includes(id))
    return {
      map,
      ids,
      first: required,
      words: active.filter((id) => [...ids, ...optional].slice(0, max + OPTIONAL_MAX).includes(id)),
    }
  }
  const added = required.filter((id) => !known.has(id))
  const ids = [...kept, ...added].slice(0, Math.max(kept.length, max + NARROWED_MAX))
  return { map, ids, first: before.first, words: before.words.filter((id) => active.includes(id)) }
}

/** The terms of a query, best names first: concepts are AND-ed and the names of each OR-ed, or all of them words to rank by. */
export function queryTerms(
  { map, ids, words }: AskedConcepts,
  database: DatabaseId,
  { ranks }: Pick<SearchStrategy, 'ranks'>,
): readonly (readonly string[])[] {
  const asked = ranks ? words : ids
  return activeConcepts(map)
    .filter(({ id }) => asked.includes(id))
    .map((concept) => namesToAsk(concept, map, databaseFacts[database].describedIn))
}
