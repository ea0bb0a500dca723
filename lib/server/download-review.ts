import 'server-only'
import { z } from 'zod'
import { findLatestRun } from '@/lib/adapters/store/runs'
import { AppError } from '@/lib/contracts/errors'
import { LITERATURE_REVIEW } from '@/lib/contracts/review-stages'
import { downloadOf } from './render-proposal'
import { renderReview, reviewFormats } from './render-review'
import { services } from './services'
import { requireProject } from './session'
import { inTurn } from './turns'

const Query = z.object({ format: z.enum(reviewFormats) })

/**
 * The visitor's review as the file that `?format=…` asks for. Throws as renderReview and inTurn do, and `not-found`, `invalid-input`,
 * `conflict` while it is being written.
 */
export async function downloadReview(projectId: string, request: Request): Promise<Response> {
  const query = Query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) throw new AppError('invalid-input', 'unknown format', { cause: query.error })
  const { signal } = request
  const project = await requireProject(projectId)
  return inTurn({ kind: 'documents', owner: `user:${project.visitor.id}`, signal }, async () => {
    const all = await services()
    const latest = await findLatestRun(all.db, project.id, LITERATURE_REVIEW)
    if (!latest) throw new AppError('not-ready', 'no review was begun')
    const run = await all.runs.get(latest.id)
    if (run.status === 'running') throw new AppError('conflict', 'the review is changing at this moment')
    return downloadOf(await renderReview(run, { format: query.data.format, signal }))
  })
}
