import type { ShownStanding } from '@/components/run/stage-card'
import { ASSEMBLY } from '@/lib/contracts/paper-stages'
import type { RunState } from '@/lib/contracts/run'
import type { StageProgress, StepProgress } from '@/lib/core/run/run-progress'
import { stepOf } from '@/lib/core/run/run-state'

export interface PaperAgent extends Omit<StepProgress, 'standing'> {
  readonly standing: ShownStanding
  /** Place in the log of what made its present output; tells one version from the next. */
  readonly made: string
}

export interface PaperPhase extends Omit<StageProgress, 'steps'> {
  readonly agents: readonly PaperAgent[]
  /** Key of the question behind the phase. */
  readonly gate: string | null
}

/** The phases of a paper with their agents; the step that reads the sources is no phase, and the final stage has none of the agents. */
export function paperPhasesOf(stages: readonly StageProgress[], run: RunState): readonly PaperPhase[] {
  return stages
    .filter(({ key, steps }) => key !== ASSEMBLY && steps.some(({ kind }) => kind === 'agent'))
    .map(({ steps, ...stage }) => ({
      ...stage,
      gate: steps.find(({ kind }) => kind === 'ask')?.key ?? null,
      agents: steps.filter(isAgent).map((step) => ({ ...step, ...standingOf(step, run) })),
    }))
}

function standingOf(step: StepProgress, run: RunState): Pick<PaperAgent, 'standing' | 'made'> {
  const unit = Object.values(stepOf(run, step.key).units)[0]
  const isMissing = step.standing === 'failed' && unit?.error?.code === 'not-written'
  return { standing: isMissing ? 'missing' : step.standing, made: `${step.round} ${unit?.endedSeq ?? 0}` }
}

const isAgent = ({ kind }: StepProgress): boolean => kind === 'agent'

export const isMade = (standing: ShownStanding): boolean =>
  standing === 'done' || standing === 'stale' || standing === 'skipped'
