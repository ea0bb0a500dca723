import 'server-only'
import { createRun, findLatestRun } from '@/lib/adapters/store/runs'
import { AppError } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import { Locale } from '@/lib/contracts/locale'
import { ReviewInput } from '@/lib/contracts/review'
import { LITERATURE_REVIEW } from '@/lib/contracts/review-stages'
import { env } from '@/lib/server/env'
import { getPipeline } from '@/lib/server/pipelines'
import { listProjectSources } from '@/lib/server/proposal-ports'
import { services } from '@/lib/server/services'

interface ReviewProject {
  readonly id: ProjectId
  readonly locale: string
  readonly sandbox: boolean
}

/** Begins the literature review of a project and wakes a worker; one that was begun is kept. Throws `no-sources` while nothing was found. */
export async function startReview(
  { id, locale, sandbox }: ReviewProject,
  settings: Pick<ReviewInput, 'style' | 'scope'>,
): Promise<{ runId: string }> {
  const all = await services()
  const begun = await findLatestRun(all.db, id, LITERATURE_REVIEW)
  if (begun) return { runId: begun.id }
  const { sources } = await listProjectSources(all, { projectId: id })
  if (!sources.some(({ chosen }) => chosen || settings.scope === 'all'))
    throw new AppError('no-sources', 'the project has no source that can be reviewed')
  const input = ReviewInput.parse({ locale: Locale.catch('en').parse(locale), sandbox, ...settings })
  const { version } = getPipeline(LITERATURE_REVIEW)
  const run = { pipeline: LITERATURE_REVIEW, version, input, tokenBudget: env().RUN_TOKEN_BUDGET }
  const runId = await createRun(all.db, id, run)
  await all.queue.wake(runId)
  return { runId }
}
