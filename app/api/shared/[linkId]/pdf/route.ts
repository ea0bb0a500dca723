import { downloadVersion } from '@/lib/server/desk/download-version'
import { respondWithFile } from '@/lib/server/respond'

export async function GET(request: Request, { params }: { params: Promise<{ linkId: string }> }) {
  return respondWithFile('downloadVersion', request, async () =>
    downloadVersion((await params).linkId, request),
  )
}
