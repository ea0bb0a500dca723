import { fieldOf } from '@/lib/client/fetch-json'
import { PASSWORD_MAX, PASSWORD_MIN } from '@/lib/contracts/account'

/** What can come of asking for an account; each has its sentence. */
export type AuthFault =
  | 'email'
  | 'password-short'
  | 'password-long'
  | 'password-common'
  | 'password-context'
  | 'taken'
  | 'wrong'
  | 'wrong-or-open'
  | 'wrong-current'
  | 'missing-current'
  | 'code'
  | 'recovery-code'
  | 'code-over'
  | 'locked'
  | 'passkey-cancelled'
  | 'passkey-known'
  | 'passkey-address'
  | 'passkey-unknown'
  | 'passkey-failed'
  | 'passkey-person'
  | 'passkey-many'
  | 'passkey-name'
  | 'link-expired'
  | 'link-wrong'
  | 'rate-limited'
  | 'offline'
  | 'failed'

export type AuthAnswer =
  /** `body` is what the account library said. */
  { readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly fault: AuthFault }

export interface Credentials {
  readonly email: string
  readonly password: string
}

const TIMEOUT_MS = 30_000
/** Longer addresses do not exist. */
const EMAIL_MAX = 254

/** Codes of the account library. */
const faultsByCode: Readonly<Record<string, AuthFault>> = {
  INVALID_EMAIL: 'email',
  VALIDATION_ERROR: 'email',
  PASSWORD_TOO_SHORT: 'password-short',
  PASSWORD_TOO_LONG: 'password-long',
  PASSWORD_TOO_COMMON: 'password-common',
  PASSWORD_NAMES_ACCOUNT: 'password-context',
  USER_ALREADY_EXISTS: 'taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'taken',
  INVALID_EMAIL_OR_PASSWORD: 'wrong',
  INVALID_PASSWORD: 'wrong-current',
  TOKEN_EXPIRED: 'link-expired',
  INVALID_TOKEN: 'link-wrong',
  USER_NOT_FOUND: 'link-wrong',
  INVALID_CODE: 'code',
  INVALID_BACKUP_CODE: 'recovery-code',
  INVALID_TWO_FACTOR_COOKIE: 'code-over',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'code-over',
  PASSKEY_NOT_FOUND: 'passkey-unknown',
  AUTHENTICATION_FAILED: 'passkey-failed',
  CHALLENGE_NOT_FOUND: 'passkey-failed',
  FAILED_TO_VERIFY_REGISTRATION: 'passkey-failed',
  PASSKEY_WITHOUT_PERSON: 'passkey-person',
  TOO_MANY_PASSKEYS: 'passkey-many',
  PASSKEY_NAME: 'passkey-name',
}

/** All that keeps an address and a new password from being sent; empty when nothing does. */
export function credentialFaults({ email, password }: Credentials): readonly AuthFault[] {
  return [emailFault(email), passwordFault(password)].filter((fault) => fault !== null)
}

/** `email` for what cannot be an address. */
export function emailFault(email: string): AuthFault | null {
  const isAddress = /^[^\s@]+@[^\s@]+$/.test(email.slice(0, EMAIL_MAX + 1)) && email.length <= EMAIL_MAX
  return isAddress ? null : 'email'
}

/** What keeps a new password from being taken. */
export function passwordFault(password: string): AuthFault | null {
  if (password.length < PASSWORD_MIN) return 'password-short'
  return password.length > PASSWORD_MAX ? 'password-long' : null
}

/** The fault that an answer of the account library names. */
export function faultOf(status: number, answer: unknown): AuthFault {
  const code = fieldOf(answer, 'code')
  if (status === 429) return code === 'ACCOUNT_TEMPORARILY_LOCKED' ? 'locked' : 'rate-limited'
  return (typeof code === 'string' && Object.hasOwn(faultsByCode, code) && faultsByCode[code]) || 'failed'
}

/** An account for whoever is here now: projects and keys of an anonymous visitor move into it. */
export function claimAccount({ email, password }: Credentials): Promise<AuthAnswer> {
  return askAccount('/sign-up/email', { email, password })
}

/** What was done in this browser before moves into the account. */
export function signIn({ email, password }: Credentials): Promise<AuthAnswer> {
  return askAccount('/sign-in/email', { email, password })
}

/** Whether the password was right and the account asks for a code now. */
export function needsCode(body: unknown): boolean {
  return fieldOf(body, 'twoFactorRedirect') === true
}

/** Ends a sign-in with the code of an app, or with a recovery code. */
export function endSignIn(kind: 'app' | 'recovery', code: string): Promise<AuthAnswer> {
  return kind === 'app'
    ? askAccount('/two-factor/verify-totp', { code: code.replace(/\s/g, ''), step: 'sign-in' })
    : askAccount('/two-factor/verify-backup-code', { code, step: 'sign-in' })
}

/** What an app needs to show codes, and the codes for who loses it; shown once. */
export interface BegunStep {
  readonly uri: string
  readonly secret: string
  readonly codes: readonly string[]
}

/** What was asked for, or why it is not there. */
export type Given<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: AuthFault }

/** Begins a second step, which is in force once `proveApp` was answered. */
export async function beginSecondStep(password: string): Promise<Given<BegunStep>> {
  const answer = await askAccount('/two-factor/enable', { password })
  if (!answer.ok) return answer
  const uri = fieldOf(answer.body, 'totpURI')
  const codes = codesIn(answer.body)
  if (typeof uri !== 'string' || codes === null) return { ok: false, fault: 'failed' }
  return { ok: true, value: { uri, secret: new URL(uri).searchParams.get('secret') ?? '', codes } }
}

/** Shows that the app has the secret: from now on it is asked for. */
export function proveApp(code: string): Promise<AuthAnswer> {
  return askAccount('/two-factor/verify-totp', { code: code.replace(/\s/g, ''), step: 'set-up' })
}

/** New recovery codes; those before no longer hold. */
export async function askRecoveryCodes(password: string): Promise<Given<readonly string[]>> {
  const answer = await askAccount('/two-factor/generate-backup-codes', { password })
  if (!answer.ok) return answer
  const codes = codesIn(answer.body)
  return codes ? { ok: true, value: codes } : { ok: false, fault: 'failed' }
}

export function endSecondStep(password: string): Promise<Given<null>> {
  return withoutBody(askAccount('/two-factor/disable', { password }))
}

function codesIn(body: unknown): readonly string[] | null {
  const codes = fieldOf(body, 'backupCodes')
  return Array.isArray(codes) && codes.every((code) => typeof code === 'string') ? codes : null
}

/** Sets another password for the account one is signed in to, and ends its sessions in other browsers. */
export function changePassword(currentPassword: string, newPassword: string): Promise<AuthAnswer> {
  return askAccount('/change-password', { currentPassword, newPassword })
}

/** Signs the account out in another browser; its open pages end within a second. One that is gone already is what was asked for. */
export function signOutElsewhere(id: string, password: string): Promise<AuthAnswer> {
  return askAccount('/end-session', { id, password })
}

/** An answer whose body nobody needs, in the shape that a form with a password waits for. */
export async function withoutBody(answer: Promise<AuthAnswer>): Promise<Given<null>> {
  const said = await answer
  return said.ok ? { ok: true, value: null } : said
}

export function signOut(): Promise<AuthAnswer> {
  return askAccount('/sign-out', {})
}

/** Deletes an anonymous visitor with all projects and keys. */
export function forgetVisitor(): Promise<AuthAnswer> {
  return askAccount('/delete-anonymous-user', {})
}

/** Deletes the account one is signed in to with everything in it. */
export function deleteAccount(password: string): Promise<AuthAnswer> {
  return askAccount('/delete-user', { password })
}

/** Sends the letter that confirms the address of the account one is signed in to once more. */
export function sendConfirmation(email: string): Promise<AuthAnswer> {
  return askAccount('/send-verification-email', { email })
}

/** Confirms the address that the token was sent to; also true when it was confirmed before. */
export function confirmAddress(token: string): Promise<AuthAnswer> {
  return askAccount('/verify-email', { token })
}

/** Sends a link to a new password, if there is an account with this address; the answer is the same if not. */
export function forgetPassword(email: string): Promise<AuthAnswer> {
  return askAccount('/request-password-reset', { email })
}

/** Sets the password of the account that the token was sent to, and ends its sessions. */
export function setNewPassword(token: string, newPassword: string): Promise<AuthAnswer> {
  return askAccount('/reset-password', { token, newPassword })
}

/** Asks the account library for one of the acts that it answers to. */
export function askAccount(path: string, body: object): Promise<AuthAnswer> {
  const headers = { 'content-type': 'application/json' }
  return ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function ask(path: string, init: RequestInit): Promise<AuthAnswer> {
  try {
    const response = await fetch(`/api/auth${path}`, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return { ok: true, body: await response.json().catch(() => null) }
    return { ok: false, fault: faultOf(response.status, await response.json().catch(() => null)) }
  } catch {
    return { ok: false, fault: 'offline' }
  }
}
