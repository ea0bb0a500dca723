import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findServerPid } from '@/lib/adapters/store/embedded/server-pid'
import { placeFor, runnerWhenRoot } from '@/lib/adapters/store/embedded/unprivileged-runner'
import { makeTestFolder } from './testing/database-server'

let folder: string
beforeEach(() => {
  folder = makeTestFolder()
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('DATABASE_URL', '')
  // The environment is read once, when the first module asks for it.
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllEnvs()
  globalThis.carrelServices = undefined
  rmSync(folder, { recursive: true, force: true })
})

it('leaves no database running when a request asks for it while the process stops', async () => {
  const { services } = await import('./services')
  const all = await services()
  const cluster = path.join(placeFor(path.join(folder, 'postgres'), runnerWhenRoot()), 'cluster')
  expect(findServerPid(cluster)).not.toBeNull()
  const closing = all.close()
  await expect(services()).rejects.toMatchObject({ code: 'storage-unavailable' })
  await closing
  await expect(services()).rejects.toMatchObject({ code: 'storage-unavailable' })
  expect(findServerPid(cluster)).toBeNull()
})
