import { loadScreeningTexts } from '@/lib/server/loaders/screening'
import { respond } from '@/lib/server/respond'

export async function GET(_request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respond('screening', async () => ({ texts: await loadScreeningTexts((await params).projectId) }))
}
