import { AppError } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import { HIGHLIGHTS_PER_ITEM_MAX } from '@/lib/contracts/library-limits'
import type { Database } from './client'

/** A highlight as it was made. */
export interface KeptHighlight {
  readonly id: string
  readonly passageId: string
  readonly quote: string
  readonly prefix: string
  readonly suffix: string
  readonly note: string
  readonly createdAt: Date
}

const kept = {
  id: true,
  passageId: true,
  quote: true,
  prefix: true,
  suffix: true,
  note: true,
  createdAt: true,
} as const

/** The highlights of an item, the first made first. */
export async function listHighlights(
  db: Database,
  projectId: ProjectId,
  itemId: string,
): Promise<readonly KeptHighlight[]> {
  return db.libraryHighlight.findMany({
    where: { projectId, itemId },
    select: kept,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: HIGHLIGHTS_PER_ITEM_MAX,
  })
}

/** How many highlights each item of the project has; items without one are missing. */
export async function countHighlights(
  db: Database,
  projectId: ProjectId,
): Promise<ReadonlyMap<string, number>> {
  const counted = await db.libraryHighlight.groupBy({
    by: ['itemId'],
    where: { projectId },
    _count: { _all: true },
  })
  return new Map(counted.map(({ itemId, _count }) => [itemId, _count._all]))
}

/** Keeps a highlight; one of the same id stays as it is. Throws `too-large` when the item has as many as it may. */
export async function createHighlight(
  db: Database,
  projectId: ProjectId,
  { itemId, ...highlight }: KeptHighlight & { readonly itemId: string },
): Promise<void> {
  const present = await db.libraryHighlight.count({ where: { projectId, itemId } })
  if (present >= HIGHLIGHTS_PER_ITEM_MAX)
    throw new AppError('too-large', `an item of more than ${HIGHLIGHTS_PER_ITEM_MAX} highlights`)
  await db.libraryHighlight.createMany({
    data: [{ projectId, itemId, ...highlight }],
    skipDuplicates: true,
  })
}

/** Writes the note beside a highlight; false when the project has no such highlight. */
export async function setHighlightNote(
  db: Database,
  projectId: ProjectId,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<boolean> {
  const { count } = await db.libraryHighlight.updateMany({ where: { projectId, id }, data: { note } })
  return count === 1
}

/** Takes a highlight away; false when the project has no such highlight. */
export async function deleteHighlight(db: Database, projectId: ProjectId, id: string): Promise<boolean> {
  const { count } = await db.libraryHighlight.deleteMany({ where: { projectId, id } })
  return count === 1
}
