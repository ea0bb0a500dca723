import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WakeUpSignal } from './wake-up-signal'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const never = new AbortController().signal

it('a signal ends the wait at once, and one that nobody waited for is kept until it is waited for or taken', async () => {
  const signal = new WakeUpSignal()
  const waiting = signal.wait(1_000, never)
  signal.give()
  await waiting
  expect(signal.take()).toBe(false)
  signal.give()
  signal.give()
  await signal.wait(1_000, never)
  expect(signal.take()).toBe(false)
  signal.give()
  expect([signal.take(), signal.take()]).toEqual([true, false])
  expect(vi.getTimerCount()).toBe(0)
})

it('waiting ends with the time or the abort, whichever comes first, and leaves no timer behind', async () => {
  const signal = new WakeUpSignal()
  const late = signal.wait(1_000, never)
  await vi.advanceTimersByTimeAsync(1_000)
  await late
  const stop = new AbortController()
  const stopped = signal.wait(1_000, stop.signal)
  stop.abort()
  await stopped
  await signal.wait(1_000, stop.signal)
  expect(vi.getTimerCount()).toBe(0)
})
