import type { RunState } from '@/lib/contracts/run'
import type { Brought } from '@/lib/contracts/source-validation'
import { completedUnits, roundsOf, stepOf } from '@/lib/core/run/run-state'

/** What one search itself brought, in sources. */
export interface RoundYield extends Brought {
  /** The search, from 1. */
  readonly round: number
}

/**
 * What each search brought: the first, then every refinement, in order; "try again" belongs to the search that it repeats. A
 * search of which no answer is ranked yet, or that stems from before this was counted, is left out.
 */
export function roundYields(run: RunState): readonly RoundYield[] {
  const beginnings = searchBeginnings(run)
  const brought = completedUnits(run, ['rank-arrivals']).flatMap(({ unit }) => {
    const { endedSeq } = unit
    const round = beginnings.filter((seq) => seq < (endedSeq ?? 0)).length
    return broughtIn(unit.output).map((counts) => ({ round, ...counts }))
  })
  return beginnings.flatMap((_, at) => {
    const own = brought.filter(({ round }) => round === at + 1)
    const sum = (key: keyof Brought) => own.reduce((total, counts) => total + counts[key], 0)
    return own.length === 0
      ? []
      : [{ round: at + 1, added: sum('added'), known: sum('known'), outside: sum('outside') }]
  })
}

/** Where in the log each search began: 0 for the first, then the answer that asked for it. */
export function searchBeginnings(run: RunState): readonly number[] {
  const refined = roundsOf(stepOf(run, 'refine')).flatMap(({ answered, answer, answeredSeq }) =>
    answered && isRefinement(answer) ? [answeredSeq ?? 0] : [],
  )
  return [0, ...refined]
}

function isRefinement(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'refine'
}

// The log and the browser both got it from a step that checked it.
function broughtIn(output: unknown): readonly Brought[] {
  if (typeof output !== 'object' || output === null || !('brought' in output)) return []
  return isBrought(output.brought) ? [output.brought] : []
}

function isBrought(value: unknown): value is Brought {
  return typeof value === 'object' && value !== null && 'added' in value
}
