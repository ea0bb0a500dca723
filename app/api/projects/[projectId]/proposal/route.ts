import { downloadProposal } from '@/lib/server/download-proposal'
import { respond } from '@/lib/server/respond'

export async function GET(request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respond('downloadProposal', async () => downloadProposal((await params).projectId, request))
}
