import { checkUploadedDraft } from '@/lib/server/library/check-uploaded-draft'
import { respond } from '@/lib/server/respond'

export const runtime = 'nodejs'

export async function POST(request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respond('checkDraft', async () => checkUploadedDraft((await params).projectId, request))
}
