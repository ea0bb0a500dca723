import { requireDeskOf } from '@/lib/server/desk/desk-session'
import { streamDesk } from '@/lib/server/desk/desk-stream'
import { respond } from '@/lib/server/respond'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

export async function GET(request: Request, { params }: { params: Promise<{ linkId: string }> }) {
  return respond('desk events', async () => {
    const advisor = await requireDeskOf(request.headers, (await params).linkId, 'view')
    const after = request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('after')
    return streamDesk({ projectId: advisor.projectId, advisor, lastEventId: after, signal: request.signal })
  })
}
