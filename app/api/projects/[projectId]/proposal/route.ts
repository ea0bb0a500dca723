import { downloadProposal } from '@/lib/server/download-proposal'
import { respondWithFile } from '@/lib/server/respond'

export async function GET(request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respondWithFile('downloadProposal', request, async () =>
    downloadProposal((await params).projectId, request),
  )
}
