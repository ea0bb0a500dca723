import 'server-only'
import { createRun, findLatestRun } from '@/lib/adapters/store/runs'
import { AppError } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import { Locale } from '@/lib/contracts/locale'
import type { DataReport } from '@/lib/contracts/paper-data'
import { PaperRunInput } from '@/lib/contracts/paper-run'
import { PAPER } from '@/lib/contracts/paper-stages'
import { env } from '@/lib/server/env'
import { getPipeline } from '@/lib/server/pipelines'
import { listProjectSources } from '@/lib/server/proposal-ports'
import { services } from '@/lib/server/services'

interface PaperProject {
  readonly id: ProjectId
  readonly locale: string
  readonly sandbox: boolean
}

interface WantedPaper extends Pick<PaperRunInput, 'query' | 'kind' | 'scope'> {
  /** What was computed of the student's own data. */
  readonly data?: DataReport
  /** Another one is begun beside it: the one before is kept as it stands. */
  readonly again: boolean
}

/**
 * Begins the paper of a project and wakes a worker; one that was begun is the answer unless another is wanted. Throws `no-sources` while there is none
 * to cite, `conflict` for another one while agents are at work.
 */
export async function startPaper(
  { id, locale, sandbox }: PaperProject,
  { again, ...wanted }: WantedPaper,
): Promise<{ runId: string }> {
  const all = await services()
  const begun = await findLatestRun(all.db, id, PAPER)
  if (begun && !again) return { runId: begun.id }
  if (begun?.status === 'running') throw new AppError('conflict', 'agents are at work on the paper')
  const { sources } = await listProjectSources(all, { projectId: id })
  if (!sources.some(({ chosen }) => chosen || wanted.scope === 'all'))
    throw new AppError('no-sources', 'the project has no source that a paper can cite')
  const input = PaperRunInput.parse({ locale: Locale.catch('en').parse(locale), sandbox, ...wanted })
  const { version } = getPipeline(PAPER)
  const run = { pipeline: PAPER, version, input, tokenBudget: env().RUN_TOKEN_BUDGET }
  const runId = await createRun(all.db, id, run)
  await all.queue.wake(runId)
  return { runId }
}
