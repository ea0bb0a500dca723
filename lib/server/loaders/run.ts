import 'server-only'
import { findProject, findProjectOfRun } from '@/lib/adapters/store/projects'
import { AppError } from '@/lib/contracts/errors'
import { ProjectId, RunId } from '@/lib/contracts/ids'
import type { RunState } from '@/lib/contracts/run'
import { viewOf } from '../pipelines'
import { services } from '../services'
import { requireVisitor } from '../session'

/**
 * A run that belongs to the visitor, and their session. Throws `not-signed-in` without a session, whatever the run, and
 * `not-found` for a run of somebody else as for none.
 */
export async function requireOwnRun(
  id: unknown,
): Promise<{ runId: RunId; projectId: ProjectId; pipeline: string; status: string; sessionId: string }> {
  const visitor = await requireVisitor()
  const runId = RunId.safeParse(id)
  const { db } = await services()
  const run = runId.success ? await findProjectOfRun(db, runId.data) : null
  const projectId = ProjectId.safeParse(run?.id)
  const project = projectId.success ? await findProject(db, visitor.id, projectId.data) : null
  if (!run || !runId.success || !projectId.success || !project)
    throw new AppError('not-found', 'no such run for this visitor')
  const { pipeline, status } = run
  return { runId: runId.data, projectId: projectId.data, pipeline, status, sessionId: visitor.sessionId }
}

/** A run as its log says now, with full outputs: for the server only. */
export async function loadRun(runId: string): Promise<RunState> {
  return (await services()).runs.get(runId)
}

/** A run as the browser gets it. The caller has checked whose it is. */
export async function loadRunView(runId: string): Promise<RunState> {
  return viewOf(await loadRun(runId))
}
