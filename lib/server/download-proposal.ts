import 'server-only'
import { z } from 'zod'
import { AppError } from '@/lib/contracts/errors'
import { loadOwnProposal } from './loaders/proposal'
import { downloadOf, proposalFormats, renderProposal } from './render-proposal'
import { requireProject } from './session'
import { inTurn } from './turns'

const Query = z.object({ format: z.enum(proposalFormats) })

/**
 * The visitor's proposal as the file that `?format=…` asks for. Throws as renderProposal and inTurn do, and
 * `not-found`, `invalid-input`.
 */
export async function downloadProposal(projectId: string, request: Request): Promise<Response> {
  const query = Query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) throw new AppError('invalid-input', 'unknown format', { cause: query.error })
  const { format } = query.data
  const { signal } = request
  const { visitor } = await requireProject(projectId)
  return inTurn({ kind: 'documents', owner: `user:${visitor.id}`, signal }, async () => {
    const { run, transitions } = await loadOwnProposal(projectId)
    return downloadOf(await renderProposal(run, { transitions, format, signal }))
  })
}
