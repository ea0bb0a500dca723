import { loadSelection } from '@/lib/server/loaders/selection'
import { respond } from '@/lib/server/respond'

export async function GET(_request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respond('selection', async () => ({ entries: await loadSelection((await params).projectId) }))
}
