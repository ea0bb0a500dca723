import { LINKS_OPEN_MAX, type LinkId, type LinkLine, LinkRights } from '@/lib/contracts/desk'
import { AppError } from '@/lib/contracts/errors'
import { ProjectId } from '@/lib/contracts/ids'
import { linkState, nextVisit, VISIT_GAP_MS, type Visit } from '@/lib/core/desk/desk-rules'
import type { Database } from './client'
import { atDesk } from './desk-log'

/** Links listed: open ones are at most 20, the others are history. */
const LISTED_MAX = 200

interface NewLinkRow {
  readonly id: LinkId
  readonly name: string
  readonly rights: LinkRights
  /** SHA-256 of the secret, hexadecimal; the secret itself never comes here. */
  readonly secretHash: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Adds a link to the project. Throws `too-large` when it has as many open ones as it may. */
export async function createLink(db: Database, projectId: ProjectId, link: NewLinkRow): Promise<void> {
  await atDesk(db, projectId, link.createdAt, async ({ tx }) => {
    const open = await tx.shareLink.count({
      where: { projectId, revokedAt: null, expiresAt: { gt: link.createdAt } },
    })
    if (open >= LINKS_OPEN_MAX) throw new AppError('too-large', `project has ${open} open links`)
    await tx.shareLink.create({ data: { ...link, projectId } })
  })
}

/** Gives a link another name; false when the project has no such link. */
export async function renameLink(
  db: Database,
  projectId: ProjectId,
  { id, name }: { id: LinkId; name: string },
): Promise<boolean> {
  const { count } = await db.shareLink.updateMany({ where: { id, projectId }, data: { name } })
  return count === 1
}

/** Revokes a link for good; again is nothing new. False when the project has no such link. */
export async function revokeLink(
  db: Database,
  projectId: ProjectId,
  { id, at }: { id: LinkId; at: Date },
): Promise<boolean> {
  await db.shareLink.updateMany({ where: { id, projectId, revokedAt: null }, data: { revokedAt: at } })
  return (await db.shareLink.count({ where: { id, projectId } })) === 1
}

/** The project's links, the newest first, at most 200; never a hash. */
export async function listLinks(db: Database, projectId: ProjectId, now: Date): Promise<readonly LinkLine[]> {
  const rows = await db.shareLink.findMany({
    where: { projectId },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: LISTED_MAX,
  })
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    rights: LinkRights.parse(row.rights),
    state: linkState(row, now),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    seenAt: row.seenAt?.toISOString() ?? null,
    seenVersion: row.seenVersion,
  }))
}

/** A link as entering it needs it: with its hash, whatever its state; null when there is none. Only for the access check. */
export async function findLinkToEnter(db: Database, id: LinkId) {
  const row = await db.shareLink.findFirst({
    where: { id },
    select: {
      projectId: true,
      secretHash: true,
      expiresAt: true,
      revokedAt: true,
      project: { select: { deletedAt: true } },
    },
  })
  if (!row) return null
  const { project, ...link } = row
  // A link into a deleted project is closed, and open again when the deletion is taken back.
  return {
    ...link,
    projectId: ProjectId.parse(link.projectId),
    revokedAt: link.revokedAt ?? project.deletedAt,
  }
}

/** The visit that opening the desk makes of the last one, and whether it is a new one or the first of all. */
export async function saveDeskVisit(
  db: Database,
  { linkId }: { readonly linkId: LinkId },
  { current, now }: { current: number | null; now: Date },
): Promise<Visit & { readonly isNew: boolean; readonly isFirst: boolean }> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM share_links WHERE id = ${linkId} FOR UPDATE`
    const before = await tx.shareLink.findFirstOrThrow({
      where: { id: linkId },
      select: { seenAt: true, seenVersion: true, baseVersion: true },
    })
    const visit = nextVisit(before, current, now)
    await tx.shareLink.update({ where: { id: linkId }, data: visit })
    const idleMs = before.seenAt === null ? Number.POSITIVE_INFINITY : now.getTime() - before.seenAt.getTime()
    const isNew = idleMs >= VISIT_GAP_MS || before.seenVersion !== current
    return { ...visit, isFirst: before.seenAt === null, isNew }
  })
}

/** Notes that a link's page is still open, which keeps its visit going. */
export async function touchLink(db: Database, linkId: LinkId, now: Date): Promise<void> {
  await db.shareLink.updateMany({ where: { id: linkId, seenAt: { not: null } }, data: { seenAt: now } })
}
