import { streamDesk } from '@/lib/server/desk/desk-stream'
import { respond } from '@/lib/server/respond'
import { requireProject } from '@/lib/server/session'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

export async function GET(request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respond('share events', async () => {
    const project = await requireProject((await params).projectId)
    const after = request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('after')
    return streamDesk({ projectId: project.id, advisor: null, lastEventId: after, signal: request.signal })
  })
}
