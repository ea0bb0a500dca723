import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLimiter } from './limiter'
import { redact } from './redact'

/** A clock that is moved by hand: timers fire in order of their time. */
function handClock() {
  let now = 0
  const timers: { at: number; task: () => void }[] = []
  return {
    clock: {
      now: () => now,
      setTimer: (task: () => void, ms: number) => timers.push({ at: now + ms, task }),
    },
    async advance() {
      await new Promise((resolve) => setImmediate(resolve))
      const next = timers.sort((a, b) => a.at - b.at).shift()
      if (next === undefined) return false
      now = Math.max(now, next.at)
      next.task()
      return true
    },
  }
}

test('starts keep their distance and their order, whatever the pace', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 12 }),
      async (perSecond, concurrent, count) => {
        const { clock, advance } = handClock()
        const limiter = createLimiter({ perSecond, concurrent }, clock)
        const starts: number[] = []
        let active = 0
        let most = 0
        const all = Promise.all(
          Array.from({ length: count }, () =>
            limiter.run(async () => {
              starts.push(clock.now())
              most = Math.max(most, ++active)
              await Promise.resolve()
              active--
            }),
          ),
        )
        while (await advance());
        await all
        expect(starts).toHaveLength(count)
        expect(most).toBeLessThanOrEqual(concurrent)
        for (const [at, start] of starts.slice(1).entries()) {
          expect(start - (starts[at] ?? 0)).toBeGreaterThanOrEqual(1_000 / perSecond - 1e-6)
        }
      },
    ),
    { numRuns: 30 },
  )
})

test('a failing task frees its place, an aborted one never starts', async () => {
  const { clock, advance } = handClock()
  const limiter = createLimiter({ perSecond: 1, concurrent: 1 }, clock)
  const controller = new AbortController()
  const failed = limiter.run(() => Promise.reject(new Error('task')))
  const aborted = limiter.run(() => Promise.resolve('never'), { signal: controller.signal })
  const last = limiter.run(() => Promise.resolve('last'))
  controller.abort(new Error('gone'))
  await expect(failed).rejects.toThrow('task')
  await expect(aborted).rejects.toThrow('gone')
  while (await advance());
  expect(await last).toBe('last')
})

test('who is waited for starts before background work, each of both in order of arrival', async () => {
  const { clock, advance } = handClock()
  const limiter = createLimiter({ perSecond: 1, concurrent: 1 }, clock)
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
  while (await advance());
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
