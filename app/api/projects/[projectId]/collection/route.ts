import { loadCollection } from '@/lib/server/loaders/collection'
import { respond } from '@/lib/server/respond'

export async function GET(_request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respond('collection', async () => loadCollection((await params).projectId))
}
