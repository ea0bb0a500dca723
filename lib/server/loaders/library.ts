import 'server-only'
import { countHighlights } from '@/lib/adapters/store/library-highlights'
import { listItems } from '@/lib/adapters/store/library-items'
import { listReadings } from '@/lib/adapters/store/library-readings'
import type { LibraryLine } from '@/lib/contracts/library-reading'
import { readInBackground } from '../library/read-items'
import { takeChosen } from '../library/take-chosen'
import { services } from '../services'
import { requireProject } from '../session'

/** What the library of the visitor's project holds, the latest first; throws `not-found` for a stranger's project. */
export async function loadLibrary(projectId: string): Promise<readonly LibraryLine[]> {
  const project = await requireProject(projectId)
  const all = await services()
  const { db } = all
  const chosen = await takeChosen(all, project.id)
  const [entries, readings, highlights] = await Promise.all([
    listItems(db, project.id),
    listReadings(db, project.id),
    countHighlights(db, project.id),
  ])
  for (const { item, state } of entries) {
    // Also what a process that has ended left behind.
    if (state !== 'waiting' && state !== 'reading') continue
    void readInBackground(all, {
      projectId: project.id,
      itemId: item.id,
      ownerId: project.visitor.id,
    })
  }
  return entries
    .map((entry) => ({
      entry,
      isChosen: entry.item.sourceId !== null && chosen.has(entry.item.sourceId),
      reading: readings.get(entry.item.id) ?? ('unread' as const),
      highlights: highlights.get(entry.item.id) ?? 0,
    }))
    .reverse()
}
