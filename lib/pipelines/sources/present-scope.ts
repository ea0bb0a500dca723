import type { RunState } from '@/lib/contracts/run'
import { SearchAnswer, type SearchParameters } from '@/lib/contracts/search'
import type { Source } from '@/lib/contracts/source'
import { RefineAnswer } from '@/lib/contracts/source-validation'
import { recordKey } from '@/lib/core/identity/source-id'
import { completedUnits, roundsOf, stepOf } from '@/lib/core/run/run-state'
import { askedSince, isSameSearch } from '@/lib/core/search/plan-queries'
import type { SearchPlan } from '@/lib/core/search/search-plan'
import { fitsLimits } from './local-filter'
import { firstPlan, keepsCarried, planInForce, plansSince } from './run-answers'

/** What the present search keeps: the limits, what its own queries brought, and what everything else must name. */
export interface PresentScope {
  readonly parameters: SearchParameters
  /** Keys of the records that the queries in force brought, on whichever of their pages. */
  readonly found: ReadonlySet<string>
  /** Concepts that were required later than the words were chosen that databases rank by: what comes must name them. */
  readonly narrowedBy: ReadonlySet<string>
}

/** The scope of the search in force, from the log; null while nothing was searched, and what was brought along is all there. */
export function presentScope(run: RunState): PresentScope | null {
  if (keepsCarried(run)) return null
  const plan = planInForce(run)
  return {
    parameters: plan.parameters,
    found: foundKeys(run, plan),
    narrowedBy: askedSince(plansSince(run).map(({ map }) => map)),
  }
}

/**
 * Whether a source stands outside the present scope. What the student brought never does. Others stand inside when they fit the
 * limits and either came by the queries in force or name every required concept.
 */
export function isOutside(
  { work, members, userProvided, relevancy }: Pick<Source, 'work' | 'members' | 'userProvided' | 'relevancy'>,
  scope: PresentScope | null,
): boolean {
  if (userProvided || scope === null) return false
  const { parameters, found, narrowedBy } = scope
  if (!fitsLimits(work, parameters)) return true
  const { concepts } = relevancy
  const isFound = [work, ...members].some((record) => found.has(recordKey(record)))
  if (isFound) return concepts?.missing.some(({ concept }) => narrowedBy.has(concept)) ?? false
  return concepts === undefined || concepts.missing.length > 0
}

/** Outputs are read once: each answer is asked for its keys in every round after it. */
const keysOf = new WeakMap<object, readonly string[]>()

function foundKeys(run: RunState, plan: SearchPlan): ReadonlySet<string> {
  const since = beginningOf(run, plan)
  const keys = new Set<string>()
  for (const { unit } of completedUnits(run, ['search'])) {
    if ((unit.endedSeq ?? 0) <= since) continue
    for (const key of answerKeys(unit.output)) keys.add(key)
  }
  return keys
}

/** The keys of the records of an answer; none of what is no answer. */
export function answerKeys(output: unknown): readonly string[] {
  if (typeof output !== 'object' || output === null) return []
  const known = keysOf.get(output)
  if (known) return known
  const answer = SearchAnswer.safeParse(output)
  const keys = answer.success ? answer.data.records.map(recordKey) : []
  keysOf.set(output, keys)
  return keys
}

/** The place in the log from which on the search in force was asked, page after page; 0 for the first search. */
function beginningOf(run: RunState, plan: SearchPlan): number {
  const refined = roundsOf(stepOf(run, 'refine')).flatMap(({ answered, answer, answeredSeq }) => {
    const read = answered ? RefineAnswer.parse(answer) : null
    return read?.kind === 'refine' ? [{ plan: read, seq: answeredSeq ?? 0 }] : []
  })
  const other = refined.findLastIndex((one) => !isSameSearch(one.plan, plan))
  if (other === -1 && isSameSearch(firstPlan(run), plan)) return 0
  return refined[other + 1]?.seq ?? 0
}
