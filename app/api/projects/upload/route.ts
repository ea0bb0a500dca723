import { Locale } from '@/lib/contracts/locale'
import { takeAllowance } from '@/lib/server/allowances'
import { bringDocument } from '@/lib/server/bring-document'
import { clientAddress } from '@/lib/server/client-address'
import { readUpload } from '@/lib/server/read-upload'
import { respond } from '@/lib/server/respond'
import { services } from '@/lib/server/services'
import { findVisitor } from '@/lib/server/session'
import { inTurn } from '@/lib/server/turns'

export const runtime = 'nodejs'

/** A hand-off or a saved document becomes a project: `{projectId, sources, chosen, warnings}`, or `{code, problems}`. */
export async function POST(request: Request) {
  return respond('upload', async () => {
    const visitor = await findVisitor()
    const owner = visitor
      ? (`user:${visitor.id}` as const)
      : (`address:${clientAddress(request.headers)}` as const)
    const asking = { ownerId: visitor?.id ?? null, address: clientAddress(request.headers) }
    const brought = await inTurn({ kind: 'uploads', owner, signal: request.signal }, async () => {
      await takeAllowance((await services()).db, 'uploads', asking)
      const { file, fields } = await readUpload(request)
      const locale = Locale.catch('en').parse(fields.get('locale'))
      return bringDocument(file.bytes, { locale, owner, signal: request.signal })
    })
    if (brought.ok) return brought
    return Response.json({ code: 'invalid-input', problems: [brought.problem] }, { status: 400 })
  })
}
