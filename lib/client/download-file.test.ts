import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { downloadFile, SLOW_MS } from './download-file'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answered = (body: string, init: ResponseInit) => new Response(body, init)
const named = { headers: { 'content-disposition': 'attachment; filename="proposal.pdf"' } }

/** The answer comes after so long. */
function serve(afterMs: number, response: Response) {
  vi.stubGlobal('fetch', () => new Promise((resolve) => setTimeout(() => resolve(response), afterMs)))
  const onSlow = vi.fn()
  const download = downloadFile('/file', { onSlow, signal: new AbortController().signal })
  return { onSlow, download: download.catch((error: unknown) => error) }
}

test('a file that takes longer than a second is told to be on its way, once and before it comes', async () => {
  const { onSlow, download } = serve(3 * SLOW_MS, answered('%PDF', named))
  await vi.advanceTimersByTimeAsync(SLOW_MS - 1)
  expect(onSlow).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onSlow).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(2 * SLOW_MS)
  expect(await download).toMatchObject({ name: 'proposal.pdf' })
  expect(onSlow).toHaveBeenCalledOnce()
})

test('a quick file comes without a word, and none is said afterwards', async () => {
  const { onSlow, download } = serve(10, answered('%PDF', named))
  await vi.advanceTimersByTimeAsync(10)
  await download
  await vi.advanceTimersByTimeAsync(5 * SLOW_MS)
  expect(onSlow).not.toHaveBeenCalled()
})

test('a refusal keeps the code of the server', async () => {
  const { download } = serve(10, answered('{"code":"archive-refused"}', { status: 422 }))
  await vi.advanceTimersByTimeAsync(10)
  expect(await download).toMatchObject({ code: 'archive-refused' })
})
