import 'server-only'
import { AppError } from '@/lib/contracts/errors'
import { getVersionTree } from '@/lib/server/loaders/desk'
import { downloadOf, renderedTree } from '@/lib/server/render-proposal'
import { inTurn } from '@/lib/server/turns'
import { requireDesk } from './desk-session'

/** A published version as a PDF for whoever holds a link; `?version=` names it, without it the newest. Throws as requireDesk and inTurn do. */
export async function downloadVersion(linkId: string, request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('version')
  if (asked !== null && !/^\d{1,4}$/.test(asked)) throw new AppError('invalid-input', 'no version number')
  const advisor = await requireDesk(linkId, 'view')
  const { tree } = await getVersionTree(advisor, asked === null ? 'current' : Number(asked))
  const { signal } = request
  return inTurn({ kind: 'documents', owner: `link:${advisor.linkId}`, signal }, async () =>
    downloadOf(await renderedTree(tree, { format: 'pdf', signal })),
  )
}
