import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServiceDeps } from '@/lib/adapters/databases/ask-service'
import { connectors } from '@/lib/adapters/databases/connectors'
import { sandboxDeps } from '@/lib/adapters/databases/sandbox-deps-fixture'
import { searchDatabase } from '@/lib/adapters/databases/search-database'
import { databaseIds } from '@/lib/contracts/database-ids'
import { type DatabaseId, DatabaseQuery } from '@/lib/contracts/search'
import { type Sandbox, startSandbox } from './server'

let sandbox: Sandbox
let deps: ServiceDeps

beforeAll(async () => {
  sandbox = await startSandbox()
  deps = await sandboxDeps(sandbox.url)
})
afterAll(() => sandbox.close())

function ask(database: DatabaseId, text: string, limits: Partial<DatabaseQuery> = {}) {
  return searchDatabase(connectors[database], DatabaseQuery.parse({ database, text, ...limits }), deps)
}

const topics: Readonly<Record<DatabaseId, string>> = {
  jstor: 'remote work productivity',
  scielo: 'burnout enfermagem',
  capes: 'inteligência artificial na educação',
  wos: 'active learning',
  googlescholar: 'telemedicina rural',
  openalex: 'climate change agriculture',
  crossref: 'burnout nursing',
  semanticscholar: 'social media anxiety',
  arxiv: 'federated learning',
  pubmed: 'burnout nursing',
  europepmc: 'physical activity hypertension',
  doaj: 'liderança transformacional',
  eric: 'active learning',
  core: 'climate change agriculture',
}

describe('the connectors read the sandbox', () => {
  for (const database of databaseIds) {
    it(`${database} answers ok with whole records`, async () => {
      const answer = await ask(database, topics[database])
      expect({ outcome: answer.outcome, detail: answer.detail }).toEqual({ outcome: 'ok', detail: undefined })
      expect(answer.records.length).toBeGreaterThan(3)
      expect(answer.records.every((work) => work.sandbox === true && work.title.length > 10)).toBe(true)
      expect(
        answer.records.every(
          (work) =>
            work.doi === null || work.doi.startsWith('10.5555/') || work.doi.startsWith('10.48550/arxiv.'),
        ),
      ).toBe(true)
      expect(answer.records.filter((work) => work.authors.length > 0).length).toBeGreaterThan(
        answer.records.length / 2,
      )
      expect(answer.records.every((work) => !/[<>]|&\w+;/u.test(work.title))).toBe(true)
      const landing = answer.records
        .map((work) => work.urls.landing ?? '')
        .filter((url) => url.startsWith(sandbox.url))
      if (!['doaj', 'pubmed', 'europepmc', 'eric'].includes(database))
        expect(landing.length).toBeGreaterThan(0)
    })

    it(`${database} answers empty to nonsense`, async () => {
      const answer = await ask(database, 'zqxvj brplk wuggh')
      expect(answer.outcome).toBe('empty')
    })
  }

  it('keeps to the years where the service can filter', async () => {
    for (const database of [
      'openalex',
      'crossref',
      'europepmc',
      'pubmed',
      'doaj',
      'wos',
      'eric',
      'core',
    ] as const) {
      const answer = await ask(database, 'nursing', { yearFrom: 2015, yearTo: 2020 })
      const years = answer.records.map((work) => work.year).filter((year) => year !== null)
      expect(answer.outcome, database).toBe(years.length > 0 ? 'ok' : 'empty')
      // An index may be wrong by a year.
      expect(
        years.every((year) => year >= 2014 && year <= 2021),
        database,
      ).toBe(true)
    }
  })

  it('tells each failure by its name', async () => {
    sandbox.control('openalex', { mode: '429', retryAfter: 40_000 })
    sandbox.control('doaj', { mode: 'broken' })
    sandbox.control('pubmed', { mode: 'auth' })
    sandbox.control('europepmc', { mode: 'huge' })
    sandbox.control('eric', { mode: 'broken' })
    sandbox.control('core', { mode: '429', retryAfter: 40_000 })
    expect((await ask('openalex', 'burnout')).outcome).toBe('quota')
    expect((await ask('doaj', 'burnout')).outcome).toBe('down')
    expect((await ask('europepmc', 'burnout')).outcome).toBe('down')
    expect((await ask('eric', 'burnout')).outcome).toBe('down')
    expect((await ask('core', 'burnout')).outcome).toBe('quota')
    sandbox.resetFaults()
    expect((await ask('openalex', 'burnout')).outcome).toBe('ok')
  })
})
