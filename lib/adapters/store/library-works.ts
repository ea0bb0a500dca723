import type { ProjectId } from '@/lib/contracts/ids'
import { ITEM_TITLE_MAX } from '@/lib/contracts/library'
import type { Work } from '@/lib/contracts/work'
import { cutText } from '@/lib/core/text/plain-text'
import type { Database } from './client'

export interface SavedReference {
  readonly id: string
  readonly work: Work
  /** The student wrote it: from then on nothing else replaces it. */
  readonly isEdited: boolean
}

/**
 * Gives an item its reference and, where that names one, its title. Items of chosen sources keep the reference of their source. False
 * when the item is gone, belongs to a source, or has a reference of the student's that something else would replace.
 */
export async function saveReference(
  db: Database,
  projectId: ProjectId,
  { id, work, isEdited }: SavedReference,
): Promise<boolean> {
  const title = cutText(work.title.trim(), ITEM_TITLE_MAX)
  const { count } = await db.libraryItem.updateMany({
    where: {
      id,
      projectId,
      removedAt: null,
      sourceId: null,
      kind: { not: 'note' },
      ...(isEdited ? {} : { isWorkEdited: false }),
    },
    data: {
      work: JSON.parse(JSON.stringify(work)),
      ...(title === '' ? {} : { title }),
      ...(isEdited ? { isWorkEdited: true } : {}),
    },
  })
  return count === 1
}
