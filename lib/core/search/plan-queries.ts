import type { ConceptMap } from '@/lib/contracts/concept-map'
import type { DatabaseQuery } from '@/lib/contracts/search'
import { requiredConcepts } from '@/lib/core/concepts/concept-map'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import { ASKED_CONCEPTS_MAX, type AskedConcepts, askedConcepts, queryTerms } from './asked-concepts'
import { composeDatabaseQuery } from './compose-query'
import type { SearchPlan } from './search-plan'
import type { SearchStrategies, SearchStrategy } from './search-strategies'

/** Records asked of each database at once, of those that give fewer as many as they give. */
const LIMIT = 25

/** A plan as it was asked for. */
export interface AskedPlan extends SearchPlan {
  /** The next page of the same search is wanted. */
  readonly isMore: boolean
  /** Queries whose text the student wrote. */
  readonly edited: readonly DatabaseQuery[]
}

/**
 * One query for each database of the plan in its own syntax. `asked` is what was asked for from the beginning, this plan last: what
 * requires less than before never finds fewer, what requires more never finds more, and the student's own texts stay.
 */
export function planQueries(
  { parameters, map }: SearchPlan,
  asked: readonly AskedPlan[],
  strategies: SearchStrategies,
): DatabaseQuery[] {
  return parameters.databases.map((database) => {
    const { text, page } = standingOf(asked, database)
    const strategy = strategies[database]
    const concepts = askedOf([...asked.map((plan) => plan.map), map], strategy)
    const all = queryTerms(concepts, database, strategy)
    const limit = Math.min(LIMIT, databaseFacts[database].pageSizeMax)
    const query = composeDatabaseQuery({ all }, parameters, strategy, { limit, page })
    return text === null ? query : { ...query, text }
  })
}

/** What a database is asked for by the last of these maps, which followed each other. */
function askedOf(maps: readonly ConceptMap[], strategy: Pick<SearchStrategy, 'conceptsMax'>): AskedConcepts {
  return maps.reduce<AskedConcepts>((before, map) => askedConcepts(map, before, strategy), {
    map: { language: null, concepts: [] },
    ids: [],
    words: [],
    first: [],
  })
}

/**
 * The student's own text for a database, null where there is none, and its page, from 0. "More" keeps the text and asks for
 * the next page of the same search: as many pages as it was pressed in a row. A database that was not asked before, a
 * search that has changed, and another text begin with their first page; limits follow the parameters, never the text.
 */
function standingOf(
  plans: readonly AskedPlan[],
  database: DatabaseQuery['database'],
): { text: string | null; page: number } {
  let text: string | null = null
  let page = 0
  for (const [at, plan] of plans.entries()) {
    const before = plans[at - 1]
    const goesOn =
      before !== undefined &&
      plan.isMore &&
      before.parameters.databases.includes(database) &&
      isSameSearch(before, plan)
    const written: string | null =
      plan.edited.find((query) => query.database === database)?.text ?? (goesOn ? text : null)
    page = goesOn && written === text ? page + 1 : 0
    text = written
  }
  return { text, page }
}

/** Ids of the concepts that are required now and were not yet when the words were chosen that databases rank by. */
export function askedSince(maps: readonly ConceptMap[]): ReadonlySet<string> {
  const { map, first } = askedOf(maps, { conceptsMax: ASKED_CONCEPTS_MAX })
  return new Set(requiredConcepts(map).flatMap(({ id }) => (first.includes(id) ? [] : [id])))
}

/** Whether two plans are one search, so that the second one asks for its next page. */
export function isSameSearch(a: SearchPlan, b: SearchPlan): boolean {
  return searchOf(a) === searchOf(b)
}

/** What makes two searches one: limits and the student's map, not the names that were found on the way. */
function searchOf({ parameters, map }: SearchPlan): string {
  const { topic, question, yearFrom, yearTo, languages, excluded } = parameters
  const concepts = map.concepts.map(({ id, role, state, names }) => [
    id,
    role,
    state === 'dropped',
    names.filter(({ origin, struckOut }) => struckOut || origin.by === 'student').map(({ text }) => text),
  ])
  return JSON.stringify([topic, question, yearFrom, yearTo, languages, excluded, concepts])
}
