import { expect, it } from 'vitest'
import type { DatabaseQuery } from '@/lib/contracts/search'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { workspaceOf } from '@/lib/core/validation/workspace'
import { viewRun } from '@/lib/engine/view'
import { beginRun, findingPorts } from '@/lib/server/testing/source-run'
import { sourceValidation } from './pipeline'

const parameters = {
  topic: 'Remote work and productivity',
  yearFrom: 2020,
  databases: ['openalex', 'doaj', 'crossref'],
}

async function offeredWith(found: number, count: (query: DatabaseQuery) => Promise<number | null>) {
  const works = Array.from({ length: found }, (_, at) =>
    workFixture({
      title: `Remote work and productivity in sample ${at}`,
      year: 2021,
      doi: null,
      source: [{ db: 'openalex', id: `w${at}` }],
    }),
  )
  const asked: DatabaseQuery[] = []
  const ports = findingPorts(({ database }) => (database === 'openalex' ? works : []), {
    count: async (query) => {
      asked.push(query)
      return count(query)
    },
  })
  const { drive, reply } = beginRun(ports, { topic: parameters.topic })
  await drive()
  await reply('confirm', { kind: 'confirm', parameters })
  return { asked, strategies: workspaceOf(viewRun(sourceValidation, await drive())).strategies }
}

it('counts ways to more sources while there are few, and offers those first that find more', async () => {
  const { asked, strategies } = await offeredWith(3, async ({ yearFrom }) => (yearFrom === 2020 ? 3 : 40))
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.length).toBeLessThanOrEqual(24)
  // Crossref ranks by words: its total is no count of what fits.
  expect(new Set(asked.map(({ database }) => database))).toEqual(new Set(['openalex', 'doaj']))
  const wider = strategies.find(({ kind }) => kind === 'dates')
  expect(wider?.counted).toEqual({ databases: 2, now: 3, after: 80 })
  const gains = strategies.map(({ counted }) => counted !== undefined && counted.after > counted.now)
  expect(gains).toEqual([...gains].sort((a, b) => Number(b) - Number(a)))
})

it('offers what cannot be counted without a number', async () => {
  const failing = await offeredWith(3, async () => {
    throw new Error('the line is cut')
  })
  expect(failing.strategies.length).toBeGreaterThanOrEqual(3)
  expect(failing.strategies.every(({ counted }) => counted === undefined)).toBe(true)
})

it('asks nothing where there are enough sources', async () => {
  expect((await offeredWith(12, async () => 1)).asked).toEqual([])
})
