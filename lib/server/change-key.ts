import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { closeAppRole, openAppRole } from '@/lib/adapters/store/app-role'
import { resealFactors, type SealedFactor } from '@/lib/adapters/store/second-factors'
import { resealSecrets } from '@/lib/adapters/store/secrets'
import { keepsRecoveryCodes } from './recovery-codes'
import { deriveKey } from './secret-key'
import type { Services } from './services'

/** All rows are sealed anew in one transaction; a minute is more than ten thousand of them take. */
const WITHIN_MS = 60_000

interface Keys {
  readonly from: Buffer
  readonly to: Buffer
  /** Called when every row is sealed anew and before that is kept: what it throws keeps everything as it was. */
  readonly onSealed?: () => void
}

/**
 * Seals everything that the key of an installation seals with another one, closes the database role of the former key, and answers how
 * many rows that were. What is signed with the former key counts no more: everybody is signed out, and what machines found in exported
 * documents is looked up again. Begun again after it was cut off it does the rest.
 */
export async function changeKey(
  { db, databaseUrl }: Pick<Services, 'db' | 'databaseUrl'>,
  { from, to, onSealed }: Keys,
): Promise<{ readonly secrets: number; readonly factors: number }> {
  const changed = await db.$transaction(
    async (transaction) => {
      const keys = { from: deriveKey(from, 'secrets'), to: deriveKey(to, 'secrets') }
      const secrets = await resealSecrets(transaction, keys)
      const factors = await resealFactors(transaction, (factor) => resealFactor(factor, { from, to }))
      onSealed?.()
      return { secrets, factors }
    },
    { timeout: WITHIN_MS },
  )
  await openAppRole(databaseUrl, deriveKey(to, 'database'))
  await closeAppRole(databaseUrl, deriveKey(from, 'database'))
  return changed
}

/** Null for a second step that the former key does not open: it is sealed with the new one, or lost. */
async function resealFactor(
  { secret, backupCodes }: SealedFactor,
  { from, to }: Keys,
): Promise<SealedFactor | null> {
  const text = await symmetricDecrypt({ key: libraryKey(from), data: secret }).catch(() => null)
  if (text === null) return null
  const [before, after] = [from, to].map((key) => keepsRecoveryCodes(deriveKey(key, 'secrets')))
  return {
    secret: await symmetricEncrypt({ key: libraryKey(to), data: text }),
    backupCodes: before && after ? await after.encrypt(await before.decrypt(backupCodes)) : backupCodes,
  }
}

/** As the account library is given it. */
function libraryKey(key: Buffer): string {
  return deriveKey(key, 'sessions').toString('hex')
}
