import { expect, test } from 'vitest'
import { z } from 'zod'
import type { ModelPort } from '@/lib/contracts/ports'
import type { RunState } from '@/lib/contracts/run'
import { stepOf } from '@/lib/core/run/run-state'
import { MemoryLog } from './memory-log'
import {
  type AnyStep,
  ask,
  type OutputStep,
  type Pipeline,
  pipeline,
  type StepContext,
  task,
} from './pipeline'
import { runPipeline } from './run'

const Text = z.string()
const model: ModelPort = {
  name: null,
  write: async () => ({ ok: false, reason: '', tokens: 0, fallbacks: [] }),
}
const clock = { now: () => '2026-01-01T00:00:00.000Z', elapsedMs: () => 0 }

const first = task('first', { output: Text, run: () => 'ink' })
const asked = ask('asked', { needs: [first], answer: Text, known: () => 'yes' })
const second = task('second', { needs: [first], output: Text, run: ({ read }) => `${read(first)} and paper` })

async function drive(
  line: Pipeline,
  log = new MemoryLog({ type: 'run-created', pipeline: line.name, input: null, tokenBudget: null }),
) {
  return runPipeline(line, { log, ports: { model }, clock, signal: new AbortController().signal })
}

/** The run after a last step that builds on `needs` and reads by `read`. */
function reading(needs: readonly AnyStep[], read: (context: StepContext) => unknown): Promise<RunState> {
  const last = task('last', { needs, output: Text, run: (context) => String(read(context)) })
  return drive(pipeline('reads', [first, asked, second, last]))
}

const ways: Readonly<Record<string, (context: StepContext) => unknown>> = {
  read: (context) => context.read(second),
  readUnits: (context) => context.readUnits(second).ok.size,
  readAll: (context) => context.readAll(second).length,
  readAnswer: (context) => context.readAnswer(asked),
  readAnswers: (context) => context.readAnswers(asked).length,
  'a fold over the run': ({ run }) => stepOf(run, 'second').round,
  'a search of the whole run': ({ run }) => Object.values(run.steps).length,
}

test.each(Object.entries(ways))(
  '%s of a step that is not declared fails, and says which',
  async (_way, read) => {
    const { failure } = await reading([first], read)
    expect(failure).toMatchObject({ step: 'last', error: { code: 'internal' } })
    expect(failure?.error.detail).toMatch(/^last reads (second|asked), which it does not declare$/)
    expect((await reading([second, asked], read)).status).toBe('completed')
  },
)

test('what a need builds on may be read', async () => {
  const run = await reading([second], ({ read }) => read(first))
  expect(stepOf(run, 'last').units['']?.output).toBe('ink')
})

test('what an earlier round of a later step has left may be read where it is recalled, and only there', async () => {
  const line = (recalls: () => readonly AnyStep[]): Pipeline => {
    const draft: OutputStep<string> & AnyStep = task('draft', {
      recalls,
      output: Text,
      run: ({ round, readAll }) => (round === 1 ? 'draft' : `after ${readAll(review)[0]?.output}`),
    })
    const review: OutputStep<string> & AnyStep = task('review', {
      needs: [draft],
      output: Text,
      run: () => 'a review',
    })
    const end = ask('end', { needs: [review], answer: Text })
    return pipeline('recalls', [draft, review, end])
  }
  const again = async (made: Pipeline) => {
    const log = new MemoryLog({ type: 'run-created', pipeline: 'recalls', input: null, tokenBudget: null })
    await drive(made, log)
    log.write({ type: 'steps-reopened', steps: made.steps.map(({ key }) => key), note: '' })
    return drive(made, log)
  }
  const recalling: Pipeline = line(() => recalling.steps.filter(({ key }) => key === 'review'))
  expect(stepOf(await again(recalling), 'draft').units['']?.output).toBe('after a review')
  expect((await again(line(() => []))).failure?.error.detail).toBe(
    'draft reads review, which it does not declare',
  )
})
