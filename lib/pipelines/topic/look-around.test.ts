import { expect, test, vi } from 'vitest'
import type { DatabaseQuery, SearchAnswer } from '@/lib/contracts/search'
import type { TopicCount } from '@/lib/contracts/topic'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { readStrategies } from '@/lib/server/strategy-files'
import { beginningAt, countIn, readInterest } from './look-around'

const signal = new AbortController().signal
const wanted = ['Burnout of nurses', 'Telework and sleep', 'School dropout', 'Food insecurity'].map(
  (topic) => ({
    key: topic,
    topic,
    map: topicMap({ topic, question: '' }),
    yearFrom: null,
    yearTo: null,
  }),
)

const said = (total: number | null): TopicCount => ({
  database: 'eric',
  outcome: total === null ? 'down' : 'ok',
  total,
  query: '',
  at: '',
})

test('what a database said in time is kept though another of its answers is late', async () => {
  const count = vi.fn(() => new Promise<TopicCount>(() => {}))
  count.mockImplementationOnce(async () => said(12))
  const counted = await countIn('eric', wanted, {
    ports: { count, readStrategies },
    signal,
    now: '',
    withinMs: 50,
  })
  expect(counted.map(({ count: { total } }) => total)).toEqual([12, null, null, null])
  expect(counted.map(({ key }) => key)).toEqual(wanted.map(({ key }) => key))
})

test('a database that only fails is given up after two; one failure among answers ends nothing', async () => {
  let asked = 0
  const never = new Promise<TopicCount>(() => {})
  const dead = await countIn('eric', wanted, {
    ports: { count: () => (++asked <= 2 ? Promise.resolve(said(null)) : never), readStrategies },
    signal,
    now: '',
    withinMs: 60_000,
  })
  expect(dead.every(({ count }) => count.total === null)).toBe(true)
  const answers = [said(3), said(null), said(null), said(5)]
  const living = await countIn('eric', wanted, {
    ports: { count: async () => answers.shift() ?? said(null), readStrategies },
    signal,
    now: '',
    withinMs: 60_000,
  })
  expect(living.map(({ count: { total } }) => total)).toEqual([3, null, null, 5])
})

test('each database begins with another angle, and none is left out', () => {
  const angles = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const turns = [0, 1, 2, 3, 4, 5].map((at) => beginningAt(angles, at, 6))
  expect(new Set(turns.map(([first]) => first)).size).toBe(6)
  for (const turn of turns) expect([...turn].sort()).toEqual(angles)
})

/** The queries that reading an interest sends to a database that has nothing of it. */
async function asked(topic: string): Promise<readonly string[]> {
  const texts: string[] = []
  const search = async (query: DatabaseQuery): Promise<SearchAnswer> => {
    texts.push(query.text)
    return { database: query.database, outcome: 'empty', total: 0, records: [], tookMs: 1, filterLocally: [] }
  }
  await readInterest({
    topic,
    databases: ['eric'],
    yearFrom: null,
    ports: { search, readStrategies },
    signal,
  })
  return texts
}

test('an interest of which nothing is published is read by its first thing, unless nobody could join its parts', async () => {
  const [both, first] = await asked('minimum wage and youth employment')
  expect(both).toMatch(/youth employment/i)
  expect(first).toMatch(/minimum wage/i)
  expect(first).not.toMatch(/youth/i)
  expect(await asked('Blockchain for village cricket')).toHaveLength(1)
})

test('the group of a value is read with it, and never the value alone', async () => {
  const [only, ...more] = await asked('inclusion of autistic pupils')
  expect(only).toMatch(/autis/i)
  expect(more).toEqual([])
})
