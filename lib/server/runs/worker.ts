import { ProjectId, UserId } from '@/lib/contracts/ids'
import { errorWords } from '@/lib/server/error-words'
import { readUnreadItems } from '@/lib/server/library/read-items'
import { log } from '@/lib/server/log'
import { getRow, portsOf } from '@/lib/server/pipelines'
import { rankingThread } from '@/lib/server/ranking-thread'
import { purgeRegularly } from '@/lib/server/retention'
import { runAlertsRegularly } from '@/lib/server/search-alerts'
import type { Services } from '@/lib/server/services'
import { type RunDriver, startRunDriver } from './run-driver'

/** How often items are looked for that a process left unread. */
const UNREAD_EVERY_MS = 15_000

/** A worker: drives runs of every pipeline, each with the ports of its project's owner, reads what libraries hold unread, runs searches again for who asked for it, and purges what is over. */
export async function startWorker(services: Services): Promise<RunDriver> {
  // Loaded before the first search needs it.
  rankingThread().start()
  const driver = await drive(services)
  const stopReading = readLibraries(services)
  const stopPurging = purgeRegularly(services.db)
  const stopAlerts = runAlertsRegularly(services)
  return {
    ...driver,
    stop: () => {
      stopReading()
      stopPurging()
      stopAlerts()
      return driver.stop()
    },
  }
}

/** Looks for unread items now and again; returns what ends that. */
function readLibraries(services: Services): () => void {
  const look = () =>
    void readUnreadItems(services).catch((error: unknown) =>
      log.warn({ name: 'library', error: errorWords(error) }, 'unread items not looked for'),
    )
  const timer = setInterval(look, UNREAD_EVERY_MS)
  look()
  return () => clearInterval(timer)
}

function drive(services: Services): Promise<RunDriver> {
  return startRunDriver(services, async (runId, project) => {
    const row = getRow(project.pipeline)
    const ports = await portsOf(row, services, {
      runId,
      projectId: ProjectId.parse(project.id),
      ownerId: UserId.parse(project.ownerId),
      sandbox: project.sandbox,
    })
    return { pipeline: row.pipeline, ports }
  })
}
