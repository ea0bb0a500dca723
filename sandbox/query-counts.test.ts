import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServiceDeps } from '@/lib/adapters/databases/ask-service'
import { connectors } from '@/lib/adapters/databases/connectors'
import { sandboxDeps } from '@/lib/adapters/databases/sandbox-deps-fixture'
import { searchDatabase } from '@/lib/adapters/databases/search-database'
import { databaseIds } from '@/lib/contracts/database-ids'
import { SearchParameters } from '@/lib/contracts/search'
import { applyConceptEdit, requiredConcepts } from '@/lib/core/concepts/concept-map'
import { additionOf } from '@/lib/core/concepts/read-keywords'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { planQueries } from '@/lib/core/search/plan-queries'
import { unrequiring } from '@/lib/core/search/search-patterns'
import type { SearchPlan } from '@/lib/core/search/search-plan'
import { parseSearchStrategies } from '@/lib/core/search/search-strategies'
import { generateCatalogue } from './catalogue/generate'
import { createLibrary } from './search/library'
import { type Sandbox, startSandbox } from './server'

const strategies = parseSearchStrategies(
  readFileSync('lib/pipelines/sources/data/database-search-strategies.md', 'utf8'),
)

let sandbox: Sandbox
let deps: ServiceDeps

beforeAll(async () => {
  sandbox = await startSandbox()
  deps = await sandboxDeps(sandbox.url)
})
afterAll(() => sandbox.close())

/** What each database found for the last of these plans, which followed each other. */
async function countsOf(...plans: readonly SearchPlan[]): Promise<ReadonlyMap<string, number>> {
  const last = plans.at(-1)
  if (!last) throw new Error('no plan')
  const asked = plans.map((plan) => ({ ...plan, isMore: false, edited: [] }))
  const answers = await Promise.all(
    planQueries(last, asked, strategies).map((query) =>
      searchDatabase(connectors[query.database], query, deps),
    ),
  )
  return new Map(
    answers.map(({ database, outcome, total, records }) => {
      expect(['ok', 'empty'], `${database}: ${outcome}`).toContain(outcome)
      // Services that rank count all that shares a word; what they give is what counts.
      return [database, strategies[database].ranks ? records.length : (total ?? records.length)] as const
    }),
  )
}

function planOf(topic: string, given: object = {}): SearchPlan {
  const parameters = SearchParameters.parse({ topic, databases: databaseIds, ...given })
  return { parameters, map: topicMap(parameters) }
}

const topics = [
  { topic: 'Remote work and productivity of employees', question: '' },
  { topic: 'Saúde mental de professores no Brasil', question: '' },
  { topic: 'Cambio climático y agricultura familiar', question: '' },
  { topic: 'Artificial intelligence in higher education assessment and student engagement', question: '' },
  { topic: 'Blockchain', question: 'Can blockchain make supply chains more transparent?' },
  { topic: 'Gestão de pessoas', question: 'Como líderes mantêm equipes motivadas em home office?' },
  { topic: 'Gestión de personas', question: '¿Cómo mantienen los líderes equipos motivados en home office?' },
] as const

describe.each(topics)('$topic', ({ topic, question }) => {
  const plan = planOf(topic, { question })
  const required = requiredConcepts(plan.map)

  it('requires no verb of the question', () => {
    expect(required.length).toBeGreaterThan(0)
    const said = required.flatMap(({ name, names }) => [name, ...names.map(({ text }) => text)])
    for (const text of said) expect(text).not.toMatch(/(?<!\p{L})(?:make|mantêm|mantienen|can)(?!\p{L})/iu)
  })

  it('Broader never finds fewer in any database', async () => {
    const before = await countsOf(plan)
    expect([...before.values()].some((count) => count > 0)).toBe(true)
    for (const { id } of required) {
      const edit = unrequiring(plan.map, id)
      if (!edit) continue
      const after = await countsOf(plan, { ...plan, map: applyConceptEdit(plan.map, edit) })
      for (const [database, count] of before)
        expect(after.get(database), `${database} without ${id}`).toBeGreaterThanOrEqual(count)
    }
  }, 60_000)

  it('Narrower never finds more in any database', async () => {
    const before = await countsOf(plan)
    for (const name of ['nurses', 'sustainability']) {
      const map = applyConceptEdit(plan.map, additionOf(plan.map, name))
      const after = await countsOf(plan, { ...plan, map })
      for (const [database, count] of before)
        expect(after.get(database), `${database} with ${name}`).toBeLessThanOrEqual(count)
    }
    const recent = { ...plan, parameters: { ...plan.parameters, yearFrom: 2020 } }
    const after = await countsOf(plan, recent)
    for (const [database, count] of before)
      expect(after.get(database), `${database} since 2020`).toBeLessThanOrEqual(count)
  }, 60_000)
})

/** Records spread over the catalogue, each with two of its own keywords as a topic. */
const seeds = createLibrary(generateCatalogue())
  .records.filter(({ keywords, lang, abstracts }) => (keywords[lang]?.length ?? 0) >= 2 && abstracts[lang])
  .filter((_, at) => at % 97 === 0)
  .slice(0, 12)

it('every query finds the record whose keywords are its topic', async () => {
  expect(seeds.length).toBe(12)
  for (const seed of seeds) {
    const [first, second] = seed.keywords[seed.lang] ?? []
    const holders: ReadonlySet<string> = seed.indexes
    const years = { yearFrom: seed.year, yearTo: seed.year }
    const plan = planOf(`"${first}" "${second}"`, years)
    const queries = planQueries(plan, [{ ...plan, isMore: false, edited: [] }], strategies)
    for (const query of queries) {
      if (!holders.has(query.database) || strategies[query.database].ranks) continue
      const { records, total } = await searchDatabase(connectors[query.database], query, deps)
      const isSeed = ({ title, doi }: (typeof records)[number]) =>
        // Google Scholar gives no identifier and cuts titles at either end.
        query.database === 'googlescholar' ||
        (doi !== null && doi === seed.doi?.toLowerCase()) ||
        title === seed.title
      const isFound = records.some(isSeed)
      const where = `${query.database}: ${query.text} for “${seed.title}”`
      // A long list may hold it on a further page.
      expect(isFound || (total ?? 0) > records.length, where).toBe(true)
    }
  }
}, 60_000)
