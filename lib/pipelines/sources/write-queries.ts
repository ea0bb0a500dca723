import { z } from 'zod'
import type { RunState } from '@/lib/contracts/run'
import type { DatabaseQuery } from '@/lib/contracts/search'
import type { WrittenQueries } from '@/lib/contracts/source-validation'
import { conceptGroups, groupWords } from '@/lib/core/concepts/concepts'
import { composeDatabaseQuery } from '@/lib/core/search/compose-query'
import type { SearchPlan } from '@/lib/core/search/search-plan'
import type { SearchStrategies } from '@/lib/core/search/search-strategies'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { firstPlan, isFirstPlanSearched, planInForce, refineAnswers } from './run-answers'

/** Records asked of each database at once; Google Scholar gives its first twenty. */
const LIMIT = 25
const LIMITS: Readonly<Partial<Record<DatabaseQuery['database'], number>>> = { googlescholar: 20 }

/** What a model may add: alternatives for each concept. Which concepts there are, the student's words decide. */
export const WrittenConcepts = z.object({
  concepts: z
    .array(z.array(z.string().trim().min(2).max(100)).min(1).max(12))
    .min(1)
    .max(5),
})
export type WrittenConcepts = z.infer<typeof WrittenConcepts>

/** One query for each database in its own syntax; those that the student edited keep their text. */
export function composeQueries(run: RunState, strategies: SearchStrategies): WrittenQueries {
  const { parameters, keywords } = planInForce(run)
  const { topic, question, languages } = parameters
  const groups = conceptGroups(topic, question, detectLanguage(`${topic}. ${question}`), keywords, languages)
  return queriesFor(groupWords(groups), run, strategies)
}

/** The search that queries are written for, when it is not the one in force. */
interface Wanted extends SearchPlan {
  readonly isMore: boolean
}

interface AskedPlan extends Wanted {
  /** Queries whose text the student wrote. */
  readonly edited: readonly DatabaseQuery[]
}

/** The same for given concepts (groups are AND-ed, the words of a group OR-ed), for the search in force or a wanted one. */
export function queriesFor(
  concepts: readonly (readonly string[])[],
  run: RunState,
  strategies: SearchStrategies,
  wanted?: Wanted,
): WrittenQueries {
  const { parameters } = wanted ?? planInForce(run)
  const plans = [...plansSince(run), ...(wanted ? [{ ...wanted, edited: [] }] : [])]
  const queries = parameters.databases.map((database) => {
    const { text, page } = standingOf(plans, database)
    const limit = LIMITS[database] ?? LIMIT
    const query = composeDatabaseQuery({ all: concepts }, parameters, strategies[database], { limit, page })
    return text === null ? query : { ...query, text }
  })
  return { concepts: concepts.map((words) => [...words]), queries }
}

/** What was searched for from the beginning, the search in force last. */
function plansSince(run: RunState): readonly AskedPlan[] {
  const refined = refineAnswers(run).filter((answer) => answer.kind === 'refine')
  return [
    ...(isFirstPlanSearched(run) ? [{ ...firstPlan(run), isMore: false, edited: [] }] : []),
    ...refined.map(({ mode, parameters, keywords, queries }) => ({
      parameters,
      keywords,
      isMore: mode === 'more',
      edited: queries,
    })),
  ]
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
      searchOf(before) === searchOf(plan)
    const written: string | null =
      plan.edited.find((query) => query.database === database)?.text ?? (goesOn ? text : null)
    page = goesOn && written === text ? page + 1 : 0
    text = written
  }
  return { text, page }
}

function searchOf({ parameters, keywords }: SearchPlan): string {
  const { topic, question, yearFrom, yearTo, languages, excluded } = parameters
  return JSON.stringify([topic, question, yearFrom, yearTo, languages, excluded, keywords])
}

/** The built-in queries with the model's alternatives added to the concepts; the student's own words stay first. */
export function withConcepts(answer: WrittenConcepts, floor: WrittenQueries): string[][] {
  return floor.concepts.map((words, index) =>
    [...new Set([...words, ...(answer.concepts[index] ?? [])])].slice(0, 20),
  )
}
