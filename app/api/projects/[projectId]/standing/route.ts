import { loadStanding } from '@/lib/server/loaders/standing'
import { respond } from '@/lib/server/respond'

/** Where the visitor's project stands: its next step and the state of its rooms. */
export async function GET(_request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respond('standing', async () => loadStanding((await params).projectId))
}
