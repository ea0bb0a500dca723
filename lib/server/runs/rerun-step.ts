import { AppError } from '@/lib/contracts/errors'
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
}

/**
 * Has one step of a run done again and wakes a worker. Throws `invalid-input` for a step that the pipeline does not have, or
 * whose room has rules of its own for it; `conflict` for a run that is paused or was stopped.
 */
export async function rerunStep(services: Services, { runId, pipeline, step, alone }: Rerun): Promise<void> {
  const { pipeline: line, room } = getRow(pipeline)
  const wanted = line.steps.find(({ key }) => key === step)
  if (!wanted || room) throw new AppError('invalid-input', `${step} of ${pipeline} is not run again here`)
  const steps = (alone ? [wanted] : withDependents(line, [wanted])).map(({ key }) => key)
  await appendByPerson(services, runId, [{ type: 'steps-reopened', steps, note: '' }], 'running', [
    'running',
    'waiting',
    'completed',
    'failed',
  ])
}
