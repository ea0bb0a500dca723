import { expect, test } from 'vitest'
import { workOf } from '@/bench/catalogue-works'
import { type ColumnMatch, DataReport } from '@/lib/contracts/paper-data'
import { ASSEMBLE_CHAPTERS, CHECK_PAPER } from '@/lib/contracts/paper-final-steps'
import { MATCH_COLUMNS, PAPER, paperStages } from '@/lib/contracts/paper-stages'
import type { RunFact, RunState } from '@/lib/contracts/run'
import { readData } from '@/lib/core/paper/data/read-data'
import { paperOutputs } from '@/lib/core/paper/paper-outputs'
import { runProgress } from '@/lib/core/run/run-progress'
import { openQuestions, stepOf } from '@/lib/core/run/run-state'
import { makeSource } from '@/lib/core/validation/source-fixture'
import { MemoryLog } from '@/lib/engine/memory-log'
import { runPipeline } from '@/lib/engine/run'
import { progressTable } from '@/lib/server/progress-table'
import { DEFAULT_SEED, generateCatalogue } from '@/sandbox/catalogue/generate'
import { changeColumns } from './change-columns'
import { paperPipeline } from './pipeline'

const sources = generateCatalogue(DEFAULT_SEED)
  .records.slice(0, 8)
  .map((record, at) => {
    const work = workOf(record, 'openalex')
    return { source: makeSource(`s${at}`, { work, members: [work] }), chosen: true }
  })

function reportOf(names: string): DataReport {
  const rows = Array.from(
    { length: 40 },
    (_, at) => `${at % 6},${40 + 2 * (at % 6) + ((at * 11) % 9)},${at % 5}`,
  )
  const read = readData([names, ...rows].join('\n'))
  if (!read.ok) throw new Error(read.problem)
  return DataReport.parse({ ...read.report, file: 'survey.csv', sha256: 'c3'.repeat(32) })
}

function paperOf(data: DataReport) {
  const log = new MemoryLog({
    type: 'run-created',
    pipeline: PAPER,
    input: {
      query: 'What is the effect of remote work on productivity?',
      locale: 'en',
      kind: 'empirical',
      data,
    },
    tokenBudget: null,
  })
  const drive = (): Promise<RunState> =>
    runPipeline(paperPipeline, {
      log,
      ports: {
        model: { name: null, write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }) },
        listSources: async () => ({ sources, counts: null }),
        pastAnswers: async () => [],
      },
      clock: { now: () => '2026-03-01T09:00:00.000Z', elapsedMs: () => 0 },
      signal: new AbortController().signal,
    })
  return { log, drive }
}

const answering = (run: RunState, answer: readonly ColumnMatch[]): RunFact => {
  const { key: step, round } = stepOf(run, MATCH_COLUMNS)
  return { type: 'question-answered', step, round, answer, version: paperPipeline.version }
}
const matches = [
  { concept: 'remote work', column: 'days' },
  { concept: 'productivity', column: 'output' },
]
const table = progressTable({ pipeline: paperPipeline, stages: paperStages, reruns: true, room: 'paper' }, {})
const standings = (run: RunState) =>
  new Map(runProgress(table, run).stages.flatMap(({ steps }) => steps.map((one) => [one.key, one.standing])))
const resultsOf = (run: RunState) => JSON.stringify(paperOutputs(run)['results-writer'])

test('columns that bear the names of the concepts are not asked about', async () => {
  const run = await paperOf(reportOf('remote work,productivity,age')).drive()
  expect(run.status).toBe('completed')
  expect(stepOf(run, MATCH_COLUMNS)).toMatchObject({
    answer: [
      { concept: 'remote work', column: 'remote work' },
      { concept: 'productivity', column: 'productivity' },
    ],
  })
}, 60_000)

test('others are asked about: nothing is tested before the answer, and a changed answer leaves stale what was', async () => {
  const { log, drive } = paperOf(reportOf('days,output,age'))
  const asked = await drive()
  expect(openQuestions(asked).map(({ key }) => key)).toEqual([MATCH_COLUMNS])
  expect(stepOf(asked, 'instrument-developer').units['']?.status).toBe('done')
  expect(stepOf(asked, 'results-writer').units['']).toBeUndefined()
  const question = paperPipeline.steps.find(({ key }) => key === MATCH_COLUMNS)
  if (question?.kind !== 'ask') throw new Error('no question')
  expect(question.refuses([{ concept: 'remote work', column: 'salary' }], asked)).toBe('invalid-input')
  expect(question.refuses(matches, asked)).toBeNull()
  expect(changeColumns(asked, matches)).toEqual({ ok: false, reason: 'not-answered' })

  log.write(answering(asked, matches))
  const told = await drive()
  expect(told.status).toBe('completed')
  expect(resultsOf(told)).toContain('days, output')

  const other = matches.map((one) => (one.column === 'output' ? { ...one, column: 'age' } : one))
  expect(changeColumns(told, [{ concept: 'pay', column: 'age' }])).toMatchObject({ reason: 'no-such-column' })
  const changed = changeColumns(told, other)
  if (!changed.ok) throw new Error(changed.reason)
  log.write(...changed.facts)
  const after = await drive()
  expect(after.status).toBe('completed')
  expect(resultsOf(after)).toContain('days, output')
  const stale = [...standings(after)].flatMap(([key, standing]) => (standing === 'stale' ? [key] : []))
  for (const key of [
    'results-writer',
    'discussion-writer',
    'abstract-writer',
    ASSEMBLE_CHAPTERS,
    CHECK_PAPER,
  ])
    expect(stale).toContain(key)
  for (const key of ['gap-hunter', 'literature-review-writer', 'methodology-writer'])
    expect(stale).not.toContain(key)

  log.write({ type: 'steps-reopened', steps: ['results-writer'], note: '' })
  expect(resultsOf(await drive())).toContain('days, age')
}, 120_000)
