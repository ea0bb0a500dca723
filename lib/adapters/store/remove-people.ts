import type { UserId } from '@/lib/contracts/ids'
import type { Database } from './client'

/** People and projects removed in one turn; the rest is removed in the next. */
const REMOVED_AT_ONCE = 50

/**
 * Deletes a person with all that the database holds of them, in one transaction: projects and what hangs on them, sessions,
 * password, keys, links in letters and counts of what they did.
 */
export async function removePerson(db: Database, userId: UserId): Promise<void> {
  await db.$transaction([
    db.verification.deleteMany({
      where: {
        OR: [
          { value: userId },
          { value: { contains: `"id":"${userId}"` } },
          { identifier: { endsWith: `:${userId}` } },
        ],
      },
    }),
    db.allowance.deleteMany({ where: { key: { endsWith: `:owner:${userId}` } } }),
    db.user.deleteMany({ where: { id: userId } }),
  ])
}

/** Deletes for good what was deleted before `before`; returns how many projects that were. */
export async function purgeDeletedProjects(db: Database, before: Date): Promise<number> {
  const over = await db.project.findMany({
    where: { deletedAt: { lt: before } },
    orderBy: { deletedAt: 'asc' },
    take: REMOVED_AT_ONCE,
    select: { id: true },
  })
  // Asked again, because its owner may have taken the deletion back meanwhile.
  const where = { id: { in: over.map(({ id }) => id) }, deletedAt: { lt: before } }
  return over.length === 0 ? 0 : (await db.project.deleteMany({ where })).count
}

/** Deletes guests who were not here since `before`, with all their work; returns how many they were. */
export async function purgeGuests(db: Database, before: Date): Promise<number> {
  const isGone = {
    isAnonymous: true,
    createdAt: { lt: before },
    sessions: { none: { updatedAt: { gte: before } } },
    projects: { none: { OR: [{ lastSeenAt: { gte: before } }, { updatedAt: { gte: before } }] } },
  }
  const gone = await db.user.findMany({
    where: isGone,
    orderBy: { createdAt: 'asc' },
    take: REMOVED_AT_ONCE,
    select: { id: true },
  })
  const ids = gone.map(({ id }) => id)
  return ids.length === 0 ? 0 : (await db.user.deleteMany({ where: { id: { in: ids }, ...isGone } })).count
}

/** Removes what has run out by itself: sessions, links in letters, browsers of advisors, counts. */
export async function purgeRunOut(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1_000)
  await db.session.deleteMany({ where: { expiresAt: { lt: now } } })
  await db.verification.deleteMany({ where: { expiresAt: { lt: now } } })
  await db.shareSession.deleteMany({ where: { expiresAt: { lt: now } } })
  await db.shareGuess.deleteMany({ where: { openedAt: { lt: dayAgo } } })
  await db.allowance.deleteMany({ where: { endsAt: { lt: now } } })
  await db.rateLimit.deleteMany({ where: { lastRequest: { lt: BigInt(dayAgo.getTime()) } } })
}
