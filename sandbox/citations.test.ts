import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resolveAddresses } from '@/lib/adapters/databases/addresses'
import { createServiceLimiters, type ServiceDeps } from '@/lib/adapters/databases/ask-service'
import { connectors } from '@/lib/adapters/databases/connectors'
import { readCitations } from '@/lib/adapters/databases/read-citations'
import { searchDatabase } from '@/lib/adapters/databases/search-database'
import { CitationGraph } from '@/lib/contracts/citation-graph'
import { secretNames } from '@/lib/contracts/connector'
import { DatabaseQuery } from '@/lib/contracts/search'
import type { Work } from '@/lib/contracts/work'
import { type Sandbox, startSandbox } from './server'

let sandbox: Sandbox
let deps: ServiceDeps
let works: readonly Work[]

beforeAll(async () => {
  sandbox = await startSandbox()
  const addresses = resolveAddresses(sandbox.url)
  deps = {
    addresses,
    secrets: Object.fromEntries(secretNames.map((name) => [name, 'sandbox-key'])),
    mailto: null,
    limiterOf: createServiceLimiters(addresses, null),
    isSandbox: true,
    random: () => 0.5,
    wait: async () => undefined,
  }
  const query = DatabaseQuery.parse({ database: 'openalex', text: 'burnout nurses', limit: 20 })
  works = (await searchDatabase(connectors.openalex, query, deps)).records
})
beforeEach(() => sandbox.resetFaults())
afterAll(() => sandbox.close())

const read = () =>
  readCitations(
    works.map((work, at) => ({ key: `k${at}`, work })),
    { deps, now: '2026-11-26T20:00:00.000Z', signal: new AbortController().signal },
  )

describe('citations of sources', () => {
  it('name works that several sources cite and that are none of them, and the sentences of later works', async () => {
    const graph = CitationGraph.parse(await read())
    expect(graph.read.length).toBeGreaterThan(8)
    expect(graph.lacking.length).toBeGreaterThan(0)
    const own = new Set(works.map(({ title }) => title))
    for (const { title, by } of graph.lacking) {
      expect(own.has(title)).toBe(false)
      expect(by.length).toBeGreaterThanOrEqual(3)
    }
    expect(graph.edges.every(({ from, to }) => from !== to)).toBe(true)
    const later = graph.later.flatMap((one) => one.works)
    expect(later.some(({ sentences, intents }) => sentences.length > 0 && intents.length > 0)).toBe(true)
    expect([graph.unasked, graph.laterUnasked]).toEqual([[], []])
  })

  it('tell that an index did not answer, and never call its silence "nothing lacks"', async () => {
    sandbox.control('openalex', { mode: '500' })
    const deaf = await read()
    expect(deaf.unasked).toHaveLength(works.length)
    expect([deaf.read, deaf.unknown, deaf.lacking]).toEqual([[], [], []])
    expect(deaf.later.length).toBeGreaterThan(0)
    sandbox.resetFaults()
    sandbox.control('semanticscholar', { mode: '500' })
    const half = await read()
    expect(half.later).toEqual([])
    expect(half.laterUnasked.length).toBeGreaterThan(0)
    expect(half.lacking.length).toBeGreaterThan(0)
  })
})
