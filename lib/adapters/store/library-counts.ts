import type { ProjectId } from '@/lib/contracts/ids'
import type { Database } from './client'

export interface LibraryCounts {
  readonly items: number
  /** Wait for their reading or are being read. */
  readonly unread: number
  /** Sources and uploads that the student has not called read; notes are their own. */
  readonly toRead: number
}

/** How many items the notebook holds, and how many of them are still to be read, by Carrel and by the student. */
export async function countLibrary(db: Database, projectId: ProjectId): Promise<LibraryCounts> {
  const present = { projectId, removedAt: null }
  const [items, unread, sources, read] = await Promise.all([
    db.libraryItem.count({ where: present }),
    db.libraryItem.count({ where: { ...present, state: { in: ['waiting', 'reading'] } } }),
    db.libraryItem.findMany({ where: { ...present, kind: { not: 'note' } }, select: { id: true } }),
    db.libraryReading.findMany({ where: { projectId, state: 'read' }, select: { itemId: true } }),
  ])
  const done = new Set(read.map(({ itemId }) => itemId))
  return { items, unread, toRead: sources.filter(({ id }) => !done.has(id)).length }
}
