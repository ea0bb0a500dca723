import { loadVersionChanges } from '@/lib/server/loaders/share'
import { respond } from '@/lib/server/respond'

/** What changed between two published versions, `from` and `to`, of the proposal or of `document`. */
export async function GET(request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respond('version changes', async () => {
    const { searchParams } = new URL(request.url)
    return loadVersionChanges((await params).projectId, {
      kind: searchParams.get('document'),
      from: Number(searchParams.get('from')),
      to: Number(searchParams.get('to')),
    })
  })
}
