import type { PaperRowPorts } from '@/lib/pipelines/paper/row-ports'
import type { PortServices, RunOwner } from './port-services'
import { listProjectSources } from './proposal-ports'

/** The real world for the paper of a project: its sources as they stand. */
export async function makePaperRowPorts(
  services: PortServices,
  owner: RunOwner,
): Promise<Omit<PaperRowPorts, 'model'>> {
  return { listSources: () => listProjectSources(services, owner) }
}
