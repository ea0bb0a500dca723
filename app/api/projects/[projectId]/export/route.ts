import { exportSources } from '@/lib/server/export-sources'
import { respondWithFile } from '@/lib/server/respond'

export async function GET(request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respondWithFile('export', request, async () => exportSources((await params).projectId, request.url))
}
