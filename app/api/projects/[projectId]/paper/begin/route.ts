import { beginWithData } from '@/lib/server/begin-with-data'
import { respond } from '@/lib/server/respond'

export async function POST(request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respond('paper with data', async () => beginWithData((await params).projectId, request))
}
