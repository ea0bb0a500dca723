import type { ProjectId } from '@/lib/contracts/ids'
import { ReadingState } from '@/lib/contracts/library-reading'
import type { Database } from './client'

/** How far the student is with each item that is not unread. */
export async function listReadings(
  db: Database,
  projectId: ProjectId,
): Promise<ReadonlyMap<string, ReadingState>> {
  const rows = await db.libraryReading.findMany({
    where: { projectId },
    select: { itemId: true, state: true },
  })
  return new Map(rows.map(({ itemId, state }) => [itemId, ReadingState.parse(state)]))
}

/** Saves how far the student is with an item. */
export async function saveReading(
  db: Database,
  projectId: ProjectId,
  { itemId, state }: { readonly itemId: string; readonly state: ReadingState },
): Promise<void> {
  const change = { state, changedAt: new Date() }
  await db.libraryReading.upsert({
    where: { projectId_itemId: { projectId, itemId } },
    create: { projectId, itemId, ...change },
    update: change,
  })
}
