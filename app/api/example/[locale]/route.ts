import { exampleDocument } from '@/lib/server/example-document'
import { respondWithFile } from '@/lib/server/respond'

export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }) {
  return respondWithFile('exampleDocument', request, async () => exampleDocument((await params).locale))
}
