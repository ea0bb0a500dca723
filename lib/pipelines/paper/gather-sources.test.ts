import { expect, test } from 'vitest'
import type { TracedRecord } from '@/lib/contracts/search-trace'
import { bareWork, makeSource } from '@/lib/core/validation/source-fixture'
import { gatherPaperSources } from './gather-sources'

const source = (n: number) =>
  makeSource(`source-${n}`, {
    work: bareWork(`Remote work in town ${n}`, { year: 2020, doi: `10.5555/t.${n}` }),
  })
const record = (n: number, { sourceId, fate }: Pick<TracedRecord, 'sourceId' | 'fate'>): TracedRecord => ({
  id: `0-${n}`,
  from: 'openalex',
  title: `Remote work in town ${n}`,
  year: 2020,
  doi: null,
  sourceId,
  fate,
  reason: '',
})

const entries = [
  { source: source(1), chosen: true },
  { source: { ...source(2), retractionCheck: 'retracted' as const }, chosen: true },
  // The log says nothing of this one: it came without a search.
  { source: source(3), chosen: true },
  { source: source(4), chosen: false },
]
const listSources = async () => ({ sources: entries, counts: null })

test('the flow of a paper counts what it takes in as included, whatever the search made of it', async () => {
  const records = [
    record(1, { sourceId: 'source-1', fate: 'not-chosen' }),
    record(1, { sourceId: 'source-1', fate: 'duplicate' }),
    record(2, { sourceId: 'source-2', fate: 'not-chosen' }),
    record(4, { sourceId: 'source-4', fate: 'not-chosen' }),
    record(5, { sourceId: null, fate: 'years' }),
  ]
  const readTrace = async () => ({ searches: [], records, reviewers: [] })
  const { sources, search } = await gatherPaperSources({ listSources, readTrace }, 'chosen')
  expect(sources).toHaveLength(3)
  const counts = Object.fromEntries((search?.flow ?? []).map(({ key, count }) => [key, count]))
  expect(counts).toEqual({
    databases: 5,
    other: 1,
    before: 2,
    screened: 4,
    excluded: 1,
    assessed: 3,
    reports: 1,
    included: 2,
  })
})

test('a project without a log has no flow, and none is made up', async () => {
  expect((await gatherPaperSources({ listSources }, 'chosen')).search).toBeNull()
})
