import { expect, test } from 'vitest'
import { dependentsOf, runProgress } from '@/lib/core/run/run-progress'
import { stepOf } from '@/lib/core/run/run-state'
import { MemoryLog } from '@/lib/engine/memory-log'
import { withDependents } from '@/lib/engine/pipeline'
import { runPipeline } from '@/lib/engine/run'
import { progressTable } from '@/lib/server/progress-table'
import { row, TOKENS_OF_ANSWER } from './row'

const clock = { now: () => '2026-01-01T00:00:00.000Z', elapsedMs: () => 0 }
const table = progressTable(row, {})

async function begin() {
  const log = new MemoryLog({
    type: 'run-created',
    pipeline: 'probe',
    input: { delayMs: 0 },
    tokenBudget: null,
  })
  const ports = await (await row.world())()
  const drive = () => runPipeline(row.pipeline, { log, ports, clock, signal: new AbortController().signal })
  return { log, drive }
}

test('46 agents in 8 phases run from one row, each phase on the one before, with writers and tokens', async () => {
  const { drive } = await begin()
  const run = await drive()
  const progress = runProgress(table, run)
  expect(run.status).toBe('completed')
  expect(progress).toMatchObject({ done: 46, total: 46, percent: 100 })
  expect(progress.stages.map(({ label, steps }) => [label, steps.length])).toEqual([
    ['Plan', 4],
    ['Read', 6],
    ['Argue', 6],
    ['Draft', 8],
    ['Cite', 6],
    ['Revise', 6],
    ['Check', 6],
    ['Finish', 4],
  ])
  // The last of each phase is written by the built-in method; the others by the model.
  expect(run.tokens.used).toBe(38 * TOKENS_OF_ANSWER)
  const [plan] = progress.stages
  expect(plan?.steps.map(({ writtenBy }) => writtenBy.join())).toEqual([
    'scripted/model',
    'scripted/model',
    'scripted/model',
    'built-in',
  ])
  expect(stepOf(run, 'read-6').units['']?.output).toEqual({ text: 'read-6, round 1, on 4' })
})

test('a pause stops it where it is, and it goes on from there without doing anything twice', async () => {
  const { log, drive } = await begin()
  log.beforeAppend = (facts) => {
    if (facts.some((fact) => fact.type === 'unit-completed' && fact.step === 'argue-1')) {
      log.beforeAppend = () => {}
      log.write({ type: 'run-paused', reason: 'person' })
    }
  }
  const paused = await drive()
  expect(paused.status).toBe('paused')
  const { percent } = runProgress(table, paused)
  expect(percent).toBeGreaterThan(20)
  expect(percent).toBeLessThan(60)
  log.write({ type: 'run-resumed' })
  const run = await drive()
  expect(runProgress(table, run)).toMatchObject({ done: 46, percent: 100 })
  const completed = log.events.filter(({ fact }) => fact.type === 'unit-completed')
  expect(completed).toHaveLength(46)
})

test('one agent is run again with all that builds on it, or alone, and then what builds on it is out of date', async () => {
  const { log, drive } = await begin()
  await drive()
  const wanted = row.pipeline.steps.filter(({ key }) => key === 'draft-3')
  const keys = withDependents(row.pipeline, wanted).map(({ key }) => key)
  expect(keys).toEqual(['draft-3', ...dependentsOf(table, 'draft-3')])
  expect(keys).toHaveLength(1 + 6 + 6 + 6 + 4)
  log.write({ type: 'steps-reopened', steps: keys, note: '' })
  const again = await drive()
  const rounds = row.pipeline.steps.map(({ key }) => stepOf(again, key).round)
  expect(rounds.filter((round) => round === 2)).toHaveLength(keys.length)
  expect(
    runProgress(table, again)
      .stages.flatMap(({ steps }) => steps)
      .every(({ standing }) => standing === 'done'),
  ).toBe(true)

  log.write({ type: 'steps-reopened', steps: ['check-1'], note: '' })
  const alone = runProgress(table, await drive())
  const stale = alone.stages.flatMap(({ steps }) => steps).filter(({ standing }) => standing === 'stale')
  expect(stale.map(({ key }) => key)).toEqual(['finish-1', 'finish-2', 'finish-3', 'finish-4'])
  expect(alone.percent).toBe(100)
})
