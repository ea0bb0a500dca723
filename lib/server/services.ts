import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'
import { openRunQueue, type RunQueue } from '@/lib/adapters/queue/run-queue'
import { openAppRole } from '@/lib/adapters/store/app-role'
import { type Database, openDatabase } from '@/lib/adapters/store/client'
import { type EmbeddedDatabase, openEmbeddedDatabase } from '@/lib/adapters/store/embedded/embedded-database'
import { migrate } from '@/lib/adapters/store/migrate'
import { AppError } from '@/lib/contracts/errors'
import { errorWords } from '@/lib/server/error-words'
import { EventFeed } from '@/lib/server/event-feed'
import { KeptRuns } from '@/lib/server/runs/kept-runs'
import { type Env, env } from './env'
import { log } from './log'
import { packageRoot } from './package-root'
import { deriveKey, loadSecretKey } from './secret-key'

/** What one process holds open: database, queue, feed, folded runs and keys. */
export interface Services {
  readonly db: Database
  /** Of the role that may change tables; `db` and `queue` work as one that may not. */
  readonly databaseUrl: string
  readonly queue: RunQueue
  readonly feed: EventFeed
  readonly runs: KeptRuns
  readonly sessionKey: Buffer
  readonly secretsKey: Buffer
  close(): Promise<void>
}

// Next bundles pages, routes and actions apart from the process that starts them; this is where they meet.
declare global {
  var carrelServices: Promise<Services> | undefined
}

/** The services of this process, opened on first use. Rejects with `storage-unavailable` once they are closed. */
export function services(): Promise<Services> {
  globalThis.carrelServices ??= openServices().catch((error) => {
    globalThis.carrelServices = undefined
    throw error
  })
  return globalThis.carrelServices
}

async function openServices(): Promise<Services> {
  const settings = env()
  // First, because it takes no time and may be what is wrong.
  const key = loadSecretKey(settings.SECRET_KEY, dataDirFor(settings))
  const embedded = settings.DATABASE_URL
    ? null
    : await openEmbeddedDatabase(path.resolve(settings.DATA_DIR, 'postgres'))
  try {
    return await openOn(settings.DATABASE_URL ?? embedded?.url ?? '', embedded, key)
  } catch (error) {
    await embedded?.close()
    throw error
  }
}

async function openOn(
  databaseUrl: string,
  embedded: EmbeddedDatabase | null,
  key: Buffer,
): Promise<Services> {
  const applied = await migrate(databaseUrl, path.join(packageRoot(), 'prisma/migrations'))
  if (applied.length > 0) log.info({ applied }, 'migrations applied')
  const ownUrl = await openAppRole(databaseUrl, deriveKey(key, 'database'))
  const db = openDatabase(ownUrl)
  const queue = await openRunQueue(ownUrl, (error) => log.warn({ error: errorWords(error) }, 'queue'))
  const feed = new EventFeed(db)
  return {
    db,
    databaseUrl,
    queue,
    feed,
    runs: new KeptRuns(db),
    sessionKey: deriveKey(key, 'sessions'),
    secretsKey: deriveKey(key, 'secrets'),
    close: async () => {
      globalThis.carrelServices = closed()
      feed.close()
      await queue.stop()
      await db.$disconnect()
      await embedded?.close()
    },
  }
}

/** A request that is still under way must not open everything again: its own database would be left running. */
function closed(): Promise<never> {
  const refusal = Promise.reject(new AppError('storage-unavailable', 'Carrel is stopping.'))
  refusal.catch(() => undefined)
  return refusal
}

/** The folder of what this installation keeps. Throws `bad-configuration` when something has to be kept and cannot be. */
function dataDirFor({ DATA_DIR, DATABASE_URL, SECRET_KEY }: Env): string {
  const folder = path.resolve(DATA_DIR)
  if (DATABASE_URL && SECRET_KEY) return folder
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const message = `DATA_DIR is not usable: nothing can be written to ${folder} (${reason}).`
    throw new AppError('bad-configuration', message, { cause })
  }
  return folder
}
