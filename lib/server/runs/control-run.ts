import { AppError } from '@/lib/contracts/errors'
import type { RunFact } from '@/lib/contracts/run'
import { openQuestions } from '@/lib/core/run/run-state'
import { withDependents } from '@/lib/engine/pipeline'
import { renewalFacts } from '@/lib/engine/versions'
import { env } from '@/lib/server/env'
import { getPipeline } from '@/lib/server/pipelines'
import type { Services } from '@/lib/server/services'
import { appendByPerson } from './answer-run'

export const runControls = [
  'cancel',
  'pause',
  'consult',
  'resume',
  'extend-budget',
  'retry-failed',
  'begin-again',
  'take-up',
] as const
type RunControl = (typeof runControls)[number]

/**
 * Pauses, resumes, stops, takes up again or helps on a run and wakes a worker. `wish` is what the student wants to talk about
 * in a consultation. Throws `conflict` when the state of the run does not allow that.
 */
export function controlRun(
  services: Services,
  runId: string,
  control: RunControl,
  { wish = '' }: { readonly wish?: string } = {},
): Promise<void> {
  return controls[control](services, runId, wish)
}

const controls: Record<RunControl, (services: Services, runId: string, wish: string) => Promise<void>> = {
  cancel: (all, runId) =>
    appendByPerson(all, runId, [{ type: 'run-cancelled' }], 'cancelled', [
      'running',
      'waiting',
      'paused',
      'failed',
    ]),
  pause: (all, runId) =>
    appendByPerson(all, runId, [{ type: 'run-paused', reason: 'person' }], 'paused', ['running', 'waiting']),
  consult: (all, runId, wish) =>
    appendByPerson(all, runId, [{ type: 'run-paused', reason: 'consultation', wish }], 'paused', ['waiting']),
  resume: async (all, runId) => {
    const run = await all.runs.get(runId)
    // A run that was paused or stopped while it asked goes back to asking.
    const status = openQuestions(run).length > 0 ? 'waiting' : 'running'
    await appendByPerson(all, runId, [{ type: 'run-resumed' }], status, ['paused', 'cancelled'])
  },
  'extend-budget': async (all, runId) => {
    const run = await all.runs.get(runId)
    const { RUN_TOKEN_BUDGET, RUN_TOKENS_MAX } = env()
    if (run.tokens.used >= RUN_TOKENS_MAX)
      throw new AppError('budget-bound', `a run may use ${RUN_TOKENS_MAX} tokens`)
    const budget = Math.min(run.tokens.used + RUN_TOKEN_BUDGET, RUN_TOKENS_MAX)
    const extended: RunFact = { type: 'budget-extended', budget }
    // The warning comes before the pause: who answers it in time keeps the run going as it goes.
    if (run.status === 'running' || run.status === 'waiting')
      return appendByPerson(all, runId, [extended], run.status, [run.status])
    const status = openQuestions(run).length > 0 ? 'waiting' : 'running'
    await appendByPerson(all, runId, [extended, { type: 'run-resumed' }], status, ['paused'])
  },
  'retry-failed': async (all, runId) => {
    const { failure, steps } = await all.runs.get(runId)
    if (!failure) throw new AppError('conflict', 'nothing has failed')
    const units = Object.values(steps[failure.step]?.units ?? {}).filter(({ status }) => status === 'failed')
    const facts = units.map(({ item }) => ({ type: 'unit-reopened', step: failure.step, item }) as const)
    await appendByPerson(all, runId, facts, 'running', ['failed'])
  },
  'begin-again': async (all, runId) => {
    const run = await all.runs.get(runId)
    const facts = renewalFacts(getPipeline(run.pipeline), run)
    if (facts.length === 0) throw new AppError('conflict', 'everything in this run can be read')
    await appendByPerson(all, runId, facts, 'running', [run.status])
  },
  'take-up': async (all, runId) => {
    const line = getPipeline((await all.runs.get(runId)).pipeline)
    if (line.takenUpAt === null) throw new AppError('conflict', `${line.name} is not taken up again`)
    const steps = withDependents(line, [line.takenUpAt]).map(({ key }) => key)
    await appendByPerson(all, runId, [{ type: 'steps-reopened', steps, note: '' }], 'running', ['completed'])
  },
}
