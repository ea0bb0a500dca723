import { describe, expect, it } from 'vitest'
import { appendFacts, createRun, findRun, listEvents, takeLease } from '@/lib/adapters/store/runs'
import { RunId } from '@/lib/contracts/ids'
import type { RunFact, RunStatus } from '@/lib/contracts/run'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { foldEvents } from '@/lib/core/run/run-state'
import { writeLoopBack } from '@/lib/core/validation/handoff'
import { documentOf } from '@/lib/pipelines/sources/validation-document'
import type { Services } from '@/lib/server/services'
import { addProject, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { openTestServices } from '@/lib/server/testing/test-services'
import { scriptedInput } from '@/lib/server/testing/validation-script'
import { controlRun } from './control-run'

const database = prepareTestDatabase()

const BUDGET = 1_000
const warned: RunFact = { type: 'budget-warned', used: 960, budget: BUDGET }
const asked: RunFact = { type: 'question-asked', step: 'next', round: 1, question: null }

/** A run with these facts in its log, and a way to see how it stands: by its events, and by its row. */
async function withRun(
  facts: readonly RunFact[],
  status: RunStatus,
  work: (all: Services, runId: string, standing: () => Promise<object>) => Promise<void>,
): Promise<void> {
  const all = await openTestServices(database().url)
  try {
    const { projectId } = await addProject(all.db)
    const runId = await createRun(all.db, projectId, {
      pipeline: SOURCE_VALIDATION,
      input: scriptedInput,
      tokenBudget: BUDGET,
    })
    await takeLease(all.db, runId, 'worker', 60_000)
    const at = '2026-01-01T00:00:00.000Z'
    await appendFacts(all.db, runId, facts, { status, at, appender: { lease: 'worker', afterSeq: 1 } })
    await work(all, runId, async () => {
      const run = foldEvents(await listEvents(all.db, runId, 0))
      const row = await findRun(all.db, projectId, RunId.parse(runId))
      return { status: run.status, row: row?.status, ...run.tokens }
    })
  } finally {
    await all.close()
  }
}

describe('a token budget that runs low', () => {
  it.each([
    ['while the run works', [warned], 'running'],
    ['while it asks', [warned, asked], 'waiting'],
  ] as const)('can be extended %s, which goes on as it goes', async (_when, facts, status) => {
    await withRun(facts, status, async (all, runId, standing) => {
      expect(await standing()).toMatchObject({ status, warned: true })
      await controlRun(all, runId, 'extend-budget')
      expect(await standing()).toMatchObject({ status, row: status, warned: false })
      expect(await standing()).not.toMatchObject({ budget: BUDGET })
    })
  })

  it('goes back to work, or to its question, when it is extended after the pause', async () => {
    const paused: RunFact = { type: 'run-paused', reason: 'budget' }
    await withRun([warned, paused], 'paused', async (all, runId, standing) => {
      await controlRun(all, runId, 'extend-budget')
      expect(await standing()).toMatchObject({ status: 'running', row: 'running', warned: false })
    })
    await withRun([warned, asked, paused], 'paused', async (all, runId, standing) => {
      await controlRun(all, runId, 'extend-budget')
      expect(await standing()).toMatchObject({ status: 'waiting', row: 'waiting', warned: false })
    })
  })
})

it('a budget is extended no further than the operator lets a run go', async () => {
  const unit = { step: 'write-queries', round: 1, item: '', attempt: 1 }
  const error = { code: 'model-failed', detail: '' } as const
  const facts: RunFact[] = [
    { type: 'unit-started', ...unit },
    { type: 'unit-failed', ...unit, error, final: false, tokens: 5_000_000 },
    asked,
  ]
  await withRun(facts, 'waiting', async (all, runId) => {
    await expect(controlRun(all, runId, 'extend-budget')).rejects.toMatchObject({ code: 'budget-bound' })
  })
})

it('a consultation pauses the run that asks, and resuming comes back to the question', async () => {
  await withRun([asked], 'waiting', async (all, runId, standing) => {
    await controlRun(all, runId, 'consult')
    expect(await standing()).toMatchObject({ status: 'paused', row: 'paused' })
    await expect(controlRun(all, runId, 'consult')).rejects.toMatchObject({ code: 'conflict' })
    await controlRun(all, runId, 'resume')
    expect(await standing()).toMatchObject({ status: 'waiting', row: 'waiting' })
  })
})

it('what a consultation is to be about is kept with the pause, and is over with it', async () => {
  await withRun([asked], 'waiting', async (all, runId) => {
    const stateNow = async () => foldEvents(await listEvents(all.db, runId, 0))
    await controlRun(all, runId, 'consult', { wish: 'Is “care” still my topic?' })
    expect(await stateNow()).toMatchObject({ pausedFor: 'consultation', wish: 'Is “care” still my topic?' })
    expect(writeLoopBack(documentOf(await stateNow(), []), '2026-01-25')).toContain(
      'Is “care” still my topic?',
    )
    await controlRun(all, runId, 'resume')
    expect(await stateNow()).toMatchObject({ pausedFor: null, wish: '' })
  })
})

it('a completed choice of sources is taken up again at its menu; nothing before that is lost', async () => {
  const done: RunFact = { type: 'question-answered', step: 'next', round: 1, answer: { kind: 'done' } }
  await withRun([asked, done, { type: 'run-completed' }], 'completed', async (all, runId, standing) => {
    await controlRun(all, runId, 'take-up')
    const last = (await listEvents(all.db, runId, 0)).at(-1)?.fact
    expect(last).toMatchObject({
      type: 'steps-reopened',
      steps: ['refine', 'select', 'check-chosen-links', 'finalise', 'next'],
    })
    expect(await standing()).toMatchObject({ status: 'running', row: 'running' })
    await expect(controlRun(all, runId, 'take-up')).rejects.toMatchObject({ code: 'conflict' })
  })
})

it('a run that was stopped takes no word but to go on, and then asks what it asked', async () => {
  await withRun([asked], 'waiting', async (all, runId, standing) => {
    await controlRun(all, runId, 'cancel')
    for (const control of ['cancel', 'pause', 'consult', 'extend-budget', 'retry-failed'] as const)
      await expect(controlRun(all, runId, control), control).rejects.toMatchObject({ code: 'conflict' })
    expect(await standing()).toMatchObject({ status: 'cancelled', row: 'cancelled' })
    await controlRun(all, runId, 'resume')
    expect(await standing()).toMatchObject({ status: 'waiting', row: 'waiting' })
  })
})

it('a run that was stopped at work goes back to work', async () => {
  await withRun([], 'running', async (all, runId, standing) => {
    await controlRun(all, runId, 'cancel')
    await controlRun(all, runId, 'resume')
    expect(await standing()).toMatchObject({ status: 'running', row: 'running' })
    await expect(controlRun(all, runId, 'resume')).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('what another version of the pipeline made', () => {
  const where = { step: 'threshold', item: '', round: 1 }
  const made = (output: unknown): readonly RunFact[] => [
    { type: 'items-planned', step: 'threshold', round: 1, items: [''] },
    { type: 'unit-started', ...where, attempt: 1 },
    { type: 'unit-completed', ...where, output, version: 1, engine: 'code', tokens: 0, ms: 1 },
    { type: 'run-completed' },
  ]

  it('and cannot be read is begun again when the student says so, also in a run that had ended', async () => {
    await withRun(made({ found: 'many' }), 'completed', async (all, runId, standing) => {
      await controlRun(all, runId, 'begin-again')
      const last = (await listEvents(all.db, runId, 0)).at(-1)?.fact
      expect(last).toMatchObject({ type: 'steps-reopened', renewed: true })
      expect(last?.type === 'steps-reopened' && last.steps).toContain('refine')
      expect(last?.type === 'steps-reopened' && last.steps).not.toContain('confirm')
      expect(await standing()).toMatchObject({ status: 'running', row: 'running' })
      await expect(controlRun(all, runId, 'begin-again')).rejects.toMatchObject({ code: 'conflict' })
    })
  })
})
