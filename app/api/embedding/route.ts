import { embeddingState } from '@/lib/server/embedding'
import { respond } from '@/lib/server/respond'
import { requireVisitor } from '@/lib/server/session'

export async function GET() {
  return respond('embedding', async () => {
    await requireVisitor()
    return embeddingState()
  })
}
