import { loadDesk } from '@/lib/server/loaders/desk'
import { respond } from '@/lib/server/respond'

/** The desk as JSON, for a page that is open when something changes. `document`, `version` and `since` as in loadDesk. */
export async function GET(request: Request, { params }: { params: Promise<{ linkId: string }> }) {
  return respond('desk', async () => {
    const asked = new URL(request.url).searchParams
    return loadDesk((await params).linkId, {
      kind: asked.get('document'),
      version: numberOf(asked.get('version')),
      since: numberOf(asked.get('since')),
    })
  })
}

function numberOf(text: string | null): number | null {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null
}
