import type { Database } from './client'

export interface AccountSession {
  readonly id: string
  readonly userAgent: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Sessions of an account shown at most; older ones run out by themselves. */
const SESSIONS_MAX = 50

/** The open sessions of one account, the one used last first. */
export function listSessions(db: Database, userId: string, now: Date): Promise<AccountSession[]> {
  return db.session.findMany({
    where: { userId, expiresAt: { gt: now } },
    select: { id: true, userAgent: true, createdAt: true, updatedAt: true },
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    take: SESSIONS_MAX,
  })
}

/** Ends one session of an account; false when it has none of that id. */
export async function endSession(db: Database, userId: string, id: string): Promise<boolean> {
  const { count } = await db.session.deleteMany({ where: { id, userId } })
  return count > 0
}

/**
 * Ends every session of the account with this address, or of all accounts; returns how many. Guests keep theirs: nothing else leads
 * back to their work.
 */
export async function endSessionsOf(db: Database, whom: { readonly email: string } | 'all'): Promise<number> {
  const user = whom === 'all' ? {} : { email: whom.email.trim().toLowerCase() }
  const isAccount = { OR: [{ isAnonymous: false }, { isAnonymous: null }] }
  return (await db.session.deleteMany({ where: { user: { ...user, ...isAccount } } })).count
}
