import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WakeBell } from './wake-bell'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const never = new AbortController().signal

it('a ring is heard at once, and a ring that nobody waited for is kept until it is heard or taken', async () => {
  const bell = new WakeBell()
  const heard = bell.heard(1_000, never)
  bell.ring()
  await heard
  expect(bell.take()).toBe(false)
  bell.ring()
  bell.ring()
  await bell.heard(1_000, never)
  expect(bell.take()).toBe(false)
  bell.ring()
  expect([bell.take(), bell.take()]).toEqual([true, false])
  expect(vi.getTimerCount()).toBe(0)
})

it('waiting ends with the time or the abort, whichever comes first, and leaves no timer behind', async () => {
  const bell = new WakeBell()
  const late = bell.heard(1_000, never)
  await vi.advanceTimersByTimeAsync(1_000)
  await late
  const stop = new AbortController()
  const stopped = bell.heard(1_000, stop.signal)
  stop.abort()
  await stopped
  await bell.heard(1_000, stop.signal)
  expect(vi.getTimerCount()).toBe(0)
})
