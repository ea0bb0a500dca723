import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/contracts/errors'
import type { RunEvent } from '@/lib/contracts/run'
import { emptyRun, foldEvents } from '@/lib/core/run/run-state'
import {
  type Connection,
  followLog,
  GATHER_MS,
  LOST_AFTER_MS,
  SILENT_AFTER_MS,
  type Stream,
} from './follow-log'

class FakeStream implements Stream {
  onopen: Stream['onopen'] = null
  onerror: Stream['onerror'] = null
  onmessage: Stream['onmessage'] = null
  readyState = 0
  close() {
    this.readyState = 2
  }
  say(seq: number) {
    const event: RunEvent = { seq, at: '2026-01-01T00:00:00Z', fact: { type: 'run-resumed' } }
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(event) }))
  }
  end(closed: string) {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify({ closed }) }))
  }
  fail(readyState: number) {
    this.readyState = readyState
    this.onerror?.(new Event('error'))
  }
}

function follow(refetch: () => Promise<boolean>, { folds = true } = {}) {
  const streams: { stream: FakeStream; after: number }[] = []
  const connections: Connection[] = []
  let run = emptyRun
  const stop = followLog({
    open: (after) => {
      const stream = new FakeStream()
      streams.push({ stream, after })
      return stream
    },
    heldSeq: () => run.seq,
    onEvents: folds
      ? (events) => {
          run = foldEvents(events, run)
        }
      : null,
    refetch: async () => {
      const over = await refetch()
      run = { ...run, seq: 9 }
      return over
    },
    onConnection: (connection) => connections.push(connection),
  })
  return { streams, connections, stop, seq: () => run.seq, latest: () => streams.at(-1)?.stream }
}

let network = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  network = new EventTarget()
  vi.stubGlobal('window', network)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('events that arrive doubled or together are applied once, in order', async () => {
  const followed = follow(async () => false)
  for (const seq of [1, 2, 2, 1, 3]) followed.latest()?.say(seq)
  await vi.advanceTimersByTimeAsync(GATHER_MS)
  expect(followed.seq()).toBe(3)
  expect(followed.streams).toHaveLength(1)
  followed.stop()
})

it('a missing event is healed by the whole state, and the stream goes on after it', async () => {
  const followed = follow(async () => false)
  followed.latest()?.say(1)
  followed.latest()?.say(3)
  await vi.advanceTimersByTimeAsync(GATHER_MS)
  expect(followed.seq()).toBe(9)
  expect(followed.streams.map(({ after }) => after)).toEqual([0, 9])
  followed.stop()
})

it('a broken stream is called lost only after five seconds, and live again when it is back', async () => {
  const followed = follow(async () => false)
  followed.latest()?.fail(0)
  await vi.advanceTimersByTimeAsync(LOST_AFTER_MS - 1)
  expect(followed.connections).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(followed.connections).toEqual(['lost'])
  followed.latest()?.onopen?.(new Event('open'))
  expect(followed.connections).toEqual(['lost', 'live'])
  followed.stop()
})

it('a stream that the server ended is over when the state says so, and nothing is opened again', async () => {
  const followed = follow(async () => true)
  followed.latest()?.fail(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(followed.connections).toEqual(['over'])
  expect(followed.streams).toHaveLength(1)
})

it('an unreachable server is asked again until it answers', async () => {
  let answers = 0
  const followed = follow(async () => {
    answers += 1
    if (answers < 4) throw new Error('unreachable')
    return false
  })
  followed.latest()?.fail(2)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(answers).toBe(4)
  expect(followed.streams).toHaveLength(2)
  followed.stop()
})

it.each(['not-signed-in', 'not-found'] as const)(
  'an answer of %s ends the following, with no further question',
  async (code) => {
    let answers = 0
    const followed = follow(async () => {
      answers += 1
      throw new AppError(code, 'refused')
    })
    followed.latest()?.fail(2)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(answers).toBe(1)
    expect(followed.connections).toEqual([code])
    expect(followed.streams).toHaveLength(1)
  },
)

it('a stream that says why it ends is asked for once more, and its reason stands when that is refused', async () => {
  const followed = follow(async () => {
    throw new AppError('not-found', 'refused')
  })
  followed.latest()?.say(1)
  // What was missed is healed by the same question.
  followed.latest()?.say(3)
  followed.latest()?.end('not-signed-in')
  await vi.advanceTimersByTimeAsync(SILENT_AFTER_MS / 2)
  expect(followed.connections).toEqual(['not-signed-in'])
  expect(followed.streams).toHaveLength(1)
})

it('a stream whose session gave way to another of this browser goes on, once', async () => {
  const followed = follow(async () => false)
  followed.latest()?.end('not-signed-in')
  expect(followed.latest()?.readyState).toBe(2)
  await vi.advanceTimersByTimeAsync(SILENT_AFTER_MS / 2)
  expect(followed.connections).toEqual([])
  expect(followed.streams).toHaveLength(2)
  followed.stop()
})

it('after the way out nothing is opened or told any more', async () => {
  const followed = follow(async () => false)
  followed.latest()?.fail(2)
  followed.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(followed.streams).toHaveLength(1)
  expect(followed.connections).toEqual([])
})

it.each(['link-revoked', 'link-expired'] as const)('a stream that ends with %s is over at once', (code) => {
  const refetch = vi.fn(async () => false)
  const followed = follow(refetch)
  followed.latest()?.end(code)
  expect(followed.connections).toEqual([code])
  expect(refetch).not.toHaveBeenCalled()
})

it('a state that is not folded here is fetched once for events that come together, on the same stream', async () => {
  const refetch = vi.fn(async () => false)
  const followed = follow(refetch, { folds: false })
  for (const seq of [1, 2, 4]) followed.latest()?.say(seq)
  await vi.advanceTimersByTimeAsync(GATHER_MS)
  expect(refetch).toHaveBeenCalledOnce()
  expect(followed.streams).toHaveLength(1)
  expect(followed.connections).toEqual(['live'])
  followed.stop()
})

it('an event that comes while the state is fetched has it fetched once more', async () => {
  let answers = 0
  const followed = follow(
    async () => {
      answers += 1
      // The first answer was made before the second event.
      if (answers === 1) await vi.advanceTimersByTimeAsync(0).then(() => followed.latest()?.say(2))
      await new Promise((resolve) => setTimeout(resolve, 5 * GATHER_MS))
      return false
    },
    { folds: false },
  )
  followed.latest()?.say(1)
  await vi.advanceTimersByTimeAsync(SILENT_AFTER_MS / 2)
  expect(answers).toBe(2)
  followed.stop()
})

it('a stream that falls silent without an error is asked after, and lost when nobody answers', async () => {
  let isReachable = false
  const followed = follow(async () => {
    if (!isReachable) throw new Error('unreachable')
    return false
  })
  followed.latest()?.onopen?.(new Event('open'))
  // That it is there is said without an event, too.
  await vi.advanceTimersByTimeAsync(SILENT_AFTER_MS - 1)
  followed.latest()?.onmessage?.(new MessageEvent('message', { data: '{}' }))
  await vi.advanceTimersByTimeAsync(SILENT_AFTER_MS - 1)
  expect(followed.connections).toEqual(['live'])
  await vi.advanceTimersByTimeAsync(1 + LOST_AFTER_MS)
  expect(followed.connections).toEqual(['live', 'lost'])
  isReachable = true
  await vi.advanceTimersByTimeAsync(20_000)
  expect(followed.streams).toHaveLength(2)
  followed.latest()?.onopen?.(new Event('open'))
  expect(followed.connections).toEqual(['live', 'lost', 'live'])
  followed.stop()
})

it('a browser without a network has the line asked after at once, and loses it only when nobody answers', async () => {
  let isReachable = true
  const followed = follow(async () => {
    if (!isReachable) throw new Error('unreachable')
    return false
  })
  // Carrel on this machine: it answers.
  network.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(0)
  followed.latest()?.onopen?.(new Event('open'))
  await vi.advanceTimersByTimeAsync(2 * LOST_AFTER_MS)
  expect(followed.connections).toEqual(['live'])
  isReachable = false
  network.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(LOST_AFTER_MS)
  expect(followed.connections).toEqual(['live', 'lost'])
  followed.stop()
  network.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(followed.connections).toEqual(['live', 'lost'])
})
