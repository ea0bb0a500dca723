import { readFileSync } from 'node:fs'
import type { DatabaseQuery } from '@/lib/contracts/search'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import type { Work } from '@/lib/contracts/work'
import { parseRubric } from '@/lib/core/quality/parse-rubric'
import { openQuestions } from '@/lib/core/run/run-state'
import { searchWithMap } from '@/lib/core/search/earlier-search'
import { parseSearchStrategies } from '@/lib/core/search/search-strategies'
import { MemoryLog } from '@/lib/engine/memory-log'
import { withDependents } from '@/lib/engine/pipeline'
import { runPipeline } from '@/lib/engine/run'
import { sourceValidation } from '@/lib/pipelines/sources/pipeline'
import type { SourcePorts } from '@/lib/pipelines/sources/ports'
import { directRanking } from '@/lib/pipelines/sources/ranking-job'

const data = (name: string) => readFileSync(`lib/pipelines/sources/data/${name}.md`, 'utf8')
const rubric = parseRubric(data('quality-scoring-rubric'))
if (!rubric.ok) throw new Error('the rubric has a mistake')

/** A world in which every database is empty and every check answers well, without a model; for tests. */
export const quietPorts: SourcePorts = {
  model: { name: null, write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }) },
  embedding: null,
  ranking: directRanking,
  names: { findNames: async () => ({ found: [], ambiguous: [], services: [] }) },
  search: async ({ database }) => ({
    database,
    outcome: 'empty',
    total: 0,
    records: [],
    tookMs: 1,
    filterLocally: [],
  }),
  count: async () => null,
  completeRecords: async () => [],
  checkRetractions: async (dois) => new Map(dois.map((doi) => [doi, 'clean' as const])),
  findJournals: async (issns) => new Map(issns.map((issn) => [issn, { quartile: 'Q1', via: 'test' }])),
  checkLink: async (url) => ({ state: 'open', url }),
  findOpenCopy: async () => ({ checked: true, url: null }),
  readLink: async () => ({ ok: false, outcome: 'unreachable', detail: '' }),
  resolveWork: async () => [],
  readRubric: async () => rubric.rubric,
  readStrategies: async () => parseSearchStrategies(data('database-search-strategies')),
  listSelection: async () => [],
  remember: async () => undefined,
}

/** Ports on which each search is answered by the works that `find` gives for it; the rest is quiet or as given. */
export function findingPorts(
  find: (query: DatabaseQuery) => readonly Work[],
  given: Partial<SourcePorts> = {},
): SourcePorts {
  return {
    ...quietPorts,
    search: async (query, signal) => {
      const records = [...find(query)]
      const answer = await quietPorts.search(query, signal)
      return records.length === 0 ? answer : { ...answer, outcome: 'ok', total: records.length, records }
    },
    ...given,
  }
}

/** A new run on these ports, for tests: `drive` works until a question is open; `reply` answers the question that is open and reopens what the answer asks for; an answer that names a search without its map gets the one that its topic says. */
export function beginRun(ports: SourcePorts, input: object = {}) {
  const first = { mode: 'standalone', topic: 'Remote work', locale: 'en', ...input }
  const log = new MemoryLog({
    type: 'run-created',
    pipeline: SOURCE_VALIDATION,
    input: first,
    tokenBudget: null,
  })
  const clock = { now: () => '2026-01-01T00:00:00.000Z', elapsedMs: () => 0 }
  const drive = () =>
    runPipeline(sourceValidation, { log, ports, clock, signal: new AbortController().signal })
  const reply = async (key: string, given: object) => {
    const round = openQuestions(await drive())[0]?.round ?? 0
    const step = sourceValidation.steps.find((candidate) => candidate.key === key)
    if (step?.kind !== 'ask') throw new Error(`${key} asks nothing`)
    const answer = step.answer.parse(searchWithMap(given))
    log.write({ type: 'question-answered', step: key, round, answer })
    const steps = withDependents(sourceValidation, step.reopens(answer))
    if (steps.length > 0) log.write({ type: 'steps-reopened', steps: steps.map((one) => one.key), note: '' })
  }
  return { drive, reply }
}
