import 'server-only'
import { findLatestRun } from '@/lib/adapters/store/runs'
import { AppError } from '@/lib/contracts/errors'
import { PROPOSAL } from '@/lib/contracts/proposal-run'
import type { WorkflowTransition } from '@/lib/contracts/proposal-workflow'
import type { RunState } from '@/lib/contracts/run'
import { workflowHistory } from '@/lib/core/proposal/state/workflow'
import { viewRun } from '@/lib/engine/view'
import { proposalPipeline } from '@/lib/pipelines/proposal/pipeline'
import { readRun } from '../runs/read-run'
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

export interface OwnProposal {
  readonly project: Awaited<ReturnType<typeof requireProject>>
  readonly run: RunState
  readonly transitions: readonly WorkflowTransition[]
}

/** The visitor's proposal with full outputs and its history, for the server only; throws `not-found`. */
export async function loadOwnProposal(projectId: string): Promise<OwnProposal> {
  const project = await requireProject(projectId)
  const latest = await findLatestRun((await services()).db, project.id, PROPOSAL)
  if (!latest) throw new AppError('not-found', 'this project has no proposal')
  return { project, ...(await loadProposalRun(latest.id)) }
}

async function loadProposalRun(
  runId: string,
): Promise<{ run: RunState; transitions: readonly WorkflowTransition[] }> {
  const { run, events } = await readRun((await services()).db, runId)
  return { run, transitions: workflowHistory(events) }
}
