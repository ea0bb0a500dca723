import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '@/generated/prisma/client'
import type { Patience } from './patient-pool'
import { ScopedPool } from './scoped-pool'

/** Connections one process holds at most; PostgreSQL's default server takes about a hundred in all. */
const POOL_MAX = 12

/** On a busy machine a transaction waits for a connection, and for writers before it, longer than the library's two and five seconds. */
const TRANSACTION = { maxWait: 20_000, timeout: 15_000 }

/** What every function of this room takes first or gets by closure: a client, or a transaction of it. */
export type Database = PrismaClient

/** A client over its own pool; connects on first use, and reaches the rows of the present scope. Call `$disconnect` to close it. */
export function openDatabase(url: string, patience?: Patience): Database {
  const pool = new ScopedPool({ connectionString: url, max: POOL_MAX }, patience)
  const adapter = new PrismaPg(pool, { disposeExternalPool: true })
  return new PrismaClient({ adapter, transactionOptions: TRANSACTION })
}
