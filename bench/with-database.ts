import { randomBytes } from 'node:crypto'
import { openAppRole } from '@/lib/adapters/store/app-role'
import type { Services } from '@/lib/server/services'
import { copyDatabase, startDatabaseServer } from '@/lib/server/testing/database-server'
import { openTestServices } from '@/lib/server/testing/test-services'

interface Options {
  /** Row-level security binds, as it does in the product: what the bench does belongs within a scope. */
  readonly isBound?: boolean
}

/** Runs a bench on a fresh database: on the server of DATABASE_URL, or on a built-in one that is removed afterwards. */
export async function withDatabase<T>(
  work: (services: Services) => Promise<T>,
  { isBound = false }: Options = {},
): Promise<T> {
  const server = await startDatabaseServer(process.env.DATABASE_URL)
  const database = await copyDatabase(server)
  const url = isBound ? await openAppRole(database.url, randomBytes(32)) : database.url
  const services = await openTestServices(url)
  try {
    return await work(services)
  } finally {
    await services.close()
    await database.drop()
    await server.close()
  }
}
