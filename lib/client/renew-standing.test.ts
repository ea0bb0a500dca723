import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyRun } from '@/lib/core/run/run-state'
import { queryKeys } from './query-keys'
import { BURST_MS, renewStanding } from './renew-standing'

const PROJECT = '0193b1f0-0000-7000-8000-000000000001'
const running = { ...emptyRun, status: 'running' as const }

/** A page that shows where a project stands, and how often it asked. */
function openPage() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const asked = {
    standing: vi.fn<() => unknown>(() => ({ next: 'choose', rooms: [] })),
    inbox: vi.fn(() => ({ unread: 0 })),
  }
  const leave = [
    new QueryObserver(client, {
      ...{ queryKey: queryKeys.standing(PROJECT), queryFn: asked.standing },
      initialData: { next: 'choose', rooms: [] },
    }).subscribe(() => undefined),
    new QueryObserver(client, {
      ...{ queryKey: queryKeys.inbox, queryFn: asked.inbox, initialData: { unread: 0 } },
    }).subscribe(() => undefined),
  ]
  client.setQueryData(queryKeys.run('r'), running)
  client.setQueryData(queryKeys.selection(PROJECT), [])
  leave.push(renewStanding(client, PROJECT))
  client.setQueryData(queryKeys.run('r'), running)
  client.setQueryData(queryKeys.selection(PROJECT), [])
  return { client, asked, leave: () => leave.map((end) => end()) }
}
let page: ReturnType<typeof openPage>

beforeEach(async () => {
  vi.useFakeTimers()
  page = openPage()
  await vi.advanceTimersByTimeAsync(BURST_MS)
  page.asked.standing.mockClear()
  page.asked.inbox.mockClear()
})
afterEach(() => {
  page.leave()
  page.client.clear()
  vi.useRealTimers()
})

const timesAsked = async () => {
  await vi.advanceTimersByTimeAsync(BURST_MS)
  return page.asked.standing.mock.calls.length
}

it('asks nothing of what a standing does not depend on', async () => {
  const { client } = page
  client.setQueryData(queryKeys.abstracts(PROJECT), ['an abstract'])
  client.setQueryData(queryKeys.selection(PROJECT), [])
  // Events of a search come by the hundred; the count that they change is asked for from time to time.
  for (let seq = 1; seq < 100; seq += 1) client.setQueryData(queryKeys.run('r'), { ...running, seq })
  expect(await timesAsked()).toBe(0)
})

it.each([
  [
    'a run that came to rest',
    (client: QueryClient) => client.setQueryData(queryKeys.run('r'), { ...running, status: 'waiting' }),
  ],
  ['a tick', (client: QueryClient) => client.setQueryData(queryKeys.selection(PROJECT), [{ sourceId: 's' }])],
  [
    'a comment',
    (client: QueryClient) =>
      client.setQueryData(queryKeys.share(PROJECT, 'proposal'), { comments: ['Why?'] }),
  ],
  [
    'a file of the library',
    (client: QueryClient) => client.setQueryData(queryKeys.library(PROJECT), [{ id: 'i' }]),
  ],
])('asks once after %s', async (_, change) => {
  change(page.client)
  change(page.client)
  expect(await timesAsked()).toBe(1)
  expect(await timesAsked()).toBe(1)
})

it('asks again once a choice is saved that was shown before', async () => {
  const { client } = page
  const saved = client
    .getMutationCache()
    .build(client, { mutationFn: () => new Promise((done) => setTimeout(done, 5 * BURST_MS)) })
    .execute(undefined)
  client.setQueryData(queryKeys.selection(PROJECT), [{ sourceId: 's' }])
  expect(await timesAsked()).toBe(1)
  await vi.advanceTimersByTimeAsync(4 * BURST_MS)
  await saved
  expect(await timesAsked()).toBe(2)
})

it('asks at once when a run comes to rest amid a burst, and of the burst no more often than it may', async () => {
  const { client, asked } = page
  for (let seq = 1; seq <= 20; seq += 1) {
    client.setQueryData(queryKeys.run('r'), { ...running, status: 'waiting', seq })
    await vi.advanceTimersByTimeAsync(BURST_MS / 10)
    if (seq === 2) expect(asked.standing).toHaveBeenCalledTimes(1)
  }
  expect(await timesAsked()).toBeLessThanOrEqual(4)
})

it('waits for a slow answer, and asks once more after it for what changed meanwhile', async () => {
  const { client, asked } = page
  asked.standing.mockImplementation(
    () => new Promise((done) => setTimeout(() => done({ next: 'choose', rooms: [] }), 4 * BURST_MS)),
  )
  for (const status of ['waiting', 'running', 'waiting', 'completed'] as const) {
    client.setQueryData(queryKeys.run('r'), { ...running, status })
    await vi.advanceTimersByTimeAsync(BURST_MS)
  }
  expect(asked.standing).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2 * BURST_MS)
  expect(asked.standing).toHaveBeenCalledTimes(2)
})

it('asks what the bell tells when a project stands elsewhere than before', async () => {
  page.client.setQueryData(queryKeys.standing(PROJECT), { next: 'answer-advisor', rooms: [] })
  await timesAsked()
  expect(page.asked.inbox).toHaveBeenCalledTimes(1)
})

it('asks nothing once the page is left', async () => {
  page.client.setQueryData(queryKeys.selection(PROJECT), [{ sourceId: 's' }])
  page.leave()
  expect(await timesAsked()).toBe(0)
})
