import { Locale } from '@/lib/contracts/locale'
import { bringDocument } from '@/lib/server/bring-document'
import { readUpload } from '@/lib/server/read-upload'
import { respond } from '@/lib/server/respond'

export const runtime = 'nodejs'

/** A hand-off or a saved document becomes a project: `{projectId, sources, chosen, warnings}`, or `{code, problems}`. */
export async function POST(request: Request) {
  return respond('upload', async () => {
    const { file, fields } = await readUpload(request)
    const brought = await bringDocument(file.bytes, Locale.catch('en').parse(fields.get('locale')))
    if (brought.ok) return brought
    return Response.json({ code: 'invalid-input', problems: [brought.problem] }, { status: 400 })
  })
}
