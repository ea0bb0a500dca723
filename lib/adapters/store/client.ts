import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '@/generated/prisma/client'

/** Connections one process holds at most; PostgreSQL's default server takes about a hundred in all. */
const POOL_MAX = 12

const CONNECT_WITHIN_MS = 5_000

/** What every function of this room takes first or gets by closure: a client, or a transaction of it. */
export type Database = PrismaClient

/** A client over its own pool; connects on first use. Call `$disconnect` to close it. */
export function openDatabase(url: string): Database {
  const adapter = new PrismaPg({
    connectionString: url,
    max: POOL_MAX,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  })
  return new PrismaClient({ adapter })
}
