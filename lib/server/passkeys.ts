import { getAuthenticatorName, passkey } from '@better-auth/passkey'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError } from 'better-auth/api'
import { z } from 'zod'

/** A challenge of a passkey as the library keeps it until it is answered. */
const CHALLENGE = /^\{"type":"registration"/

/**
 * Passkeys by the account library, under the addresses that people reach Carrel by. One that was used without asking who holds it (a PIN,
 * a finger, a face) is refused: a passkey stands for the password and for a second step, which a found or borrowed key alone is not.
 */
export function passkeys(addresses: readonly string[]) {
  return passkey({
    rpName: 'Carrel',
    origin: [...addresses],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ verification: { registrationInfo } }) => {
        requirePerson(registrationInfo?.userVerified)
        const name = getAuthenticatorName(registrationInfo?.aaguid)
        return name === undefined ? undefined : { name }
      },
    },
    authentication: {
      afterVerification: ({ verification }) => requirePerson(verification.authenticationInfo.userVerified),
    },
    advanced: { webAuthnChallengeCookie: 'passkey' },
  })
}

function requirePerson(isVerified: boolean | undefined): void {
  if (isVerified !== true) throw new APIError('UNAUTHORIZED', { code: 'PASSKEY_WITHOUT_PERSON' })
}

/** The library answers a new passkey that is not right as if it had failed itself. */
export const refusesWrongPasskey = {
  id: 'refuses-wrong-passkey',
  onResponse: async (response: Response) => {
    if (response.status !== 500) return undefined
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null)
    const code = 'FAILED_TO_VERIFY_REGISTRATION'
    const isWrong = z.object({ code: z.literal(code) }).safeParse(body).success
    return isWrong ? { response: Response.json({ code }, { status: 400 }) } : undefined
  },
} satisfies BetterAuthPlugin

/** Leaves the address, which the library writes beside the challenge and reads nowhere, out of what is kept. */
export async function withoutAddress<T extends { value?: string | undefined }>(row: T) {
  if (!CHALLENGE.test(row.value ?? '')) return
  const challenge: Record<string, unknown> = JSON.parse(row.value ?? '')
  const { userData } = challenge
  const id = typeof userData === 'object' && userData !== null && 'id' in userData ? userData.id : ''
  return { data: { ...row, value: JSON.stringify({ ...challenge, userData: { id } }) } }
}
