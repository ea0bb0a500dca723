import { expect, test } from 'vitest'
import type { CollectionQuestion } from '@/lib/contracts/collection'
import { CollectionInput, CollectionSummary, FillReport } from '@/lib/contracts/collection-run'
import type { ModelPort, TurnAnswer, TurnRequest } from '@/lib/contracts/ports'
import type { RunState, ToolCall } from '@/lib/contracts/run'
import type { Work } from '@/lib/contracts/work'
import { silentDatabases } from '@/lib/core/collection/silent-databases'
import { stepOf } from '@/lib/core/run/run-state'
import { DialogueDriver } from '@/lib/pipelines/testing/dialogue-driver'
import { readStrategies } from '@/lib/server/strategy-files'
import { foundWork } from './collection-fixture'
import { memoryStore } from './memory-store'
import { collection } from './pipeline'
import type { CollectionPorts } from './ports'

const subjects = ['Productivity', 'Loneliness', 'Leadership']

const questionsOf = (words: readonly string[], min_sources: number): CollectionQuestion[] =>
  words.map((word) => ({
    key: word.toLowerCase(),
    label: word,
    description: '',
    min_sources,
    concepts: [[word.toLowerCase()]],
  }))

const noModel: ModelPort = {
  name: null,
  write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }),
}

interface World {
  readonly questions?: readonly CollectionQuestion[]
  readonly records?: (page: number, database: string) => readonly Work[]
  readonly model?: ModelPort
  /** A database that answers nobody. */
  readonly down?: string
}

/** Every database answers with the same records on each page, whatever it is asked: what fits must be found by reading. */
function worldOf({
  questions = questionsOf(subjects, 4),
  records = workPages,
  model = noModel,
  down,
}: World = {}) {
  const store = memoryStore(questions)
  const asked: string[] = []
  const ports: CollectionPorts = {
    model,
    store,
    search: async ({ database, text, page }) => {
      asked.push(`${database} ${page} ${text}`)
      if (database === down) return { outcome: 'down', records: [] }
      const found = records(page, database)
      return { outcome: found.length > 0 ? 'ok' : 'empty', records: found }
    },
    readLink: async () => ({ ok: false, outcome: 'refused', detail: '' }),
    readStrategies,
  }
  const input = CollectionInput.parse({ topic: 'Remote work', locale: 'en', sandbox: false })
  return { store, asked, driver: new DialogueDriver(collection, input, ports) }
}

const workPages = (page: number): readonly Work[] =>
  page > 2
    ? []
    : subjects.flatMap((subject, at) =>
        [1, 2].map((nth) => {
          const id = `${page}-${at}-${nth}`
          return foundWork({ id, title: `Remote work and ${subject.toLowerCase()} ${id}`, doi: `10.1/${id}` })
        }),
      )

const falconry = (page: number): readonly Work[] =>
  Array.from({ length: 25 }, (_, at) =>
    foundWork({ id: `${page}-${at}`, title: `Medieval falconry ${page}-${at}`, abstract: 'Hawks at court.' }),
  )

const summaryOf = (run: RunState) => CollectionSummary.parse(stepOf(run, 'finalize').units['']?.output)

test('without a model every question gets its sources, each under the questions that its words name', async () => {
  const { store, driver } = worldOf()
  const run = await driver.drive()
  expect(run.status).toBe('completed')
  expect(summaryOf(run)).toMatchObject({ ready: true, total: 12 })
  for (const { title, questions } of await store.listSources())
    expect(questions).toEqual(subjects.map((one) => one.toLowerCase()).filter((one) => title.includes(one)))
})

test('medieval falconry fills no question, and the loop ends within its pages', async () => {
  const { asked, driver } = worldOf({ records: falconry })
  const run = await driver.drive()
  expect(summaryOf(run)).toMatchObject({ ready: false, total: 0 })
  const reports = Object.values(stepOf(run, 'fill').units).map(({ output }) => FillReport.parse(output))
  expect(reports.map(({ saved, refused }) => [saved, refused])).toEqual(subjects.map(() => [0, 150]))
  expect(asked.length).toBeLessThanOrEqual(subjects.length * 6 * 8)
})

test('a search that fails is in the report with its outcome, and the others go on', async () => {
  const { driver } = worldOf({
    records: (page, database) => (database === 'openalex' ? [] : workPages(page)),
    down: 'crossref',
  })
  const run = await driver.drive()
  const [first] = Object.values(stepOf(run, 'fill').units).map(({ output }) => FillReport.parse(output))
  expect(first?.searches.find(({ database }) => database === 'openalex')).toMatchObject({ outcome: 'empty' })
  expect(summaryOf(run).ready).toBe(true)
  // A database that has nothing has answered; the page names the one that did not.
  expect(silentDatabases(run)).toEqual(['crossref'])
})

test('wherever its process is killed, it ends with the same sources', async () => {
  const whole = worldOf()
  await whole.driver.drive()
  const expected = (await whole.store.listSources()).map(({ title }) => title).sort()
  for (let at = 2; at <= whole.driver.log.appends; at += 3) {
    const { store, driver } = worldOf()
    driver.killAt = at
    expect((await driver.drive()).status).toBe('completed')
    expect((await store.listSources()).map(({ title }) => title).sort()).toEqual(expected)
  }
})

/** A model that gives its turns by how many were before. */
function scripted(
  script: (request: TurnRequest<unknown>) => readonly [string, object][],
  sizes: number[] = [],
): ModelPort {
  return {
    ...noModel,
    name: 'p/m',
    turn: async <T>(request: TurnRequest<T>): Promise<TurnAnswer<T>> => {
      const { values, evidence, past } = request
      sizes.push(JSON.stringify({ values, evidence, past }).length)
      const calls = request.mayCall ? script(request) : []
      const named = calls.map(
        ([tool, input], at): ToolCall => ({ id: `c${request.past.length}-${at}`, tool, input }),
      )
      const value = named.length > 0 ? undefined : request.schema.parse({ done: true })
      return { ok: true, text: '', calls: named, value, complaint: '', engine: 'p/m', tokens: 1 }
    },
  }
}

const saving = (id: string, title: string, key: string): [string, object] => [
  'save_source',
  {
    source_type: 'pubmed',
    external_id: id,
    url: `https://example.org/${id}`,
    title,
    relevant_questions: [key],
  },
]

test('an agent with tools saves what it found, and an invented source is refused', async () => {
  const model = scripted(({ past, values }) => {
    const key = values.question ?? ''
    if (past.length === 0) return [['search', { database: 'pubmed', query: key }]]
    if (past.length === 1)
      return [
        saving('99', 'Remote work and productivity', key),
        saving('0-0-1', 'A better title', 'productivity'),
      ]
    return []
  })
  const { store, driver } = worldOf({ model, questions: questionsOf(['Productivity'], 1) })
  const run = await driver.drive()
  expect((await store.listSources()).map(({ externalId, title }) => [externalId, title])).toEqual([
    ['0-0-1', 'Remote work and productivity 0-0-1'],
  ])
  const answers = stepOf(run, 'collect').units.productivity?.turns[1]?.answers ?? []
  expect(answers.map(({ ok }) => ok)).toEqual([false, true])
  expect(answers[0]?.output).toContain('search or read it first')
  expect(stepOf(run, 'collect').units.productivity?.engine).toBe('p/m')
})

test('the agent gets twelve calls to the world for a question, and no more turns than its budget', async () => {
  let turns = 0
  const model = scripted(({ past }) => {
    turns += 1
    return [1, 2, 3].map((nth) => ['search', { database: 'pubmed', query: `word ${past.length} ${nth}` }])
  })
  const { asked, driver } = worldOf({
    model,
    questions: questionsOf(['Productivity'], 4),
    records: (page, database) => (database === 'pubmed' ? falconry(page) : []),
  })
  await driver.drive()
  expect(asked.filter((one) => one.includes('word')).length).toBe(12)
  // In the twelfth turn it may call nothing.
  expect(turns).toBe(11)
})

test('an agent in circles is stopped, and the questions are filled without it', async () => {
  const model = scripted(() => [['search', { database: 'pubmed', query: 'the same' }]])
  const { asked, driver } = worldOf({ model })
  const run = await driver.drive()
  expect(asked.filter((one) => one.endsWith('the same')).length).toBe(subjects.length)
  expect(summaryOf(run).ready).toBe(true)
})

/** Characters that one turn may ask a model with, whatever was collected. */
const PROMPT_CHARS_MAX = 60_000

test('a thousand sources are collected with a prompt that does not grow', async () => {
  const words = [...'abcdefghijklmnopqrst'].map((letter) => `Xylo${letter}`)
  const each = 50
  const sizes: number[] = []
  const model = scripted(({ past, values }) => {
    const key = values.question ?? ''
    if (past.length === 0) return [['search', { database: 'pubmed', query: key }]]
    const from = (past.length - 1) * 18
    const nths = Array.from({ length: 18 }, (_, at) => from + at).filter((nth) => nth < each)
    const saves = nths.map((nth) => saving(`${key}-${nth}`, `Remote work and ${key}`, key))
    return nths.length === 0 ? [] : [...saves, ['get_progress', {}], ['check_completion', {}]]
  }, sizes)
  const all = words.flatMap((word) =>
    Array.from({ length: each }, (_, nth) =>
      foundWork({
        id: `${word.toLowerCase()}-${nth}`,
        title: `Remote work and ${word.toLowerCase()} ${nth}`,
      }),
    ),
  )
  const { store, driver } = worldOf({ model, questions: questionsOf(words, each), records: () => all })
  const run = await driver.drive()
  expect(summaryOf(run)).toMatchObject({ ready: true, total: 1_000 })
  expect((await store.listSources()).length).toBe(1_000)
  expect(Math.max(...sizes)).toBeLessThan(PROMPT_CHARS_MAX)
  // A conversation has five turns: the last one's is as long as the first one's, but for the digits of its counts.
  const perQuestion = words.map((_, at) => Math.max(...sizes.slice(at * 5, at * 5 + 5)))
  expect(Math.max(...perQuestion) - Math.min(...perQuestion)).toBeLessThan(3_000)
}, 20_000)
