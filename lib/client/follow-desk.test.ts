import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/contracts/errors'
import type { StreamEnd } from '@/lib/contracts/stream'
import { followDesk } from './follow-desk'
import type { Stream } from './follow-run'

class FakeStream implements Stream {
  onopen: Stream['onopen'] = null
  onerror: Stream['onerror'] = null
  onmessage: Stream['onmessage'] = null
  readyState = 1
  close() {
    this.readyState = 2
  }
  end(closed: string) {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify({ closed }) }))
  }
}

function follow(refetch: () => Promise<void>) {
  const streams: FakeStream[] = []
  const closed: StreamEnd[] = []
  const asked = vi.fn(refetch)
  const stop = followDesk({
    open: () => {
      const stream = new FakeStream()
      streams.push(stream)
      return stream
    },
    refetch: asked,
    onClosed: (code) => closed.push(code),
    onLost: () => undefined,
  })
  return { streams, closed, asked, stop }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it.each(['link-revoked', 'link-expired'] as const)(
  'a stream that ends with %s closes the desk at once',
  (code) => {
    const { streams, closed, asked } = follow(async () => undefined)
    streams[0]?.end(code)
    expect(closed).toEqual([code])
    expect(asked).not.toHaveBeenCalled()
  },
)

it('a desk whose session ended is asked for once more, and closed with the stream’s reason when that is refused', async () => {
  const { streams, closed, asked } = follow(async () => {
    throw new AppError('not-found', 'refused')
  })
  streams[0]?.end('not-signed-in')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(closed).toEqual(['not-signed-in'])
  expect(asked).toHaveBeenCalledOnce()
  expect(streams).toHaveLength(1)
})

it('a desk whose session gave way to another of this browser goes on', async () => {
  const { streams, closed, stop } = follow(async () => undefined)
  streams[0]?.end('not-signed-in')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(closed).toEqual([])
  expect(streams).toHaveLength(2)
  stop()
})
