import { loadRunView, requireOwnRun } from '@/lib/server/loaders/run'
import { respond } from '@/lib/server/respond'

export async function GET(_request: Request, { params }: { params: Promise<{ runId: string }> }) {
  return respond('run', async () => {
    const { runId } = await requireOwnRun((await params).runId)
    return { state: await loadRunView(runId) }
  })
}
