import { randomUUID } from 'node:crypto'
import type { Database } from './client'

/**
 * Whether one more letter named `key` may go out: at most `max` in any `windowMs`, counted across processes. One that may
 * is counted at once. What is over is removed by the account library, whose table of things that run out this is.
 */
export async function reserveLetter(
  db: Database,
  { key, max, windowMs, now }: { key: string; max: number; windowMs: number; now: Date },
): Promise<boolean> {
  const identifier = `letter:${key}`
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${identifier}, 0))`
    const sent = await tx.verification.count({ where: { identifier, expiresAt: { gt: now } } })
    if (sent >= max) return false
    const expiresAt = new Date(now.getTime() + windowMs)
    await tx.verification.create({ data: { id: randomUUID(), identifier, value: '', expiresAt } })
    return true
  })
}

/** Whoever set a new password by a letter reads its address: confirms it, and ends all other links to a new password. */
export async function settlePasswordReset(db: Database, userId: string): Promise<void> {
  await db.$transaction([
    db.user.update({ where: { id: userId }, data: { emailVerified: true } }),
    db.verification.deleteMany({ where: { value: userId } }),
  ])
}

/** Ends all links to a new password of an account whose password was changed. */
export async function removePasswordLinks(db: Database, userId: string): Promise<void> {
  await db.verification.deleteMany({ where: { value: userId } })
}
