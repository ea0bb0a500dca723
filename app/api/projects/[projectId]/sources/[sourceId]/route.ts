import { loadSource } from '@/lib/server/loaders/source'
import { respond } from '@/lib/server/respond'

type Params = { params: Promise<{ projectId: string; sourceId: string }> }

export async function GET(_request: Request, { params }: Params) {
  return respond('source', async () => {
    const { projectId, sourceId } = await params
    return loadSource(projectId, sourceId)
  })
}
