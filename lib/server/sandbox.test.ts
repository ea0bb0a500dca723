import { afterAll, expect, it, vi } from 'vitest'
import { startSandbox } from '@/sandbox/server'
import { ensureSandbox, stopSandbox } from './sandbox'

// The sandbox of another process, on the port that this one would take.
const other = await startSandbox({ port: 0 })
vi.stubEnv('SANDBOX_PORT', new URL(other.url).port)
afterAll(() => stopSandbox())

it('goes on when the sandbox of another process on the same port ends', async () => {
  const own = await ensureSandbox()
  await other.close()
  expect((await fetch(`${own}/_control`)).ok).toBe(true)
})

it('is not forgotten when the one before it is gone only after it was started', async () => {
  await stopSandbox()
  await ensureSandbox()
  const gone = globalThis.carrelSandbox
  await stopSandbox()
  const last = await ensureSandbox()
  await (await gone)?.ended
  expect(await ensureSandbox()).toBe(last)
})
