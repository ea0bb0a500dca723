import { AppError } from '@/lib/contracts/errors'
import type { RunState } from '@/lib/contracts/run'
import { STUDENT } from '@/lib/core/proposal/state/proposal-state'
import { stepOf } from '@/lib/core/run/run-state'
import { withDependents } from '@/lib/engine/pipeline'
import { getRow } from '@/lib/server/pipelines'
import type { Services } from '@/lib/server/services'
import { appendByPerson } from './answer-run'

interface Rerun {
  readonly runId: string
  readonly pipeline: string
  readonly step: string
  /** Leaves what builds on it as it is, out of date; otherwise that is made anew, too. */
  readonly alone: boolean
  /** Only what builds on it is made anew, and it stays as it is. */
  readonly kept?: boolean
}

/**
 * Has one step of a run done again and wakes a worker. Throws `invalid-input` for a step that the pipeline does not have, or
 * whose room has rules of its own for it; `conflict` for a run that is paused or was stopped.
 */
export async function rerunStep(
  services: Services,
  { runId, pipeline, step, alone, kept = false }: Rerun,
): Promise<void> {
  const { pipeline: line, room, reruns } = getRow(pipeline)
  const wanted = line.steps.find(({ key }) => key === step)
  if (!wanted || (room && !reruns))
    throw new AppError('invalid-input', `${step} of ${pipeline} is not run again here`)
  const steps = (alone ? [wanted] : withDependents(line, [wanted])).map(({ key }) => key)
  const run = await services.runs.get(runId)
  // What the student has written is kept, out of date, until it is asked for by name.
  const taken = steps.filter((key) => (key === step ? !kept : !isByStudent(run, key)))
  if (taken.length === 0) throw new AppError('invalid-input', `nothing builds on ${step}`)
  await appendByPerson(services, runId, [{ type: 'steps-reopened', steps: taken, note: '' }], 'running', [
    'running',
    'waiting',
    'completed',
    'failed',
  ])
}

function isByStudent(run: RunState, key: string): boolean {
  return Object.values(stepOf(run, key).units).some(({ engine }) => engine === STUDENT)
}
