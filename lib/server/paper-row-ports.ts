import { listRuns } from '@/lib/adapters/store/runs'
import type { PaperAgentKey } from '@/lib/contracts/paper-agents'
import { PaperRunInput } from '@/lib/contracts/paper-run'
import { PAPER } from '@/lib/contracts/paper-stages'
import { agentUnit } from '@/lib/core/paper/paper-outputs'
import type { PaperRowPorts, PastAnswer } from '@/lib/pipelines/paper/row-ports'
import { judgeApart } from './judge-apart'
import type { PortServices, RunOwner } from './port-services'
import { readProjectTrace } from './project-trace'
import { listProjectSources } from './proposal-ports'

/** Earlier papers of a project that are looked into. */
const PAPERS_READ = 5

/** The real world for the paper of a project: its sources as they stand, and what was written in its earlier papers. */
export async function makePaperRowPorts(
  services: PortServices,
  owner: RunOwner,
): Promise<Omit<PaperRowPorts, 'model'>> {
  return {
    listSources: () => listProjectSources(services, owner),
    readTrace: () => readProjectTrace(services, owner),
    pastAnswers: (agent) => pastAnswers(services, owner, agent),
    judge: judgeApart(owner.runId),
  }
}

/** The log is the memory: what a model or the student wrote in earlier papers; the floor would only say again what it says anyway. */
async function pastAnswers(
  { db, runs }: PortServices,
  { projectId, runId }: RunOwner,
  agent: PaperAgentKey,
): Promise<readonly PastAnswer[]> {
  const rows = await listRuns(db, projectId, { pipeline: PAPER, purpose: '' })
  const earlier = rows.filter(({ id }) => id !== runId).slice(0, PAPERS_READ)
  const papers = await Promise.all(earlier.map(async ({ id }) => ({ id, run: await runs.get(id) })))
  return papers.flatMap(({ id, run }): PastAnswer[] => {
    const unit = agentUnit(run, agent)
    if (unit?.status !== 'done' || unit.engine === null || unit.engine === 'built-in') return []
    const { query } = PaperRunInput.parse(run.input)
    const answer = JSON.stringify(unit.output, null, 1)
    return [{ id, question: `${agent}: ${query}`, answer, createdAt: new Date(run.updatedAt) }]
  })
}
