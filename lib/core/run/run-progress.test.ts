import { expect, test } from 'vitest'
import type { RunFact } from '@/lib/contracts/run'
import { dependentsOf, type ProgressTable, runProgress } from './run-progress'
import { foldEvents } from './run-state'

const step = (key: string, needs: readonly string[], kind: 'agent' | 'ask' = 'agent') => ({
  key,
  needs,
  kind,
  label: key,
  staysOpen: false,
})
const table: ProgressTable = {
  reruns: true,
  stages: [
    { key: 'write', label: 'Write', steps: [step('draft', []), step('lanes', ['draft'])] },
    { key: 'end', label: 'End', steps: [step('asked', ['lanes'], 'ask'), step('other', [])] },
  ],
}

const planned = (key: string, items: string[], round = 1): RunFact => ({
  type: 'items-planned',
  step: key,
  round,
  items,
})
const started = (key: string, item = '', round = 1): RunFact => ({
  type: 'unit-started',
  step: key,
  item,
  round,
  attempt: 1,
})
const done = (key: string, { item = '', round = 1, engine = 'p/m', tokens = 5 } = {}): RunFact => ({
  type: 'unit-completed',
  step: key,
  item,
  round,
  output: null,
  engine,
  tokens,
  ms: 1,
})
const made = (key: string, round = 1, engine = 'p/m'): RunFact[] => [
  planned(key, [''], round),
  started(key, '', round),
  done(key, { round, engine }),
]

function progressOf(shown: ProgressTable, ...facts: RunFact[]) {
  const created: RunFact = { type: 'run-created', pipeline: 'p', input: null, tokenBudget: null }
  const at = '2026-01-01T00:00:00.000Z'
  return runProgress(
    shown,
    foldEvents([created, ...facts].map((fact, index) => ({ seq: index + 1, at, fact }))),
  )
}

function progress(...facts: RunFact[]) {
  const shown = progressOf(table, ...facts)
  const steps = Object.fromEntries(shown.stages.flatMap((stage) => stage.steps).map((one) => [one.key, one]))
  return { ...shown, steps }
}

test('a step counts by the share of its units that have ended, and the whole is 100 only when all is done', () => {
  const lanes = [
    planned('lanes', ['a', 'b']),
    started('lanes', 'a'),
    done('lanes', { item: 'a' }),
    started('lanes', 'b'),
  ]
  const half = progress(...made('draft'), ...lanes)
  expect(half.steps.lanes).toMatchObject({ standing: 'running', share01: 0.5, tokens: 5 })
  expect(half).toMatchObject({ done: 1, total: 4, percent: 37 })
  const question: RunFact = { type: 'question-asked', step: 'asked', round: 1, question: null }
  const answer: RunFact = { type: 'question-answered', step: 'asked', round: 1, answer: 'x' }
  const all = [...made('draft'), ...lanes, done('lanes', { item: 'b' }), ...made('other')]
  expect(progress(...all, question)).toMatchObject({ percent: 75, steps: { asked: { standing: 'asked' } } })
  expect(progress(...all, question, answer)).toMatchObject({ percent: 100, done: 4 })
})

test('a question that stays open for whoever comes back leaves nothing undone, one that has to be answered does', () => {
  const question: RunFact = { type: 'question-asked', step: 'asked', round: 1, question: null }
  const all = [...made('draft'), ...made('lanes'), ...made('other'), question]
  expect(progress(...all)).toMatchObject({ percent: 75, steps: { asked: { standing: 'asked' } } })
  const open: ProgressTable = {
    ...table,
    stages: table.stages.map((stage) => ({
      ...stage,
      steps: stage.steps.map((one) => ({ ...one, staysOpen: one.key === 'asked' })),
    })),
  }
  const { percent, stages } = progressOf(open, ...all)
  expect(percent).toBe(100)
  expect(stages[1]?.steps[0]?.standing).toBe('open')
  expect(progressOf(open, ...made('draft')).percent).toBe(25)
})

test('who wrote it is told of the present version, tokens of all', () => {
  const again: RunFact = { type: 'steps-reopened', steps: ['draft'], note: '' }
  const { steps, stages } = progress(...made('draft'), again, ...made('draft', 2, 'built-in'))
  expect(steps.draft).toMatchObject({ writtenBy: ['built-in'], tokens: 10, round: 2 })
  expect(stages[0]).toMatchObject({ done: 1, tokens: 10 })
  expect(progress(...made('other', 1, 'code')).steps.other?.writtenBy).toEqual([])
})

test('what rests on a step that was made again since is out of date, and what rests on that; what does not is not', () => {
  const again: RunFact = { type: 'steps-reopened', steps: ['draft'], note: '' }
  const question: RunFact = { type: 'question-asked', step: 'asked', round: 1, question: null }
  const answer: RunFact = { type: 'question-answered', step: 'asked', round: 1, answer: 'x' }
  const all = [...made('draft'), ...made('lanes'), ...made('other'), question, answer]
  expect(
    progress(...all)
      .stages.flatMap((stage) => stage.steps)
      .map(({ standing }) => standing),
  ).toEqual(Array(4).fill('done'))
  const { steps } = progress(...all, again, ...made('draft', 2))
  expect(steps).toMatchObject({
    draft: { standing: 'done' },
    lanes: { standing: 'stale' },
    asked: { standing: 'stale' },
    other: { standing: 'done' },
  })
})

test('a step that failed, and nothing that is left half done by a pause, is said to be so', () => {
  const failed: RunFact = { type: 'run-failed', step: 'draft', error: { code: 'internal', detail: '' } }
  expect(progress(started('draft'), failed).steps.draft?.standing).toBe('failed')
  const paused: RunFact = { type: 'run-paused', reason: 'person' }
  expect(progress(planned('draft', ['']), started('draft'), paused).steps.draft?.standing).toBe('waiting')
})

test('a step that broke the run off after its units had ended is not counted as done', () => {
  const failed: RunFact = { type: 'run-failed', step: 'draft', error: { code: 'internal', detail: '' } }
  const whole = [planned('draft', ['']), started('draft'), ...made('draft', 1)]
  const before = progress(...whole)
  const { done, percent, steps } = progress(...whole, failed)
  expect(steps.draft?.standing).toBe('failed')
  expect(done).toBe(before.done - 1)
  expect(percent).toBeLessThan(before.percent)
})

test('all that builds on a step is known from the table', () => {
  expect(dependentsOf(table, 'draft')).toEqual(['lanes', 'asked'])
  expect(dependentsOf(table, 'other')).toEqual([])
})
