import type { StageKey } from '@/lib/contracts/proposal-stages'
import type { RunState } from '@/lib/contracts/run'
import { reviewAnswers, stagesOf } from '@/lib/core/proposal/state/proposal-state'
import type { StepContext } from '@/lib/engine/pipeline'

/** What a stage is asked to do differently: by quality control, or by the student who had it run again. */
export function noteFor({ run, reopenNote }: StepContext, stage: StageKey): string {
  if (reopenNote !== '') return reopenNote
  const last = reviewAnswers(run).at(-1)?.answer
  return last?.kind === 'rerun' && last.stage === stage ? last.note : ''
}

/** A stage that must be there because a later one reads it; throws for a pipeline that is wired wrongly. */
export function stageOf<K extends StageKey>(run: RunState, key: K) {
  const stage = stagesOf(run)[key]
  if (stage === null) throw new Error(`stage ${key} is read before it was written`)
  return stage
}
