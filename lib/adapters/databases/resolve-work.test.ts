import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeWork } from '@/lib/core/records/make-work'
import type { CatalogueRecord } from '@/sandbox/catalogue/record'
import { type Sandbox, startSandbox } from '@/sandbox/server'
import { resolveAddresses } from './addresses'
import { createServiceLimiters, type ServiceDeps } from './ask-service'
import { resolveWork } from './resolve-work'

let sandbox: Sandbox
let deps: ServiceDeps

beforeAll(async () => {
  sandbox = await startSandbox()
  const addresses = resolveAddresses(sandbox.url)
  deps = {
    addresses,
    secrets: { openalex: 'k' },
    mailto: null,
    limiterOf: createServiceLimiters(addresses, null),
    isSandbox: true,
    wait: async () => undefined,
    timeoutMs: 2_000,
  }
})
afterAll(() => sandbox.close())

function article(): CatalogueRecord {
  const found = sandbox.library.records.find(
    ({ kind, doi, indexes }) =>
      kind === 'article' && doi !== null && indexes.has('crossref') && indexes.has('openalex'),
  )
  if (found === undefined) throw new Error('the catalogue has no article in both indexes')
  return found
}

const own = (given: object) => makeWork({ source: { db: 'user', id: 'own' }, title: '', ...given })
const indexesOf = async (given: object) =>
  (await resolveWork(own(given), deps)).flatMap(({ source }) => source.map(({ db }) => db)).sort()

it('a DOI alone brings the records of both indexes, invented ones marked', async () => {
  const { doi, title } = article()
  const found = await resolveWork(own({ doi }), deps)
  expect(found.flatMap(({ source }) => source.map(({ db }) => db)).sort()).toEqual(['crossref', 'openalex'])
  expect(found.every((work) => work.title === title && work.sandbox === true)).toBe(true)
})

it('a title with its year brings them too, with another year or author nothing', async () => {
  const { title, year } = article()
  expect(await indexesOf({ title, year })).toEqual(['crossref', 'openalex'])
  expect(await indexesOf({ title, year: (year ?? 2000) - 9 })).toEqual([])
  expect(await indexesOf({ title, year, authors: [{ family: 'Nobody' }] })).toEqual([])
})

it('a title that no index has brings nothing, and neither does silence', async () => {
  expect(await indexesOf({ title: 'A title that nobody has ever given to anything' })).toEqual([])
  sandbox.control('crossref', { mode: '500' })
  sandbox.control('openalex', { mode: '500' })
  expect(await indexesOf({ doi: article().doi })).toEqual([])
  sandbox.resetFaults()
})
