import { test as base } from '@playwright/test'
import { type Sandbox, startSandbox } from '../sandbox/server'
import { CarrelServer } from './carrel-server'

/** Journeys over one Carrel whose databases a journey can make slow or fail; after each of them all are well again. */
export const test = base.extend<{ recovery: undefined }, { sandbox: Sandbox; server: CarrelServer }>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture needs.
    async ({}, use) => {
      const sandbox = await startSandbox()
      await use(sandbox)
      await sandbox.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ sandbox }, use) => {
      const server = new CarrelServer({ env: { SANDBOX_URL: sandbox.url } })
      await server.start()
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  recovery: [
    async ({ sandbox }, use) => {
      await use(undefined)
      sandbox.resetFaults()
    },
    { auto: true },
  ],
})
