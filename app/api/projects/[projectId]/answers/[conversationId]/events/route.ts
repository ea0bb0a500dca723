import { loadAnswerStream } from '@/lib/server/loaders/answers'
import { respond } from '@/lib/server/respond'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

interface Context {
  params: Promise<{ projectId: string; conversationId: string }>
}

export async function GET(request: Request, { params }: Context) {
  return respond('answer events', async () => loadAnswerStream(await params, request))
}
