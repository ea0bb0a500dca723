import { exportAnswer } from '@/lib/server/export-answer'
import { respondWithFile } from '@/lib/server/respond'

interface Context {
  params: Promise<{ projectId: string; conversationId: string }>
}

export async function GET(request: Request, { params }: Context) {
  return respondWithFile('answer export', request, async () => exportAnswer(await params, request))
}
