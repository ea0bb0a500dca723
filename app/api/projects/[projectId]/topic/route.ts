import { exportTopic } from '@/lib/server/export-topic'
import { respondWithFile } from '@/lib/server/respond'

export async function GET(request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respondWithFile('topic', request, async () => exportTopic((await params).projectId, request.url))
}
