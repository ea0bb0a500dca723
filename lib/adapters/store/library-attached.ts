import type { ProjectId } from '@/lib/contracts/ids'
import type { ItemProblem } from '@/lib/contracts/library'
import type { Database } from './client'

/**
 * Gives an item a file whose text is then to be read, in place of one that it has unless `instead` is false; false when the notebook does
 * not have the item, or has the file as another item already.
 */
export async function attachFile(
  db: Database,
  projectId: ProjectId,
  {
    id,
    file,
    instead = true,
  }: {
    readonly id: string
    readonly file: { readonly name: string; readonly hash: string }
    readonly instead?: boolean
  },
): Promise<boolean> {
  const taken = await db.libraryItem.count({
    where: { projectId, fileHash: file.hash, removedAt: null, NOT: { id } },
  })
  if (taken > 0) return false
  const { count } = await db.libraryItem.updateMany({
    where: { id, projectId, removedAt: null, ...(instead ? {} : { fileHash: null }) },
    data: {
      kind: 'pdf',
      fileName: file.name.slice(0, 300),
      fileHash: file.hash,
      state: 'waiting',
      problem: null,
    },
  })
  return count === 1
}

/** Takes an unreadable file from an item of a chosen source again: it is what it was before, and says why. */
export async function detachFile(
  db: Database,
  projectId: ProjectId,
  { id, problem }: { readonly id: string; readonly problem: ItemProblem },
): Promise<void> {
  await db.libraryItem.updateMany({
    where: { id, projectId, removedAt: null },
    data: { kind: 'record', fileName: null, fileHash: null, state: 'ready', problem },
  })
}

/** Says why an item of a chosen source has no full text, `null` for unknown; one that was given a file meanwhile stays as it is. */
export async function settleWithoutFile(
  db: Database,
  projectId: ProjectId,
  { id, problem }: { readonly id: string; readonly problem: ItemProblem | null },
): Promise<void> {
  await db.libraryItem.updateMany({
    where: { id, projectId, removedAt: null, fileHash: null },
    data: { state: 'ready', problem },
  })
}
