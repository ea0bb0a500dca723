import 'server-only'
import { findLatestRun, listEvents } from '@/lib/adapters/store/runs'
import type { DocumentTree } from '@/lib/contracts/document-tree'
import { AppError } from '@/lib/contracts/errors'
import { PROPOSAL, type WorkflowTransition } from '@/lib/contracts/proposal-run'
import type { RunState } from '@/lib/contracts/run'
import { workflowHistory } from '@/lib/core/proposal/workflow'
import { foldEvents } from '@/lib/core/run-state'
import { viewRun } from '@/lib/engine/view'
import { proposalPipeline } from '@/lib/pipelines/proposal/pipeline'
import { treeOf } from '../render-proposal'
import { services } from '../services'
import { requireProject } from '../session'

export interface LoadedProposal {
  readonly runId: string
  /** As the browser gets it. */
  readonly run: RunState
}

/** What the proposal page starts from; null while the proposal was not begun. Throws `not-found` for a stranger's project. */
export async function loadProposal(projectId: string): Promise<LoadedProposal | null> {
  const project = await requireProject(projectId)
  const latest = await findLatestRun((await services()).db, project.id, PROPOSAL)
  if (!latest) return null
  const { run } = await loadProposalRun(latest.id)
  return { runId: latest.id, run: viewRun(proposalPipeline, run) }
}

/** The visitor's proposal with its history and its document as they stand now; throws `not-found`, or `not-ready` while parts are missing. */
export async function loadProposalDocument(projectId: string): Promise<{
  readonly project: Awaited<ReturnType<typeof requireProject>>
  readonly run: RunState
  readonly transitions: readonly WorkflowTransition[]
  readonly tree: DocumentTree
}> {
  const project = await requireProject(projectId)
  const latest = await findLatestRun((await services()).db, project.id, PROPOSAL)
  if (!latest) throw new AppError('not-found', 'this project has no proposal')
  const { run, transitions } = await loadProposalRun(latest.id)
  return { project, run, transitions, tree: await treeOf(run, { transitions }) }
}

async function loadProposalRun(
  runId: string,
): Promise<{ run: RunState; transitions: readonly WorkflowTransition[] }> {
  const events = await listEvents((await services()).db, runId, 0)
  return { run: foldEvents(events), transitions: workflowHistory(events) }
}
