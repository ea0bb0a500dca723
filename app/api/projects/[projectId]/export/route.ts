import { exportSources } from '@/lib/server/export-sources'
import { respond } from '@/lib/server/respond'

export async function GET(request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respond('export', async () => exportSources((await params).projectId, request.url))
}
