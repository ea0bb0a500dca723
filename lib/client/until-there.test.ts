import { afterEach, describe, expect, it, vi } from 'vitest'
import { untilThere } from './until-there'

/** A browser with or without a network. */
function browser({ onLine }: { readonly onLine: boolean }) {
  const window = new EventTarget()
  const navigator = { onLine }
  vi.stubGlobal('window', window)
  vi.stubGlobal('navigator', navigator)
  return {
    back: () => {
      navigator.onLine = true
      window.dispatchEvent(new Event('online'))
    },
  }
}

describe('a part of a page that cannot come', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('without a network is asked for when there is one, and not before', async () => {
    vi.useFakeTimers()
    const { back } = browser({ onLine: false })
    const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('no network'))
    const coming = untilThere(load)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(load).toHaveBeenCalledTimes(1)
    back()
    await expect(coming).resolves.toBe('part')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('with a network is asked for three times more, and then fails as it failed', async () => {
    vi.useFakeTimers()
    browser({ onLine: true })
    const load = vi.fn(() => Promise.reject(new Error('gone')))
    const failed = expect(untilThere(load)).rejects.toThrow('gone')
    await vi.advanceTimersByTimeAsync(60_000)
    await failed
    expect(load).toHaveBeenCalledTimes(4)
  })

  it('that comes at once is asked for once', async () => {
    const load = vi.fn(async () => 'part')
    await expect(untilThere(load)).resolves.toBe('part')
    expect(load).toHaveBeenCalledTimes(1)
  })
})
