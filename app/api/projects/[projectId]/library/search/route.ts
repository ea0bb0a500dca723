import { searchLibrary } from '@/lib/server/library/search-library'
import { respond } from '@/lib/server/respond'

export async function GET(request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respond('librarySearch', async () => searchLibrary((await params).projectId, request))
}
