import 'server-only'
import { readSecrets } from '@/lib/adapters/store/secrets'
import type { LibrarySettings } from '@/lib/contracts/connector'
import type { UserId } from '@/lib/contracts/ids'
import { libraryFields, librarySecretNames, parseLibraryField } from '@/lib/contracts/library-settings'
import type { Services } from './services'

/** How the user reaches their library. Kept encrypted with the keys but no secret to its owner: it stands in their links. */
export async function readLibrarySettings(
  { db, secretsKey }: Services,
  userId: UserId,
): Promise<LibrarySettings> {
  const saved = await readSecrets(db, userId, secretsKey)
  const usable = libraryFields.flatMap((field) => {
    const value = parseLibraryField(field, saved[librarySecretNames[field]] ?? '')
    return value === null ? [] : [[field, value] as const]
  })
  return Object.fromEntries(usable)
}
