import type { TestProject } from 'vitest/node'
import { type DatabaseServer, startDatabaseServer } from './database-server'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: { readonly adminUrl: string; readonly template: string }
  }
}

declare global {
  var carrelTestServer: Promise<DatabaseServer> | undefined
}

/** Vitest calls this before the first test of each project that needs a database; the projects share a server. */
export async function setup(project: TestProject): Promise<void> {
  globalThis.carrelTestServer ??= startDatabaseServer(process.env.DATABASE_URL)
  const server = await globalThis.carrelTestServer
  project.provide('databaseServer', { adminUrl: server.adminUrl, template: server.template })
}

/** Vitest calls this for each project after the last test of all. */
export async function teardown(): Promise<void> {
  const server = globalThis.carrelTestServer
  globalThis.carrelTestServer = undefined
  await (await server)?.close()
}
