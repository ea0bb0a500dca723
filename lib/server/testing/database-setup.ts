import type { TestProject } from 'vitest/node'
import { type DatabaseServer, startDatabaseServer } from './database-server'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: { readonly adminUrl: string; readonly template: string }
  }
}

let server: DatabaseServer | undefined

/** Vitest calls this once before the first test that needs a database. */
export async function setup(project: TestProject): Promise<void> {
  server = await startDatabaseServer(process.env.DATABASE_URL)
  project.provide('databaseServer', { adminUrl: server.adminUrl, template: server.template })
}

/** Vitest calls this once after the last. */
export async function teardown(): Promise<void> {
  await server?.close()
}
