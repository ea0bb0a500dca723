import { fieldOf } from '@/lib/client/fetch-json'
import { type AuthAnswer, type AuthFault, askAccount } from './auth-requests'

/** Why a browser gave no passkey: by the name of what it threw, as WebAuthn says them. */
const faultsByName: Readonly<Record<string, AuthFault>> = {
  NotAllowedError: 'passkey-cancelled',
  AbortError: 'passkey-cancelled',
  InvalidStateError: 'passkey-known',
  SecurityError: 'passkey-address',
}

/** Whether this browser has passkeys, and reads what the server says of them. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

/** Makes a passkey on a device that the browser offers, and keeps it for the account one is signed in to. */
export async function addPasskey(password: string, name: string): Promise<AuthAnswer> {
  const begun = await askAccount('/passkey/generate-register-options', { password })
  if (!begun.ok) return begun
  const { body } = begun
  if (!isForNew(body)) return { ok: false, fault: 'failed' }
  const given = await credentialFrom(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(body) }),
  )
  if (!given.ok) return given
  return askAccount('/passkey/verify-registration', { response: given.body, ...(name ? { name } : {}) })
}

/** Signs in to the account whose passkey the person picks; what was done in this browser before moves into it. */
export async function signInWithPasskey(): Promise<AuthAnswer> {
  const begun = await askAccount('/passkey/generate-authenticate-options', {})
  if (!begun.ok) return begun
  const { body } = begun
  if (!isForSignIn(body)) return { ok: false, fault: 'failed' }
  // Without asking who holds it, a passkey is refused.
  const options = { ...body, userVerification: 'required' }
  const given = await credentialFrom(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
  )
  if (!given.ok) return given
  return askAccount('/passkey/verify-authentication', { response: given.body })
}

export function renamePasskey(id: string, name: string): Promise<AuthAnswer> {
  return askAccount('/passkey/update-passkey', { id, name })
}

export function removePasskey(id: string, password: string): Promise<AuthAnswer> {
  return askAccount('/passkey/delete-passkey', { id, password })
}

async function credentialFrom(ask: () => Promise<Credential | null>): Promise<AuthAnswer> {
  try {
    const credential = await ask()
    if (credential instanceof PublicKeyCredential) return { ok: true, body: credential.toJSON() }
    return { ok: false, fault: 'passkey-cancelled' }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    return { ok: false, fault: (Object.hasOwn(faultsByName, name) && faultsByName[name]) || 'failed' }
  }
}

function isForNew(body: unknown): body is PublicKeyCredentialCreationOptionsJSON {
  return isForSignIn(body) && typeof fieldOf(fieldOf(body, 'user'), 'id') === 'string'
}

function isForSignIn(body: unknown): body is PublicKeyCredentialRequestOptionsJSON {
  return typeof fieldOf(body, 'challenge') === 'string'
}
