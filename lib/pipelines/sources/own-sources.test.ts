import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { OwnSource } from '@/lib/contracts/source-validation'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { parseSearchStrategies } from '@/lib/core/queries/search-strategies'
import { openQuestion } from '@/lib/core/run-state'
import { parseRubric } from '@/lib/core/scoring/parse-rubric'
import { rankSources } from '@/lib/core/validation/source-deltas'
import { makeWork } from '@/lib/core/validation/source-fixture'
import { MemoryLog } from '@/lib/engine/memory-log'
import { withDependents } from '@/lib/engine/pipeline'
import { runPipeline } from '@/lib/engine/run'
import { LINKS_CHECKED_MAX } from './check-link'
import { knownSources } from './known-sources'
import { sourceValidation } from './pipeline'
import type { SourcePorts } from './ports'
import { prepareSearch } from './prepare'
import { inputOf } from './run-answers'

const data = (name: string) => readFileSync(`lib/pipelines/sources/data/${name}.md`, 'utf8')
const rubric = parseRubric(data('quality-scoring-rubric'))
if (!rubric.ok) throw new Error('the rubric has a mistake')

const WITHDRAWN = '10.5555/withdrawn'
const ISSN = '1234-5679'

const ports: SourcePorts = {
  model: { name: null, write: async () => ({ ok: false, reason: 'none', tokens: 0, rungs: [] }) },
  embedding: null,
  search: async ({ database }) => ({
    database,
    outcome: 'empty',
    total: 0,
    records: [],
    tookMs: 1,
    filterLocally: [],
  }),
  completeRecords: async () => [],
  checkRetractions: async (dois) =>
    new Map(dois.map((doi) => [doi, doi === WITHDRAWN ? ('retracted' as const) : ('clean' as const)])),
  findJournals: async (issns) => new Map(issns.map((issn) => [issn, { quartile: 'Q1', via: 'test' }])),
  checkLink: async (url) => ({ state: 'open', url }),
  findOpenCopy: async () => ({ checked: true, url: null }),
  readLink: async () => ({ ok: false, outcome: 'unreachable', detail: '' }),
  readRubric: async () => rubric.rubric,
  readStrategies: async () => parseSearchStrategies(data('database-search-strategies')),
  listSelection: async () => [],
  remember: async () => undefined,
}

it("the student's own sources are checked for retraction and journal like all others", async () => {
  const input = { mode: 'standalone', topic: 'Remote work', locale: 'en' }
  const log = new MemoryLog({ type: 'run-created', pipeline: SOURCE_VALIDATION, input, tokenBudget: null })
  const clock = { now: () => '2026-01-01T00:00:00.000Z', elapsedMs: () => 0 }
  const drive = () =>
    runPipeline(sourceValidation, { log, ports, clock, signal: new AbortController().signal })

  const { parameters } = prepareSearch(inputOf(await drive()))
  log.write({ type: 'question-answered', step: 'confirm', round: 1, answer: { kind: 'confirm', parameters } })
  const round = openQuestion(await drive())?.round ?? 0
  const works = [
    { title: 'Remote work that was withdrawn', doi: WITHDRAWN },
    { title: 'Offices and those who stay in them', doi: '10.5555/stands' },
  ].map((work) =>
    makeWork({ ...work, issn: [ISSN], type: 'article', source: [{ db: 'user', id: work.doi }] }),
  )
  const own: OwnSource = { via: 'import', id: 'file', fileName: 'mine.ris', works }
  log.write({ type: 'question-answered', step: 'refine', round, answer: { kind: 'add', own } })
  const refine = sourceValidation.steps.find(({ key }) => key === 'refine')
  if (refine?.kind !== 'ask') throw new Error('refine asks')
  const steps = withDependents(sourceValidation, refine.reopens({ kind: 'add', own })).map(({ key }) => key)
  log.write({ type: 'steps-reopened', steps, note: '' })
  const run = await drive()

  const [withdrawn, standing] = works.map(({ doi }) =>
    [...knownSources(run).values()].find(({ work }) => work.doi === doi),
  )
  expect(withdrawn).toMatchObject({ userProvided: true, retractionCheck: 'retracted', quality: { score: 0 } })
  expect(standing).toMatchObject({
    userProvided: true,
    retractionCheck: 'clean',
    journal: { quartile: 'Q1' },
  })
  expect(openQuestion(run)?.key).toBe('refine')
})

/** A new run on these ports; `reply` answers the question that is open and reopens what the answer asks for. */
function begin(given: SourcePorts) {
  const input = { mode: 'standalone', topic: 'Remote work', locale: 'en' }
  const log = new MemoryLog({ type: 'run-created', pipeline: SOURCE_VALIDATION, input, tokenBudget: null })
  const clock = { now: () => '2026-01-01T00:00:00.000Z', elapsedMs: () => 0 }
  const drive = () =>
    runPipeline(sourceValidation, { log, ports: given, clock, signal: new AbortController().signal })
  const reply = async (key: string, answer: unknown) => {
    const round = openQuestion(await drive())?.round ?? 0
    log.write({ type: 'question-answered', step: key, round, answer })
    const step = sourceValidation.steps.find((candidate) => candidate.key === key)
    if (step?.kind !== 'ask') throw new Error(`${key} asks nothing`)
    const steps = withDependents(sourceValidation, step.reopens(step.answer.parse(answer)))
    if (steps.length > 0) log.write({ type: 'steps-reopened', steps: steps.map((one) => one.key), note: '' })
  }
  return { drive, reply }
}

it('more turns the page only of a database that was asked the same before', async () => {
  const pages: string[] = []
  const { drive, reply } = begin({
    ...ports,
    search: async (query, signal) => {
      pages.push(`${query.database} ${query.page}`)
      return ports.search(query, signal)
    },
  })
  const asked = async (answer: object) => {
    await reply('parameters' in answer && !('mode' in answer) ? 'confirm' : 'refine', answer)
    pages.length = 0
    await drive()
    return [...pages].sort()
  }
  const { parameters } = prepareSearch(inputOf(await drive()))
  const one = { ...parameters, databases: ['openalex'] }
  const two = { ...parameters, databases: ['openalex', 'pubmed'] }
  const more = { kind: 'refine', mode: 'more' }
  expect(await asked({ kind: 'confirm', parameters: one })).toEqual(['openalex 0'])
  expect(await asked({ ...more, parameters: two })).toEqual(['openalex 1', 'pubmed 0'])
  expect(await asked({ ...more, parameters: two })).toEqual(['openalex 2', 'pubmed 1'])
  const recent = { ...two, yearFrom: 2017 }
  expect(await asked({ ...more, parameters: recent })).toEqual(['openalex 0', 'pubmed 0'])
})

it('chosen sources below those that are shown at first get their links checked before the hand-off', async () => {
  const COUNT = 25
  const asked: string[] = []
  const landing = (n: number) => `https://journal.example/${n}`
  const found = Array.from({ length: COUNT }, (_, n) =>
    makeWork({
      title: `Remote work among ${'people '.repeat(n)}of town ${n}`,
      doi: `10.5555/town.${n}`,
      urls: { landing: landing(n) },
      source: [{ db: 'openalex', id: `W${n}` }],
    }),
  )
  const wide: SourcePorts = {
    ...ports,
    search: async (query, signal) =>
      query.database === 'openalex'
        ? { ...(await ports.search(query, signal)), outcome: 'ok', total: COUNT, records: found }
        : ports.search(query, signal),
    checkLink: async (url) => {
      asked.push(url)
      return { state: 'paywalled', url }
    },
    findOpenCopy: async () => ({ checked: false }),
  }
  const { drive, reply } = begin(wide)
  const { parameters } = prepareSearch(inputOf(await drive()))
  await reply('confirm', { kind: 'confirm', parameters: { ...parameters, databases: ['openalex'] } })
  await reply('refine', { kind: 'satisfied' })
  const ranked = rankSources(knownSources(await drive()).values())
  expect(ranked).toHaveLength(COUNT)
  expect(asked).toHaveLength(LINKS_CHECKED_MAX)
  const chosen = [ranked[0], ranked[18], ranked[24]].flatMap((source) => source ?? [])
  expect(chosen.map(({ access }) => access.checkedAt !== null)).toEqual([true, false, false])
  await reply('select', { kind: 'select', sourceIds: chosen.map(({ id }) => id) })
  const run = await drive()

  expect(openQuestion(run)?.key).toBe('next')
  expect(asked.slice(LINKS_CHECKED_MAX).sort()).toEqual(
    [ranked[18], ranked[24]].map((source) => source?.work.urls.landing).sort(),
  )
  for (const { id } of chosen) {
    // Nobody could be asked for a free copy: that is not the same as there being none.
    const access = { state: 'paywalled', openCopyUrl: null, openCopyChecked: false }
    expect(knownSources(run).get(id)?.access).toMatchObject(access)
  }
})
