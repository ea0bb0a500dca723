import { sendItemFile } from '@/lib/server/library/send-item-file'
import { respondWithFile } from '@/lib/server/respond'

export const runtime = 'nodejs'

export async function GET(
  request: Request,
  { params }: { params: Promise<{ projectId: string; itemId: string }> },
) {
  return respondWithFile('itemFile', request, async () => sendItemFile(await params))
}
