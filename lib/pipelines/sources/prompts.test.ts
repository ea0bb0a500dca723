import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ModelPort } from '@/lib/contracts/ports'
import { Prepared, SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { parseRubric } from '@/lib/core/quality/parse-rubric'
import { stepOf } from '@/lib/core/run/run-state'
import { parseSearchStrategies } from '@/lib/core/search/search-strategies'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { MemoryLog } from '@/lib/engine/memory-log'
import { runPipeline } from '@/lib/engine/run'
import { listeningModel, promptFaults } from '@/lib/server/testing/prompt-faults'
import { sourceValidation } from './pipeline'
import type { SourcePorts } from './ports'
import { directRanking } from './ranking-job'

const FOLDER = 'lib/pipelines/sources/prompts'
const data = (name: string) => readFileSync(`lib/pipelines/sources/data/${name}`, 'utf8')
const clock = { now: () => '2026-01-01T00:00:00.000Z', elapsedMs: () => 0 }

const readRubric: SourcePorts['readRubric'] = async () => {
  const parsed = parseRubric(data('quality-scoring-rubric.md'))
  if (!parsed.ok) throw new Error('the rubric has a mistake')
  return parsed.rubric
}

/** A world in which every database knows one paper. */
function ports(model: ModelPort): SourcePorts {
  return {
    model,
    embedding: null,
    ranking: directRanking,
    names: { findNames: async () => ({ found: [], ambiguous: [], services: [] }) },
    search: async ({ database }) => ({
      database,
      outcome: 'ok',
      total: 1,
      records: [workFixture()],
      tookMs: 1,
      filterLocally: [],
    }),
    count: async () => null,
    completeRecords: async () => [],
    checkRetractions: async () => new Map(),
    findJournals: async () => new Map(),
    checkLink: async () => ({ state: 'not-checked', url: null }),
    findOpenCopy: async () => ({ checked: true, url: null }),
    resolveWork: async () => [],
    readLink: async () => ({ ok: false, outcome: 'refused', detail: 'not in this test' }),
    readRubric,
    readStrategies: async () => parseSearchStrategies(data('database-search-strategies.md')),
    listSelection: async () => [],
    remember: async () => undefined,
  }
}

test('each agent that asks a model has its prompt with all values, and no prompt is orphaned', async () => {
  const { model, asked } = listeningModel()
  const input = {
    mode: 'standalone',
    topic: 'Remote work and burnout among nurses',
    question: '',
    locale: 'en',
  }
  const log = new MemoryLog({ type: 'run-created', pipeline: SOURCE_VALIDATION, input, tokenBudget: null })
  const drive = () =>
    runPipeline(sourceValidation, { log, ports: ports(model), clock, signal: new AbortController().signal })
  const prepared = Prepared.parse(stepOf(await drive(), 'prepare').units['']?.output)
  log.write({
    type: 'question-answered',
    step: 'confirm',
    round: 1,
    answer: { kind: 'confirm', parameters: prepared.parameters, map: prepared.map },
  })
  expect((await drive()).status).toBe('waiting')

  expect(await promptFaults(FOLDER, asked)).toEqual([])
})
