import { randomBytes } from 'node:crypto'
import { openRunQueue } from '@/lib/adapters/queue/run-queue'
import { openDatabase } from '@/lib/adapters/store/client'
import { EventFeed } from '@/lib/server/event-feed'
import { KeptRuns } from '@/lib/server/runs/kept-runs'
import type { Services } from '../services'

/** The services of a process on the given database; several sets in one process stand for several processes. */
export async function openTestServices(databaseUrl: string): Promise<Services> {
  const db = openDatabase(databaseUrl)
  const queue = await openRunQueue(databaseUrl, () => undefined)
  const feed = new EventFeed(db)
  return {
    db,
    databaseUrl,
    queue,
    feed,
    runs: new KeptRuns(db),
    sessionKey: randomBytes(32),
    secretsKey: randomBytes(32),
    close: async () => {
      feed.close()
      await queue.stop()
      await db.$disconnect()
    },
  }
}
