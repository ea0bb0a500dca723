import { addUpload } from '@/lib/server/library/add-upload'
import { loadLibrary } from '@/lib/server/loaders/library'
import { respond } from '@/lib/server/respond'

export const runtime = 'nodejs'

export async function GET(_request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respond('library', async () => ({ lines: await loadLibrary((await params).projectId) }))
}

export async function POST(request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respond('libraryUpload', async () => addUpload((await params).projectId, request))
}
