import { ProjectId, UserId } from '@/lib/contracts/ids'
import type { Database } from './client'

/** Unread items that are looked for at once; the next look finds the others. */
const UNREAD_MAX = 50

export interface UnreadItem {
  readonly id: string
  readonly projectId: ProjectId
  readonly ownerId: UserId
}

/** Items that wait for their reading and that no process has said it reads, the oldest first; none of deleted projects. */
export async function listUnreadItems(db: Database, now: Date): Promise<readonly UnreadItem[]> {
  const rows = await db.libraryItem.findMany({
    where: {
      state: { in: ['waiting', 'reading'] },
      removedAt: null,
      project: { deletedAt: null },
      OR: [{ readingUntil: null }, { readingUntil: { lt: now } }],
    },
    orderBy: { addedAt: 'asc' },
    take: UNREAD_MAX,
    select: { id: true, projectId: true, project: { select: { ownerId: true } } },
  })
  return rows.map(({ id, projectId, project }) => ({
    id,
    projectId: ProjectId.parse(projectId),
    ownerId: UserId.parse(project.ownerId),
  }))
}

/** Takes an item for reading until then; false when it is read already, is gone, or another process has it. */
export async function claimItem(
  db: Database,
  projectId: ProjectId,
  { id, now, until }: { readonly id: string; readonly now: Date; readonly until: Date },
): Promise<boolean> {
  const { count } = await db.libraryItem.updateMany({
    where: {
      id,
      projectId,
      removedAt: null,
      state: { in: ['waiting', 'reading'] },
      OR: [{ readingUntil: null }, { readingUntil: { lt: now } }],
    },
    data: { state: 'reading', readingUntil: until },
  })
  return count === 1
}

/** Keeps an item that this process reads for longer. */
export async function keepClaim(
  db: Database,
  projectId: ProjectId,
  { id, until }: { readonly id: string; readonly until: Date },
): Promise<void> {
  await db.libraryItem.updateMany({
    where: { id, projectId, state: 'reading' },
    data: { readingUntil: until },
  })
}

/** Lets an item go that was claimed; whoever looks next reads what is still unread. */
export async function releaseClaim(db: Database, projectId: ProjectId, id: string): Promise<void> {
  await db.libraryItem.updateMany({ where: { id, projectId }, data: { readingUntil: null } })
}
