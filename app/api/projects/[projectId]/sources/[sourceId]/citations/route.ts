import { loadCitations } from '@/lib/server/loaders/citations'
import { respond } from '@/lib/server/respond'

type Params = { params: Promise<{ projectId: string; sourceId: string }> }

export async function GET(_request: Request, { params }: Params) {
  return respond('citations', async () => {
    const { projectId, sourceId } = await params
    return loadCitations(projectId, sourceId)
  })
}
