import path from 'node:path'
import { openRunQueue, type RunQueue } from '@/lib/adapters/queue/run-queue'
import { type Database, openDatabase } from '@/lib/adapters/store/client'
import { openEmbeddedDatabase } from '@/lib/adapters/store/embedded/embedded-database'
import { migrate } from '@/lib/adapters/store/migrate'
import { env } from './env'
import { log } from './log'
import { packageRoot } from './package-root'
import { RunFeed } from './run-feed'
import { deriveKey, loadSecretKey } from './secret-key'

/** What one process holds open: database, queue, feed and keys. */
export interface Services {
  readonly db: Database
  readonly databaseUrl: string
  readonly queue: RunQueue
  readonly feed: RunFeed
  readonly sessionKey: Buffer
  readonly secretsKey: Buffer
  close(): Promise<void>
}

// Next bundles pages, routes and actions apart from the process that starts them; this is where they meet.
declare global {
  var carrelServices: Promise<Services> | undefined
}

/** The services of this process, opened on first use. */
export function services(): Promise<Services> {
  globalThis.carrelServices ??= openServices().catch((error) => {
    globalThis.carrelServices = undefined
    throw error
  })
  return globalThis.carrelServices
}

async function openServices(): Promise<Services> {
  const settings = env()
  const embedded = settings.DATABASE_URL
    ? null
    : await openEmbeddedDatabase(path.resolve(settings.DATA_DIR, 'postgres'))
  const databaseUrl = settings.DATABASE_URL ?? embedded?.url ?? ''
  const applied = await migrate(databaseUrl, path.join(packageRoot(), 'prisma/migrations'))
  if (applied.length > 0) log.info({ applied }, 'migrations applied')
  const db = openDatabase(databaseUrl)
  const queue = await openRunQueue(databaseUrl, (error) => log.warn({ error: error.message }, 'queue'))
  const feed = new RunFeed(db)
  const key = loadSecretKey(settings.SECRET_KEY, path.resolve(settings.DATA_DIR))
  return {
    db,
    databaseUrl,
    queue,
    feed,
    sessionKey: deriveKey(key, 'sessions'),
    secretsKey: deriveKey(key, 'secrets'),
    close: async () => {
      globalThis.carrelServices = undefined
      feed.close()
      await queue.stop()
      await db.$disconnect()
      await embedded?.close()
    },
  }
}
