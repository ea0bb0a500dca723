import { findProjectOfRun } from '@/lib/adapters/store/projects'
import { ProjectId, UserId } from '@/lib/contracts/ids'
import { getRow, portsOf } from '@/lib/server/pipelines'
import { rankingThread } from '@/lib/server/ranking-thread'
import type { Services } from '@/lib/server/services'
import { type RunDriver, startRunDriver } from './run-driver'

/** A worker: drives runs of every pipeline, each with the ports of its project's owner. */
export function startWorker(services: Services): Promise<RunDriver> {
  // Loaded before the first search needs it.
  rankingThread().start()
  return startRunDriver(services, async (runId) => {
    const project = await findProjectOfRun(services.db, runId)
    if (!project) return null
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
