import { loadMergedGroups } from '@/lib/server/loaders/screening'
import { respond } from '@/lib/server/respond'

export async function GET(_request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  return respond('merged-groups', async () => ({ groups: await loadMergedGroups((await params).projectId) }))
}
