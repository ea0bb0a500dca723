import { downloadReview } from '@/lib/server/download-review'
import { respondWithFile } from '@/lib/server/respond'

export async function GET(request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respondWithFile('review', request, async () => downloadReview((await params).projectId, request))
}
