import { streamDesk } from '@/lib/server/desk/desk-stream'
import { respond } from '@/lib/server/respond'
import { requireProject } from '@/lib/server/session'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

export async function GET(request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respond('share events', async () => {
    const { id: projectId, visitor } = await requireProject((await params).projectId)
    const after = request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('after')
    const access = { sessionId: visitor.sessionId, projectId }
    return streamDesk({ projectId, access, lastEventId: after, signal: request.signal })
  })
}
