import type { QualityValidation } from '@/lib/contracts/proposal'
import { proposalComponents, sentBackTo, stageKeys } from '@/lib/contracts/proposal-stages'
import type { RunState } from '@/lib/contracts/run'
import {
  lastRoundChangedNothing,
  reviewAnswers,
  STUDENT,
  stagesOf,
} from '@/lib/core/proposal/state/proposal-state'
import { completedUnits } from '@/lib/core/run/run-state'
import { proposalInputOf } from './interview'

const NOTE_MAX = 4_000

/**
 * Whether a draft that did not pass stays as it is: it was sent back as often as the run allows since it was last begun
 * anew, or the student has worked on it by hand and nothing of that may be rewritten behind their back.
 */
export function wasSentBackEnough(run: RunState): boolean {
  const last = reviewAnswers(run).at(-1)
  if (last && last.answer.kind !== 'refresh') return true
  return (
    lastRoundChangedNothing(run) ||
    refinementsSince(run, last?.seq ?? 0) >= proposalInputOf(run).maxRefinements
  )
}

/** The step that the draft goes back to: of the first target from which nothing would be written over that the student wrote; null when there is none. */
export function stepToMend(run: RunState, { refinement_targets }: QualityValidation): string | null {
  const stages = stagesOf(run)
  const own = stageKeys.filter((key) => key !== 'profile' && stages[key]?.writtenBy === STUDENT)
  const lastOwn = Math.max(-1, ...own.map((key) => stageKeys.indexOf(key)))
  const target = refinement_targets.find((component) => proposalComponents.indexOf(component) > lastOwn)
  return target === undefined ? null : sentBackTo(target)
}

/** How often quality control has sent the draft back since it was last begun anew. */
function refinementsSince(run: RunState, seq: number): number {
  return completedUnits(run, ['refinement']).filter(
    ({ unit }) => unit.output === false && (unit.endedSeq ?? 0) > seq,
  ).length
}

/** What the stage that a draft goes back to is asked to do. */
export function gateNote({ recommendations }: QualityValidation): string {
  return recommendations.join('\n').slice(0, NOTE_MAX)
}
