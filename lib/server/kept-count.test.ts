import { expect, test } from 'vitest'
import { keptCounts } from '@/lib/adapters/store/kept-counts'
import type { DatabaseQuery, Outcome } from '@/lib/contracts/search'
import { prepareTestDatabase } from '@/lib/server/testing/test-database'
import { countKept, countOnce } from './kept-count'

const database = prepareTestDatabase()
const signal = new AbortController().signal
const DAY_MS = 24 * 60 * 60 * 1_000

function queryOf(text: string, given: Partial<DatabaseQuery> = {}): DatabaseQuery {
  const limits = { yearFrom: null, yearTo: null, languages: [], excluded: [] }
  return { database: 'openalex', text, limit: 1, page: 0, ...limits, ...given }
}

/** A database that says these numbers in turn, and how often it was asked. */
function saying(...answers: readonly (number | null | Outcome)[]) {
  let asked = 0
  const ask = async () => {
    const said = answers[Math.min(asked, answers.length - 1)] ?? null
    asked += 1
    const [outcome, total]: readonly [Outcome, number | null] =
      typeof said === 'string' ? [said, null] : [said === 0 ? 'empty' : 'ok', said]
    return { outcome, total }
  }
  return { ask, asked: () => asked }
}

const count = (query: DatabaseQuery, ask: ReturnType<typeof saying>['ask'], isSandbox = false) =>
  countKept(query, signal, { cache: keptCounts(database().db), ask, isSandbox })

test('a failure and a database that does not say are never kept as counts: they are unknown, and asked again', async () => {
  const world = saying('down', 'throttled', null, 7)
  const query = queryOf('a failing one')
  expect(await count(query, world.ask)).toMatchObject({ outcome: 'down', total: null })
  expect(await count(query, world.ask)).toMatchObject({ outcome: 'throttled', total: null })
  expect(await count(query, world.ask)).toMatchObject({ total: null })
  expect(await count(query, world.ask)).toMatchObject({ outcome: 'ok', total: 7 })
  expect(world.asked()).toBe(4)
})

test('a number is kept for the installation for a day, by database, query and limits, the sandbox apart', async () => {
  const world = saying(12, 99)
  const query = queryOf('burnout AND nurses')
  const first = await count(query, world.ask)
  expect(await count(query, world.ask)).toEqual(first)
  expect(first).toMatchObject({ database: 'openalex', total: 12, query: query.text })
  expect(world.asked()).toBe(1)
  for (const other of [{ database: 'pubmed' as const }, { yearFrom: 2015 }, { text: 'burnout' }])
    expect(await count({ ...query, ...other }, world.ask)).toMatchObject({ total: 99 })
  expect(await count(query, world.ask, true)).toMatchObject({ total: 99 })
  expect(await count(query, world.ask)).toMatchObject({ total: 12 })
})

test('that nothing was found is a number, too', async () => {
  const world = saying(0, 5)
  await count(queryOf('nothing of it'), world.ask)
  expect(await count(queryOf('nothing of it'), world.ask)).toMatchObject({ outcome: 'empty', total: 0 })
  expect(world.asked()).toBe(1)
})

test('after a day it is counted anew, and the old count is gone', async () => {
  const { db } = database()
  const at = new Date('2030-01-01T00:00:00.000Z')
  const cache = (ms: number) => keptCounts(db, { now: () => new Date(at.getTime() + ms) })
  await cache(0).save('k', { total: 3, at: at.toISOString() })
  expect(await cache(DAY_MS - 1_000).read('k')).toEqual({ total: 3, at: at.toISOString() })
  expect(await cache(DAY_MS + 1_000).read('k')).toBeNull()
  await cache(DAY_MS + 1_000).save('other', {
    total: 1,
    at: new Date(at.getTime() + DAY_MS + 1_000).toISOString(),
  })
  expect(await cache(0).read('k')).toBeNull()
})

test('a cache that fails is passed over', async () => {
  const cache = {
    read: () => Promise.reject(new Error('gone')),
    save: () => Promise.reject(new Error('gone')),
  }
  const counted = await countKept(queryOf('x'), signal, { cache, ask: saying(4).ask, isSandbox: false })
  expect(counted.total).toBe(4)
})

test('what is being asked is not asked twice; where the first had to leave, the second asks anew', async () => {
  const answers: ((leaves: boolean) => void)[] = []
  const once = countOnce(
    ({ database, text }) =>
      new Promise((resolve, reject) => {
        answers.push((leaves) =>
          leaves
            ? reject(new Error('gone'))
            : resolve({ database, outcome: 'ok', total: 7, query: text, at: '' }),
        )
      }),
  )
  const query = queryOf('asked by two')
  const both = [once(query, signal), once(query, signal)]
  answers[0]?.(false)
  expect((await Promise.all(both)).map(({ total }) => total)).toEqual([7, 7])
  expect(answers).toHaveLength(1)
  const [first, second] = [once(query, signal), once(query, signal)]
  answers[1]?.(true)
  await expect(first).rejects.toThrow('gone')
  await new Promise((resolve) => setImmediate(resolve))
  answers[2]?.(false)
  expect((await second).total).toBe(7)
})
