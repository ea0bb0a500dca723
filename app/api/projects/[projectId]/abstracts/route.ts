import { loadWrittenAbstracts } from '@/lib/server/loaders/screening'
import { respond } from '@/lib/server/respond'

export async function GET(_request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respond('abstracts', async () => ({
    abstracts: await loadWrittenAbstracts((await params).projectId),
  }))
}
