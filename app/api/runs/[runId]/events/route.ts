import { requireOwnRun } from '@/lib/server/loaders/run'
import { respond } from '@/lib/server/respond'
import { streamRun } from '@/lib/server/runs/run-stream'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

export async function GET(request: Request, { params }: { params: Promise<{ runId: string }> }) {
  return respond('run events', async () => {
    const run = await requireOwnRun((await params).runId)
    // A browser names its last event only when it comes back; at first it says in the address what it has.
    const after = request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('after')
    const access = { sessionId: run.sessionId, projectId: run.projectId }
    return streamRun({ ...run, access, lastEventId: after, signal: request.signal })
  })
}
