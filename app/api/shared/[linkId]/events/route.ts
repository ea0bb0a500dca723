import { requireDeskOf } from '@/lib/server/desk/desk-session'
import { streamDesk } from '@/lib/server/desk/desk-stream'
import { respond } from '@/lib/server/respond'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

export async function GET(request: Request, { params }: { params: Promise<{ linkId: string }> }) {
  return respond('desk events', async () => {
    const asked = (await params).linkId
    const { projectId, linkId, sessionHash } = await requireDeskOf(request.headers, asked, 'view')
    const after = request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('after')
    const access = { linkId, sessionHash }
    return streamDesk({ projectId, access, lastEventId: after, signal: request.signal })
  })
}
