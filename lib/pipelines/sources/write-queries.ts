import { z } from 'zod'
import { ConceptLanguage, type ConceptMap, ConceptName, type FoundName } from '@/lib/contracts/concept-map'
import { conceptLanguages } from '@/lib/contracts/concept-terms'
import type { RunState } from '@/lib/contracts/run'
import type { WrittenQueries } from '@/lib/contracts/source-validation'
import { activeConcepts, withFoundNames } from '@/lib/core/concepts/concept-map'
import { requiredNames } from '@/lib/core/concepts/required-names'
import { planQueries } from '@/lib/core/search/plan-queries'
import type { SearchPlan } from '@/lib/core/search/search-plan'
import type { SearchStrategies } from '@/lib/core/search/search-strategies'
import { planInForce, plansSince } from './run-answers'

/** Names a model may give for one concept in one language. */
const NAMES_WRITTEN_MAX = 6
/** What a model may add: names of a concept by its id, in each language. Which concepts there are, the student decides. */
export const WrittenNames = z.object({
  names: z.record(
    z.string().max(80),
    z.partialRecord(ConceptLanguage, z.array(ConceptName.shape.text.min(2)).max(NAMES_WRITTEN_MAX)),
  ),
})
export type WrittenNames = z.infer<typeof WrittenNames>

/** The concepts a model is to name, one line each: id, role, the student's words. */
export function conceptLines(map: ConceptMap): string {
  return activeConcepts(map)
    .map(({ id, role, name }) => `${id} (${role}): ${name}`)
    .join('\n')
}

/** One query for each database in its own syntax; those that the student edited keep their text. */
export function composeQueries(run: RunState, strategies: SearchStrategies): WrittenQueries {
  return queriesFor(planInForce(run), run, strategies)
}

/** The search that queries are written for, when it is not the one in force. */
interface Wanted extends SearchPlan {
  readonly isMore: boolean
}

/** The same for a plan, which is the one in force or a `wanted` one. */
export function queriesFor(
  { parameters, map }: SearchPlan,
  run: RunState,
  strategies: SearchStrategies,
  wanted?: Wanted,
): WrittenQueries {
  const plans = [...plansSince(run), ...(wanted ? [{ ...wanted, edited: [] }] : [])]
  const queries = planQueries({ parameters, map }, plans, strategies)
  const concepts = requiredNames(map).map(({ words }) => [...words])
  return { concepts, queries, names: [] }
}

/** The queries with the model's names in them, behind the student's; what the student struck out stays out. */
export function withModelNames(
  { names }: WrittenNames,
  floor: WrittenQueries,
  { run, model, strategies }: { run: RunState; model: string | null; strategies: SearchStrategies },
): WrittenQueries {
  const plan = planInForce(run)
  const ids = new Set(activeConcepts(plan.map).map(({ id }) => id))
  const given = Object.entries(names).flatMap(([concept, byLanguage]) =>
    conceptLanguages.flatMap((language) =>
      (byLanguage[language] ?? []).map(
        (text): FoundName => ({ concept, text, language, origin: { by: 'model', model: model ?? 'model' } }),
      ),
    ),
  )
  const known = given.filter(({ concept }) => ids.has(concept))
  const map = withFoundNames(plan.map, known)
  return { ...floor, ...queriesFor({ ...plan, map }, run, strategies), names: known }
}
