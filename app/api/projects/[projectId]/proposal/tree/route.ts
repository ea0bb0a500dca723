import { loadProposalDocument } from '@/lib/server/loaders/proposal'
import { respond } from '@/lib/server/respond'

export async function GET(_request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respond('proposalTree', async () => (await loadProposalDocument((await params).projectId)).tree)
}
