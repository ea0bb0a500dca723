'use server'
import { z } from 'zod'
import { listEvents } from '@/lib/adapters/store/runs'
import { AppError } from '@/lib/contracts/errors'
import { RefinementMode } from '@/lib/contracts/refinement-entry'
import type { RunFact } from '@/lib/contracts/run'
import { foldEvents, openQuestion } from '@/lib/core/run-state'
import { previewRefinement, type RefinementPreview } from '@/lib/pipelines/sources/preview-refinement'
import { type ActionResult, actionResult } from '../action-result'
import { answerRun, appendByPerson } from '../answer-run'
import { env } from '../env'
import { loadValidation } from '../loaders/validation'
import { type Services, services } from '../services'
import { requireProject, requireRun } from '../session'
import { readStrategies } from '../strategy-files'

const Answer = z.object({
  projectId: z.string(),
  runId: z.string(),
  step: z.string().min(1).max(60),
  round: z.number().int().min(1),
  answer: z.unknown(),
})

/** Answers the open question of one of the visitor's runs. */
export async function answerRunAction(input: z.input<typeof Answer>): Promise<ActionResult> {
  return actionResult('answerRun', async () => {
    const { projectId, runId, ...answer } = Answer.parse(input)
    const run = await requireRun(await requireProject(projectId), runId)
    await answerRun(await services(), { runId: run.id, pipeline: run.pipeline, ...answer })
    return undefined
  })
}

const Control = z.object({
  projectId: z.string(),
  runId: z.string(),
  control: z.enum(['cancel', 'pause', 'consult', 'resume', 'extend-budget', 'retry-failed']),
})

/** Pauses, resumes, stops or helps on one of the visitor's runs. */
export async function controlRunAction(input: z.input<typeof Control>): Promise<ActionResult> {
  return actionResult('controlRun', async () => {
    const { projectId, runId, control } = Control.parse(input)
    const run = await requireRun(await requireProject(projectId), runId)
    await controls[control](await services(), run.id)
    return undefined
  })
}

const controls: Record<
  z.infer<typeof Control>['control'],
  (services: Services, runId: string) => Promise<void>
> = {
  cancel: (all, runId) =>
    appendByPerson(all, runId, [{ type: 'run-cancelled' }], 'cancelled', [
      'running',
      'waiting',
      'paused',
      'failed',
    ]),
  pause: (all, runId) =>
    appendByPerson(all, runId, [{ type: 'run-paused', reason: 'person' }], 'paused', ['running', 'waiting']),
  consult: (all, runId) =>
    appendByPerson(all, runId, [{ type: 'run-paused', reason: 'consultation' }], 'paused', ['waiting']),
  resume: async (all, runId) =>
    appendByPerson(all, runId, [{ type: 'run-resumed' }], await statusOnResume(all, runId), ['paused']),
  'extend-budget': async (all, runId) => {
    const run = foldEvents(await listEvents(all.db, runId, 0))
    const facts: RunFact[] = [
      { type: 'budget-extended', budget: run.tokens.used + env().RUN_TOKEN_BUDGET },
      { type: 'run-resumed' },
    ]
    await appendByPerson(all, runId, facts, await statusOnResume(all, runId), ['paused'])
  },
  'retry-failed': async (all, runId) => {
    const run = foldEvents(await listEvents(all.db, runId, 0))
    const failure = run.failure
    if (!failure) throw new AppError('conflict', 'nothing has failed')
    const units = Object.values(run.steps[failure.step]?.units ?? {}).filter(
      (unit) => unit.status === 'failed',
    )
    const facts = units.map(
      (unit) => ({ type: 'unit-reopened', step: failure.step, item: unit.item }) as const,
    )
    await appendByPerson(all, runId, facts, 'running', ['failed'])
  },
}

/** A run that was paused while it asked goes back to asking. */
async function statusOnResume({ db }: Services, runId: string): Promise<'running' | 'waiting'> {
  return openQuestion(foldEvents(await listEvents(db, runId, 0))) ? 'waiting' : 'running'
}

const Wish = z.object({
  projectId: z.string(),
  mode: RefinementMode,
  request: z.string().trim().max(2_000).default(''),
  keywords: z.array(z.string().trim().min(1).max(200)).max(20).default([]),
})

/** What a refinement of the visitor's search would change; nothing is run or saved. */
export async function previewRefinementAction(
  input: z.input<typeof Wish>,
): Promise<ActionResult<RefinementPreview>> {
  return actionResult('previewRefinement', async () => {
    const { projectId, ...wish } = Wish.parse(input)
    const { run } = await loadValidation(projectId)
    const strategies = await readStrategies()
    return previewRefinement(run, wish, { strategies, currentYear: new Date().getUTCFullYear() })
  })
}
