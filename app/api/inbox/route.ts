import { loadInbox } from '@/lib/server/loaders/share'
import { respond } from '@/lib/server/respond'

/** The visitor's notices; empty for somebody without a session. */
export async function GET() {
  return respond('inbox', loadInbox)
}
