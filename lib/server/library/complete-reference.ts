import { resolveWork } from '@/lib/adapters/databases/resolve-work'
import { saveReference } from '@/lib/adapters/store/library-works'
import type { Work } from '@/lib/contracts/work'
import { mergeWorks } from '@/lib/core/merging/merge-work'
import type { PortServices, RunOwner } from '../port-services'
import { serviceDepsOf } from '../source-ports'

/**
 * Completes the reference that an item's file prints by what the indexes say of that work, where they know it. A reference that
 * the student wrote stays. Rejects only for storage and when `signal` aborts.
 */
export async function completeReference(
  services: PortServices,
  {
    itemId,
    work,
    owner,
    signal,
  }: {
    readonly itemId: string
    readonly work: Work
    readonly owner: RunOwner
    readonly signal: AbortSignal
  },
): Promise<void> {
  if (work.title === '' && work.doi === null) return
  const found = await resolveWork(work, { ...(await serviceDepsOf(services, owner)), signal })
  if (found.length === 0) return
  const completed = { id: itemId, work: mergeWorks(work, ...found), isEdited: false }
  await saveReference(services.db, owner.projectId, completed)
}
