import { findProjectOfRun } from '@/lib/adapters/store/projects'
import { ProjectId, UserId } from '@/lib/contracts/ids'
import { PROPOSAL } from '@/lib/contracts/proposal-run'
import { getPipeline } from '@/lib/server/pipelines'
import { makeProposalPorts } from '@/lib/server/proposal-ports'
import type { Services } from '@/lib/server/services'
import { makeSourcePorts } from '@/lib/server/source-ports'
import { type RunDriver, startRunDriver } from './run-driver'

/** A worker: drives runs of every pipeline, each with the ports of its project's owner. */
export function startWorker(services: Services): Promise<RunDriver> {
  return startRunDriver(services, async (runId) => {
    const project = await findProjectOfRun(services.db, runId)
    if (!project) return null
    const owner = {
      runId,
      projectId: ProjectId.parse(project.id),
      ownerId: UserId.parse(project.ownerId),
      sandbox: project.sandbox,
    }
    const makePorts = project.pipeline === PROPOSAL ? makeProposalPorts : makeSourcePorts
    return { pipeline: getPipeline(project.pipeline), ports: await makePorts(services, owner) }
  })
}
