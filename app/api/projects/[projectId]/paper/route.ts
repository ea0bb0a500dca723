import { downloadPaper } from '@/lib/server/download-paper'
import { respondWithFile } from '@/lib/server/respond'

export async function GET(request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respondWithFile('paper', request, async () => downloadPaper((await params).projectId, request))
}
