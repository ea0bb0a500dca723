import type { Database } from './client'

/** What is kept of an account's second step, sealed. */
export interface SealedFactor {
  readonly secret: string
  readonly backupCodes: string
}

/** Writes every second step anew as `reseal` gives it, and answers how many; null leaves one as it is. Run it in the caller's transaction. */
export async function resealFactors(
  db: Pick<Database, 'twoFactor'>,
  reseal: (factor: SealedFactor) => Promise<SealedFactor | null>,
): Promise<number> {
  let count = 0
  for (const { id, secret, backupCodes } of await db.twoFactor.findMany()) {
    const data = await reseal({ secret, backupCodes })
    if (data === null) continue
    await db.twoFactor.update({ where: { id }, data })
    count += 1
  }
  return count
}
