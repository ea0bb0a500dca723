import { getLocale } from 'next-intl/server'
import { Locale } from '@/lib/contracts/locale'
import { loadPaperOutput } from '@/lib/server/loaders/paper-output'
import { respond } from '@/lib/server/respond'

interface Context {
  params: Promise<{ projectId: string; agent: string }>
}

export async function GET(_request: Request, { params }: Context) {
  const { projectId, agent } = await params
  return respond('paperOutput', async () =>
    loadPaperOutput(projectId, agent, Locale.parse(await getLocale())),
  )
}
