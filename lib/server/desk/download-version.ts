import 'server-only'
import { DocumentKind } from '@/lib/contracts/desk'
import { AppError } from '@/lib/contracts/errors'
import { PROPOSAL } from '@/lib/contracts/proposal-run'
import { getVersionTree } from '@/lib/server/loaders/desk'
import { downloadOf, renderedTree } from '@/lib/server/render-proposal'
import { inTurn } from '@/lib/server/turns'
import { requireDesk } from './desk-session'

/** A published version as a PDF for whoever holds a link; `?version=` names it, without it the newest, and `?document=` another document than the proposal. Throws as requireDesk and inTurn do. */
export async function downloadVersion(linkId: string, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('version')
  const kind = DocumentKind.parse(searchParams.get('document') ?? PROPOSAL)
  if (asked !== null && !/^\d{1,4}$/.test(asked)) throw new AppError('invalid-input', 'no version number')
  const advisor = await requireDesk(linkId, 'view')
  const { tree } = await getVersionTree(advisor, {
    kind,
    number: asked === null ? 'current' : Number(asked),
  })
  const { signal } = request
  return inTurn({ kind: 'documents', owner: `link:${advisor.linkId}`, signal }, async () =>
    downloadOf(
      await renderedTree(tree, { format: 'pdf', signal, called: kind === PROPOSAL ? 'proposal' : 'chapter' }),
    ),
  )
}
