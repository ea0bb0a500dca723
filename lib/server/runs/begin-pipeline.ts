import { createRun } from '@/lib/adapters/store/runs'
import { AppError } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import { env } from '@/lib/server/env'
import { listPipelines } from '@/lib/server/pipelines'
import type { Services } from '@/lib/server/services'

/** Begins a run of a pipeline that needs nothing but the project, and wakes a worker; throws `not-found` for any other. */
export async function beginPipeline(
  { db, queue }: Pick<Services, 'db' | 'queue'>,
  projectId: ProjectId,
  name: string,
): Promise<{ runId: string }> {
  const row = listPipelines().find(({ pipeline }) => pipeline.name === name)
  if (!row?.begin) throw new AppError('not-found', 'no such pipeline to begin here')
  const run = { pipeline: name, input: row.begin(), tokenBudget: env().RUN_TOKEN_BUDGET }
  const runId = await createRun(db, projectId, run)
  await queue.wake(runId)
  return { runId }
}
