import { addOwnFile } from '@/lib/server/add-own-file'
import { respond } from '@/lib/server/respond'

export async function POST(request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respond('own source', async () => addOwnFile((await params).projectId, request))
}
