import { AppError } from '@/lib/contracts/errors'
import type { PaperAgentKey } from '@/lib/contracts/paper-agents'
import type { ColumnMatch } from '@/lib/contracts/paper-data'
import type { RunFact, RunState } from '@/lib/contracts/run'
import { changeColumns } from '@/lib/pipelines/paper/change-columns'
import { editOutput } from '@/lib/pipelines/paper/edit-output'
import type { Services } from '@/lib/server/services'
import { appendByPerson } from './answer-run'

export type PaperEdit = { readonly faults: readonly string[] }

/**
 * Puts the student's own version in the place of what an agent wrote; with faults, nothing is changed. Throws `conflict` while agents are at
 * work, and where the run moves on at the same moment.
 */
export async function editPaper(
  services: Services,
  { runId, agent, output }: { runId: string; agent: PaperAgentKey; output: unknown },
): Promise<PaperEdit> {
  const run = await services.runs.get(runId)
  if (run.status === 'running') throw new AppError('conflict', 'agents are at work: pause them first')
  const edited = editOutput(run, agent, output)
  if (!edited.ok && edited.reason === 'refused') return { faults: edited.faults }
  if (!edited.ok) throw new AppError('not-ready', `${agent} has not ended yet`)
  const { facts, status } = standingStill(run, edited.facts)
  await appendByPerson(services, runId, facts, status, [run.status])
  return { faults: [] }
}

/**
 * Puts other matches of the student's columns in the place of those before. Throws `conflict` while agents are at work, `not-ready` before the first
 * ones were given, and `invalid-input` for a column that there is not or that is named for two things.
 */
export async function changePaperColumns(
  services: Services,
  { runId, matches }: { runId: string; matches: readonly ColumnMatch[] },
): Promise<void> {
  const run = await services.runs.get(runId)
  if (run.status === 'running') throw new AppError('conflict', 'agents are at work: pause them first')
  const changed = changeColumns(run, matches)
  if (!changed.ok)
    throw new AppError(changed.reason === 'not-answered' ? 'not-ready' : 'invalid-input', changed.reason)
  const { facts, status } = standingStill(run, changed.facts)
  await appendByPerson(services, runId, facts, status, [run.status])
}

/** A run that the student has paused or stopped stays so. */
function standingStill({ status, pausedFor }: RunState, facts: readonly RunFact[]) {
  if (status === 'paused')
    return { facts: [...facts, { type: 'run-paused', reason: pausedFor ?? 'person' }], status } as const
  if (status === 'cancelled') return { facts: [...facts, { type: 'run-cancelled' }], status } as const
  return { facts, status: 'running' } as const
}
