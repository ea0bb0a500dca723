import { CommentAnchor } from '@/lib/contracts/desk'
import type { ProjectId } from '@/lib/contracts/ids'
import type { Database } from './client'

/** Where the project's comments stand in a version, by comment; those that were not looked for yet are missing. */
export async function listAnchors(
  db: Database,
  projectId: ProjectId,
  version: number,
): Promise<ReadonlyMap<string, CommentAnchor>> {
  const rows = await db.deskAnchor.findMany({
    where: { projectId, version },
    select: { commentId: true, anchor: true },
  })
  return new Map(rows.map(({ commentId, anchor }) => [commentId, CommentAnchor.parse(anchor)]))
}

/** Keeps where comments stand in a version; what is kept already stays. Comments that are gone meanwhile are left out. */
export async function saveAnchors(
  db: Database,
  projectId: ProjectId,
  { version, anchors }: { version: number; anchors: ReadonlyMap<string, CommentAnchor> },
): Promise<void> {
  const known = await db.deskComment.findMany({
    where: { projectId, id: { in: [...anchors.keys()] } },
    select: { id: true },
  })
  await db.deskAnchor.createMany({
    data: known.map(({ id }) => ({
      commentId: id,
      projectId,
      version,
      anchor: anchors.get(id) ?? { kind: 'orphaned' },
    })),
    skipDuplicates: true,
  })
}
