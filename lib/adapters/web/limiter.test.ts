import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLimiter } from './limiter'
import { redact } from './redact'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('starts keep their distance and their order, whatever the pace', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 12 }),
      async (perSecond, concurrent, count) => {
        const limiter = createLimiter({ perSecond, concurrent })
        const starts: number[] = []
        let active = 0
        let most = 0
        const all = Promise.all(
          Array.from({ length: count }, () =>
            limiter.run(async () => {
              starts.push(Date.now())
              most = Math.max(most, ++active)
              await Promise.resolve()
              active--
            }),
          ),
        )
        await vi.runAllTimersAsync()
        await all
        expect(starts).toHaveLength(count)
        expect(most).toBeLessThanOrEqual(concurrent)
        for (const [at, start] of starts.slice(1).entries()) {
          expect(start - (starts[at] ?? 0)).toBeGreaterThanOrEqual(Math.floor(1_000 / perSecond))
        }
      },
    ),
    { numRuns: 30 },
  )
})

test('a failing task frees its place, an aborted one never starts', async () => {
  const limiter = createLimiter({ perSecond: 1, concurrent: 1 })
  const controller = new AbortController()
  const failed = limiter.run(() => Promise.reject(new Error('task')))
  const aborted = limiter.run(() => Promise.resolve('never'), { signal: controller.signal })
  const last = limiter.run(() => Promise.resolve('last'))
  controller.abort(new Error('gone'))
  await expect(failed).rejects.toThrow('task')
  await expect(aborted).rejects.toThrow('gone')
  await vi.runAllTimersAsync()
  expect(await last).toBe('last')
})

test('who is waited for starts before background work, each of both in order of arrival', async () => {
  const limiter = createLimiter({ perSecond: 1, concurrent: 1 })
  const started: string[] = []
  const run = (name: string, isAwaited: boolean) =>
    limiter.run(async () => void started.push(name), { isAwaited })
  const all = Promise.all([
    run('check 1', false),
    run('check 2', false),
    run('search 1', true),
    run('check 3', false),
    run('search 2', true),
  ])
  await vi.runAllTimersAsync()
  await all
  expect(started).toEqual(['check 1', 'search 1', 'search 2', 'check 2', 'check 3'])
})

test('nothing secret is printed', () => {
  const text =
    'GET https://x.example/w?api_key=abc123&email=me@example.org&q=1 "api-key":"203.0.113.7" Bearer tvly-1234 and hunter22'
  expect(redact(text, ['hunter22'])).toBe(
    'GET https://x.example/w?api_key=…&email=…&q=1 "api-key":… Bearer … and …',
  )
})

test('a burst goes ahead of the pace, and no interval has more starts than it', async () => {
  const limiter = createLimiter({ perSecond: 50 / 60, concurrent: 1, burst: 50 })
  const starts: number[] = []
  const all = Promise.all(
    Array.from({ length: 120 }, () => limiter.run(async () => void starts.push(Date.now()))),
  )
  await vi.runAllTimersAsync()
  await all
  const [first = 0] = starts
  expect(starts.filter((start) => start - first < 1_000)).toHaveLength(50)
  for (const from of starts) {
    expect(starts.filter((start) => start >= from && start < from + 60_000).length).toBeLessThanOrEqual(50)
  }
})
