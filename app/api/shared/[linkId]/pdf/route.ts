import { downloadVersion } from '@/lib/server/desk/download-version'
import { respond } from '@/lib/server/respond'

export async function GET(request: Request, { params }: { params: Promise<{ linkId: string }> }) {
  return respond('downloadVersion', async () => downloadVersion((await params).linkId, request))
}
