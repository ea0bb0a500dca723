import { commonWordsFor } from '@/i18n/common-words'
import { loadPaperOutput } from '@/lib/server/loaders/paper-output'
import { respond } from '@/lib/server/respond'

interface Context {
  params: Promise<{ projectId: string; agent: string }>
}

export async function GET(request: Request, { params }: Context) {
  const { projectId, agent } = await params
  return respond('paperOutput', async () =>
    loadPaperOutput(projectId, agent, commonWordsFor(request.headers).locale),
  )
}
