import 'server-only'
import { z } from 'zod'
import { AppError } from '@/lib/contracts/errors'
import { requirePaper } from './loaders/paper'
import { paperFormats, renderPaper } from './render-paper'
import { downloadOf } from './render-proposal'
import { inTurn } from './turns'

const Query = z.object({
  format: z.enum(paperFormats),
  part: z.enum(['paper', 'working']).default('paper'),
  /** An earlier paper; without it the present one. */
  run: z.string().max(64).nullable().default(null),
})

/**
 * The visitor's paper as the file that `?format=…&part=…&run=…` asks for. Throws as renderPaper and inTurn do, and `not-found`, `invalid-input`,
 * `conflict` while agents are at work.
 */
export async function downloadPaper(projectId: string, request: Request): Promise<Response> {
  const query = Query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) throw new AppError('invalid-input', 'unknown format or part', { cause: query.error })
  const { signal } = request
  const { format, part } = query.data
  const { project, run } = await requirePaper(projectId, query.data.run)
  return inTurn({ kind: 'documents', owner: `user:${project.visitor.id}`, signal }, async () => {
    if (run.status === 'running') throw new AppError('conflict', 'the paper is changing at this moment')
    return downloadOf(await renderPaper(run, { format, part, signal }))
  })
}
