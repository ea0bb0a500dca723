import { takeOutItem } from '@/lib/server/library/take-out-item'
import { respond } from '@/lib/server/respond'

export async function DELETE(
  request: Request,
  { params }: { params: Promise<{ projectId: string; itemId: string }> },
) {
  return respond('removeItem', async () => takeOutItem(await params, request))
}
