import { type DeskScope, LinkId, LinkRights } from '@/lib/contracts/desk'
import { AppError } from '@/lib/contracts/errors'
import { ProjectId } from '@/lib/contracts/ids'
import { linkState } from '@/lib/core/desk/desk-rules'
import type { Database } from './client'

/** Browsers that may be in by one link at a time; the one that was idle longest goes first. */
const SESSIONS_MAX = 20
/** A session that was not used for so long has ended. */
export const SESSION_IDLE_MS = 7 * 24 * 60 * 60 * 1_000
/** Use is noted no more often than this. */
const TOUCH_EVERY_MS = 60_000

/** Opens a session of a link; one that the same browser had before ends. */
export async function createShareSession(
  db: Database,
  linkId: LinkId,
  { hash, before, now, expiresAt }: { hash: string; before: string | null; now: Date; expiresAt: Date },
): Promise<void> {
  await db.$transaction(async (tx) => {
    if (before !== null) await tx.shareSession.deleteMany({ where: { hash: before, linkId } })
    await tx.shareSession.create({ data: { hash, linkId, createdAt: now, lastSeenAt: now, expiresAt } })
    const surplus = await tx.shareSession.findMany({
      where: { linkId },
      orderBy: { lastSeenAt: 'desc' },
      skip: SESSIONS_MAX,
      select: { hash: true },
    })
    if (surplus.length > 0)
      await tx.shareSession.deleteMany({ where: { hash: { in: surplus.map((session) => session.hash) } } })
  })
}

/**
 * What a session may reach now. Throws `not-signed-in` when this link has no such session or it has ended, and
 * `link-revoked` or `link-expired` when the link has.
 */
export async function findDeskScope(
  db: Database,
  linkId: LinkId,
  { hash, now }: { hash: string; now: Date },
): Promise<DeskScope> {
  const session = await db.shareSession.findFirst({
    where: { hash, linkId },
    select: {
      lastSeenAt: true,
      expiresAt: true,
      link: { include: { project: { select: { deletedAt: true } } } },
    },
  })
  if (!session) throw new AppError('not-signed-in', 'no such session of this link')
  const { link } = session
  const state = link.project.deletedAt === null ? linkState(link, now) : 'revoked'
  if (state === 'revoked') throw new AppError('link-revoked', 'the link is closed')
  if (state === 'expired') throw new AppError('link-expired', 'the link is over')
  const idleMs = now.getTime() - session.lastSeenAt.getTime()
  if (idleMs > SESSION_IDLE_MS || session.expiresAt <= now)
    throw new AppError('not-signed-in', 'the session has ended')
  if (idleMs > TOUCH_EVERY_MS)
    await db.shareSession.updateMany({ where: { hash }, data: { lastSeenAt: now } })
  return {
    projectId: ProjectId.parse(link.projectId),
    linkId: LinkId.parse(link.id),
    name: link.name,
    rights: LinkRights.parse(link.rights),
    expiresAt: link.expiresAt,
    sessionHash: hash,
  }
}

/** Ends a session. */
export async function removeShareSession(db: Database, linkId: LinkId, hash: string): Promise<void> {
  await db.shareSession.deleteMany({ where: { hash, linkId } })
}
