import type { ConceptMap, FoundName } from '@/lib/contracts/concept-map'
import type { RunState } from '@/lib/contracts/run'
import {
  ConfirmAnswer,
  RefineAnswer,
  ValidationInput,
  WrittenQueries,
} from '@/lib/contracts/source-validation'
import { withFoundNames } from '@/lib/core/concepts/concept-map'
import { withKeywords } from '@/lib/core/concepts/read-keywords'
import { completedUnits, roundsOf, stepOf } from '@/lib/core/run/run-state'
import type { AskedPlan } from '@/lib/core/search/plan-queries'
import type { SearchPlan } from '@/lib/core/search/search-plan'

/** All answers to the refinement menu, earliest first. */
export function refineAnswers(run: RunState): readonly RefineAnswer[] {
  return roundsOf(stepOf(run, 'refine'))
    .filter((round) => round.answered)
    .map((round) => RefineAnswer.parse(round.answer))
}

/** The answer that opened the present round, or null in the first. */
export function latestRefineAnswer(run: RunState): RefineAnswer | null {
  return refineAnswers(run).at(-1) ?? null
}

/** The search in force: the latest refinement, or what was confirmed at the start. */
export function planInForce(run: RunState): SearchPlan {
  const refined = refineAnswers(run)
    .filter((answer) => answer.kind === 'refine')
    .at(-1)
  return refined ? { parameters: refined.parameters, map: withNames(run, refined.map) } : firstPlan(run)
}

/** The search that was confirmed at the start. */
export function firstPlan(run: RunState): SearchPlan {
  const { parameters, map } = ConfirmAnswer.parse(stepOf(run, 'confirm').answer)
  return { parameters, map: withNames(run, withKeywords(map, validationInputOf(run).keywords)) }
}

/** With the names that were found for its concepts while the run was at work. */
function withNames(run: RunState, map: ConceptMap): ConceptMap {
  return withFoundNames(map, foundNames(run))
}

/** Names that steps of the run have found for concepts, earliest first. */
function foundNames(run: RunState): readonly FoundName[] {
  return completedUnits(run, ['write-queries', 'rank-arrivals', 'use-names']).flatMap(
    ({ unit }) => Names.safeParse(unit.output).data?.names ?? [],
  )
}

const Names = WrittenQueries.pick({ names: true })

/** What was searched for from the beginning, the search in force last. */
export function plansSince(run: RunState): readonly AskedPlan[] {
  const refined = refineAnswers(run).filter((answer) => answer.kind === 'refine')
  return [
    ...(isFirstPlanSearched(run) ? [{ ...firstPlan(run), isMore: false, edited: [] }] : []),
    ...refined.map(({ mode, parameters, map, queries }) => ({
      parameters,
      map,
      isMore: mode === 'more',
      edited: queries,
    })),
  ]
}

/** Whether the student goes on with the sources that were brought along, without a first search. */
export function keepsCarried(run: RunState): boolean {
  return wasKept(run) && !refineAnswers(run).some(asksAgain)
}

/** Whether databases have been asked for what was confirmed at the start; after "keep" only "try again" does that. */
export function isFirstPlanSearched(run: RunState): boolean {
  return !wasKept(run) || refineAnswers(run).find(asksAgain)?.kind === 'retry'
}

function wasKept(run: RunState): boolean {
  const answer = ConfirmAnswer.safeParse(stepOf(run, 'confirm').answer)
  return answer.success && answer.data.kind === 'keep'
}

function asksAgain({ kind }: RefineAnswer): boolean {
  return kind === 'refine' || kind === 'retry'
}

/** The input is parsed once: it may carry two thousand sources, and every unit asks for it. */
const inputs = new WeakMap<object, ValidationInput>()

export function validationInputOf({ input }: Pick<RunState, 'input'>): ValidationInput {
  const known = typeof input === 'object' && input !== null ? inputs.get(input) : undefined
  const parsed = known ?? ValidationInput.parse(input)
  if (typeof input === 'object' && input !== null) inputs.set(input, parsed)
  return parsed
}
