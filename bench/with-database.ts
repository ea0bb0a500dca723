import type { Services } from '@/lib/server/services'
import { copyDatabase, startDatabaseServer } from '@/lib/server/testing/database-server'
import { openTestServices } from '@/lib/server/testing/test-services'

/** Runs a bench on a fresh database: on the server of DATABASE_URL, or on a built-in one that is removed afterwards. */
export async function withDatabase<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const server = await startDatabaseServer(process.env.DATABASE_URL)
  const database = await copyDatabase(server)
  const services = await openTestServices(database.url)
  try {
    return await work(services)
  } finally {
    await services.close()
    await database.drop()
    await server.close()
  }
}
