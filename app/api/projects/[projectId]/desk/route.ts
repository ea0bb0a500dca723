import { loadShare } from '@/lib/server/loaders/share'
import { respond } from '@/lib/server/respond'

export async function GET(request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respond('share', async () => {
    const kind = new URL(request.url).searchParams.get('document')
    return loadShare((await params).projectId, kind)
  })
}
