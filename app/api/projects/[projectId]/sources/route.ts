import { loadWholeRows } from '@/lib/server/loaders/source'
import { respond } from '@/lib/server/respond'

/** `?ids=a,b`: these rows of the list with all that it shows of them. */
export async function GET(request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respond('source-rows', async () => {
    const ids = new URL(request.url).searchParams.get('ids')
    return { rows: await loadWholeRows((await params).projectId, ids) }
  })
}
