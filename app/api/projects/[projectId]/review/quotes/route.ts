import { loadAppraisalQuotes } from '@/lib/server/loaders/appraisal-quotes'
import { respond } from '@/lib/server/respond'

export async function GET(request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respond('appraisalQuotes', async () => ({
    quotes: await loadAppraisalQuotes((await params).projectId, request),
  }))
}
