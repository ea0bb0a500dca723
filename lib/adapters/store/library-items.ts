import { randomUUID } from 'node:crypto'
import type { LibraryItemModel } from '@/generated/prisma/models'
import type { ProjectId } from '@/lib/contracts/ids'
import {
  ITEM_TITLE_MAX,
  type ItemKind,
  type ItemProblem,
  type ItemState,
  LibraryEntry,
} from '@/lib/contracts/library'
import type { Work } from '@/lib/contracts/work'
import { cutText } from '@/lib/core/text/plain-text'
import type { Database } from './client'

/** Items that one notebook may hold. */
export const LIBRARY_ITEMS_MAX = 2_000

export interface NewItem {
  readonly kind: ItemKind
  readonly title: string
  /** `waiting` when its text is still to be read. */
  readonly state: ItemState
  readonly sourceId?: string | null
  readonly work?: Work | null
  /** Of a file that `saveFile` has kept. */
  readonly file?: { readonly name: string; readonly hash: string }
}

/** The items of the notebook, the oldest first, with how far the reading of each has come. */
export async function listItems(db: Database, projectId: ProjectId): Promise<readonly LibraryEntry[]> {
  const rows = await db.libraryItem.findMany({
    where: { projectId, removedAt: null },
    orderBy: [{ addedAt: 'asc' }, { id: 'asc' }],
    take: LIBRARY_ITEMS_MAX,
  })
  return rows.map(entryOf)
}

/** One item; null when the notebook does not have it. */
export async function findItem(db: Database, projectId: ProjectId, id: string): Promise<LibraryEntry | null> {
  const row = await db.libraryItem.findFirst({ where: { id, projectId, removedAt: null } })
  return row && entryOf(row)
}

/**
 * Adds an item and returns its id. A file or a source that the notebook already has is not added again: then the id is
 * that of the item it has, and `isNew` is false. `full` when the notebook holds `LIBRARY_ITEMS_MAX` items.
 */
export async function addItem(
  db: Database,
  projectId: ProjectId,
  { kind, title, state, sourceId = null, work = null, file }: NewItem,
): Promise<
  | { readonly ok: true; readonly id: string; readonly isNew: boolean }
  | { readonly ok: false; readonly reason: 'full' }
> {
  if ((await db.libraryItem.count({ where: { projectId, removedAt: null } })) >= LIBRARY_ITEMS_MAX)
    return { ok: false, reason: 'full' }
  const row = {
    id: randomUUID(),
    projectId,
    kind,
    title: cutText(title.trim() === '' ? (file?.name ?? kind) : title.trim(), ITEM_TITLE_MAX),
    text: 'none',
    state,
    sourceId,
    fileName: file?.name.slice(0, 300) ?? null,
    fileHash: file?.hash ?? null,
    addedAt: new Date(),
    ...(work === null ? {} : { work: JSON.parse(JSON.stringify(work)) }),
  }
  const { count } = await db.libraryItem.createMany({ data: [row], skipDuplicates: true })
  if (count === 1) return { ok: true, id: row.id, isNew: true }
  const same = [...(file ? [{ fileHash: file.hash }] : []), ...(sourceId === null ? [] : [{ sourceId }])]
  const kept = await db.libraryItem.findFirstOrThrow({ where: { projectId, removedAt: null, OR: same } })
  return { ok: true, id: kept.id, isNew: false }
}

/** Says how far the reading of an item has come, or why it has no full text. */
export async function setItemState(
  db: Database,
  projectId: ProjectId,
  {
    id,
    state,
    problem = null,
  }: { readonly id: string; readonly state: ItemState; readonly problem?: ItemProblem | null },
): Promise<void> {
  await db.libraryItem.updateMany({ where: { id, projectId, removedAt: null }, data: { state, problem } })
}

/**
 * Takes an item out of the notebook with its text, its file and its passages. Passages that answers quote stay, so that their
 * citations still resolve. False when the notebook does not have it.
 */
export async function removeItem(db: Database, projectId: ProjectId, id: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const removed = await tx.libraryItem.updateMany({
      where: { id, projectId, removedAt: null },
      data: { removedAt: new Date() },
    })
    if (removed.count === 0) return false
    await tx.libraryText.deleteMany({ where: { itemId: id } })
    await tx.libraryVector.deleteMany({ where: { projectId, passage: { itemId: id } } })
    await tx.libraryPassage.deleteMany({ where: { projectId, itemId: id, isQuoted: false } })
    await tx.libraryPassage.updateMany({ where: { projectId, itemId: id }, data: { isCurrent: false } })
    // Of a file only an item speaks, and one item only.
    await tx.$executeRaw`
      DELETE FROM library_files USING library_items AS item
      WHERE item.id = ${id} AND library_files.project_id = ${projectId} AND library_files.hash = item.file_hash`
    const quoted = await tx.libraryPassage.count({ where: { projectId, itemId: id } })
    if (quoted === 0) await tx.libraryItem.delete({ where: { id } })
    return true
  })
}

/** The items of a notebook that have passages, each with the moment of its present text. */
export async function listSearchedItems(db: Database, projectId: ProjectId) {
  return db.libraryItem.findMany({
    where: { projectId, removedAt: null, passages: { gt: 0 } },
    select: { id: true, title: true, passages: true, filledAt: true },
    orderBy: [{ addedAt: 'asc' }, { id: 'asc' }],
    take: LIBRARY_ITEMS_MAX,
  })
}

function entryOf(row: LibraryItemModel): LibraryEntry {
  const { id, kind, title, language, text, pages, passages, sourceId, work } = row
  return LibraryEntry.parse({
    item: { id, kind, title, language, text, pages, passages, sourceId, work },
    state: row.state,
    problem: row.problem,
    fileName: row.fileName,
    fileHash: row.fileHash,
    addedAt: row.addedAt.toISOString(),
  })
}
