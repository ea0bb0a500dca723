import type { Database } from './client'

export interface KeptPasskey {
  readonly id: string
  readonly name: string | null
  readonly createdAt: Date | null
}

/** The passkeys of one account, the oldest first; of their keys nothing. */
export function listPasskeys(db: Database, userId: string): Promise<KeptPasskey[]> {
  return db.passkey.findMany({
    where: { userId },
    select: { id: true, name: true, createdAt: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
}

export function countPasskeys(db: Database, userId: string): Promise<number> {
  return db.passkey.count({ where: { userId } })
}
