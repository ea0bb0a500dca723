import type { Database } from './client'

/** The hash of an account's password; null for an account without one. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | null> {
  const found = await db.account.findFirst({
    where: { userId, providerId: 'credential' },
    select: { password: true },
  })
  return found?.password ?? null
}

/** Puts a hash in the place of a former one, unless the password was changed meanwhile. */
export async function savePasswordHash(
  db: Database,
  { userId, former, hash }: { readonly userId: string; readonly former: string; readonly hash: string },
): Promise<void> {
  await db.account.updateMany({
    where: { userId, providerId: 'credential', password: former },
    data: { password: hash },
  })
}
