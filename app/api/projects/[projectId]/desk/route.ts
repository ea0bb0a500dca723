import { loadShare } from '@/lib/server/loaders/share'
import { respond } from '@/lib/server/respond'

export async function GET(_request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respond('share', async () => loadShare((await params).projectId))
}
