import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { TaxonomyFile } from '@/lib/contracts/collection'
import { CollectionInput, CollectionSummary } from '@/lib/contracts/collection-run'
import type { ModelPort, TurnAnswer, TurnRequest } from '@/lib/contracts/ports'
import type { ToolCall } from '@/lib/contracts/run'
import type { Work } from '@/lib/contracts/work'
import { stepOf } from '@/lib/core/run/run-state'
import { DialogueDriver } from '@/lib/pipelines/testing/dialogue-driver'
import { readStrategies } from '@/lib/server/strategy-files'
import { foundWork } from './collection-fixture'
import { memoryStore } from './memory-store'
import { collection } from './pipeline'
import type { CollectionPorts } from './ports'

const storm = TaxonomyFile.parse(
  JSON.parse(readFileSync('lib/pipelines/collection/data/drug-taxonomy.json', 'utf8')),
)
/** Where an answer to each question would be looked for, and the word by which it is known. */
const asked: Readonly<Record<string, readonly [db: string, word: string]>> = {
  'mechanism.moa': ['chembl', 'receptor binding'],
  'clinical.efficacy': ['clinicaltrials', 'efficacy'],
  'clinical.safety': ['pubmed', 'toxicity'],
  'competitive.landscape': ['pubmed', 'biosimilar'],
  'market.status': ['openalex', 'approval'],
  'ip.patents': ['openalex', 'patent'],
}
const PAGE = 'https://example.org/label.html'
const EACH = 6

/** Six records for the question that a search names, and one about something else that no question names. */
function recordsOf(database: string, text: string): readonly Work[] {
  const word = Object.values(asked).find(([db, one]) => db === database && text.includes(one))?.[1]
  if (!word) return []
  const named = Array.from({ length: EACH }, (_, at) =>
    foundWork({ id: `${word} ${at}`, db: database, title: `Trastuzumab: ${word}, part ${at}` }),
  )
  return [...named, foundWork({ id: 'falcons', db: database, title: 'Medieval falconry' })]
}

const Record = z.object({
  ...{ source_type: z.string(), external_id: z.string(), url: z.string(), title: z.string() },
  names: z.array(z.string()),
})
/** What a search and what a page that was read tell. */
const Told = z.union([
  z.object({ records: z.array(Record) }).transform(({ records }) => records),
  Record.transform((one) => [one]),
])

/** The workflow that the prompt of the specification asks for: search, read, save with questions, look at the progress, finish when complete. */
function bibliographer({ past, values }: TurnRequest<unknown>): readonly [string, object][] {
  const key = values.question ?? ''
  const [database = '', word = ''] = asked[key] ?? []
  const [first] = past
  if (!first) {
    const read: [string, object][] = key === 'market.status' ? [['read_page', { url: PAGE }]] : []
    return [['search', { database, query: word }], ...read]
  }
  if (past.length > 1) return []
  const found = first.answers.flatMap(({ output }) => Told.parse(JSON.parse(output)))
  const saves = found.map(({ names, ...record }): [string, object] => [
    'save_source',
    { ...record, relevant_questions: names.length > 0 ? names : [key] },
  ])
  return [...saves, ['get_progress', {}], ['check_completion', {}]]
}

function model(): ModelPort {
  return {
    name: 'p/m',
    write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }),
    turn: async <T>(request: TurnRequest<T>): Promise<TurnAnswer<T>> => {
      const calls = bibliographer(request).map(
        ([tool, input], at): ToolCall => ({ id: `c${request.past.length}-${at}`, tool, input }),
      )
      const value = calls.length > 0 ? undefined : request.schema.parse({ done: true })
      return { ok: true, text: '', calls, value, complaint: '', engine: 'p/m', tokens: 1 }
    },
  }
}

function worldOf() {
  const store = memoryStore(storm)
  const searches: string[] = []
  const page = foundWork({ id: PAGE, db: 'web', title: 'Approval and market of trastuzumab' })
  const ports: CollectionPorts = {
    ...{ model: model(), store, readStrategies },
    search: async ({ database, text }) => {
      searches.push(`${database} ${text}`)
      const records = recordsOf(database, text)
      return { outcome: records.length > 0 ? 'ok' : 'empty', records }
    },
    readLink: async () => ({ ok: true, work: page }),
  }
  const input = CollectionInput.parse({ topic: 'Trastuzumab', locale: 'en', sandbox: false })
  return { store, searches, driver: new DialogueDriver(collection, input, ports) }
}

const savedIn = async ({ store }: Pick<ReturnType<typeof worldOf>, 'store'>) =>
  (await store.listSources())
    .map(({ sourceType, externalId, questions }) => `${sourceType} ${externalId} ${questions.join()}`)
    .toSorted()

test('six questions about a drug: the agent saves over thirty sources of several databases, each under what it answers', async () => {
  const { store, driver, searches } = worldOf()
  const run = await driver.drive()
  expect(CollectionSummary.parse(stepOf(run, 'finalize').units['']?.output)).toMatchObject({
    ready: true,
    total: 37,
  })
  const sources = await store.listSources()
  expect(new Set(sources.map(({ sourceType }) => sourceType))).toEqual(
    new Set(['pubmed', 'clinicaltrials', 'chembl', 'openalex', 'web']),
  )
  for (const [key, [, word]] of Object.entries(asked))
    expect(
      sources.filter(({ questions, title }) => title.includes(word) && questions.includes(key)),
    ).toHaveLength(EACH)
  // What the page says was read before it was saved, and what no question names was refused with a reason.
  expect(sources.find(({ sourceType }) => sourceType === 'web')?.questions).toEqual(['market.status'])
  const answers = Object.values(stepOf(run, 'collect').units).flatMap(({ turns }) =>
    turns.flatMap((turn) => turn.answers),
  )
  const refused = answers.filter(({ ok }) => !ok)
  expect(refused).toHaveLength(6)
  for (const { output } of refused) expect(output).toContain('Not saved')
  for (const { tool, output } of answers)
    if (tool !== 'search' && tool !== 'read_page') expect(output.length).toBeLessThan(500)
  // Every question is complete by the agent alone: the loop without a model had nothing left to ask for.
  expect(searches).toHaveLength(6)
})

test('an agent that is killed at any write goes on behind its last finished call, and the same is saved', async () => {
  const whole = worldOf()
  await whole.driver.drive()
  const expected = await savedIn(whole)
  for (let at = 2; at <= whole.driver.log.appends; at += 6) {
    const world = worldOf()
    world.driver.killAt = at
    expect((await world.driver.drive()).status).toBe('completed')
    expect(await savedIn(world)).toEqual(expected)
    // Only the call in which the process died is made again.
    expect(world.searches.length).toBeLessThanOrEqual(whole.searches.length + 1)
  }
}, 60_000)
