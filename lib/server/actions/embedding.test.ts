import { afterEach, expect, it, vi } from 'vitest'
import { prepareProcess } from '../testing/process-services'
import { browser, signInStudent } from '../testing/request-headers'
import { prepareTestDatabase } from '../testing/test-database'
import { fetchEmbeddingModelAction } from './embedding'

vi.mock('@/lib/adapters/models/local/load-local-model', () => ({
  hasRuntime: () => true,
  hasModel: () => false,
}))
const fetched = vi.hoisted((): { signals: AbortSignal[] } => ({ signals: [] }))
vi.mock('@/lib/adapters/models/local/fetch-local-model', () => ({
  fetchLocalModel: (_facts: unknown, { signal }: { signal: AbortSignal }) => {
    fetched.signals.push(signal)
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  },
}))

prepareProcess(prepareTestDatabase())
afterEach(() => {
  browser.cookie = ''
})

const act = async (cookie: string, what: 'begin' | 'stop') => {
  browser.cookie = cookie
  return fetchEmbeddingModelAction({ act: what })
}

it('a model is fetched once for all, stopped by who began it alone, and begun five times a day at most', async () => {
  const [first, other] = [await signInStudent(), await signInStudent()]
  expect(await act(first.cookie, 'begin')).toMatchObject({ ok: true, value: { fetchedBytes: 0 } })
  await act(other.cookie, 'begin')
  expect(fetched.signals).toHaveLength(1)
  await act(other.cookie, 'stop')
  expect(fetched.signals[0]?.aborted).toBe(false)
  for (let times = 1; times < 5; times += 1) {
    await act(first.cookie, 'stop')
    expect(fetched.signals.at(-1)?.aborted).toBe(true)
    await vi.waitFor(async () =>
      expect(await act(first.cookie, 'stop')).toMatchObject({ value: { fetchedBytes: null } }),
    )
    expect(await act(first.cookie, 'begin')).toMatchObject({ ok: true })
  }
  await act(first.cookie, 'stop')
  await vi.waitFor(async () =>
    expect(await act(first.cookie, 'stop')).toMatchObject({ value: { fetchedBytes: null } }),
  )
  expect(await act(first.cookie, 'begin')).toMatchObject({ ok: false, code: 'allowance-used' })
  expect(fetched.signals).toHaveLength(5)
})
