import { sendSourceCard } from '@/lib/server/library/send-source-card'
import { respondWithFile } from '@/lib/server/respond'

export const runtime = 'nodejs'

export async function GET(
  request: Request,
  { params }: { params: Promise<{ projectId: string; itemId: string }> },
) {
  return respondWithFile('sourceCard', request, async () => sendSourceCard(await params))
}
