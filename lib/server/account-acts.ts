import { z } from 'zod'
import { PASSKEY_NAME_MAX, PASSWORD_MAX } from '@/lib/contracts/account'
import { hashOfRecoveryCode } from './recovery-codes'

/** Longer addresses do not exist (RFC 5321, with the brackets left out). */
const EMAIL_MAX = 254
/** A token that confirms an address holds it, signed and in base64. */
const TOKEN_MAX = 2_000

// What does not fit is answered with one of the library's own codes, which the account page has sentences for.
const Email = z.string('INVALID_EMAIL').max(EMAIL_MAX, 'INVALID_EMAIL')
const Password = z.string('VALIDATION_ERROR').max(PASSWORD_MAX, 'PASSWORD_TOO_LONG')
const Token = z.string('INVALID_TOKEN').max(TOKEN_MAX, 'INVALID_TOKEN')
const Nothing = z.object({})
/** Whether a code ends a sign-in, or shows that an app is set up. */
const Step = z.enum(['sign-in', 'set-up'], 'INVALID_CODE')

const PasskeyId = z.string('PASSKEY_NOT_FOUND').min(1, 'PASSKEY_NOT_FOUND').max(64, 'PASSKEY_NOT_FOUND')
const PasskeyName = z
  .string('PASSKEY_NAME')
  .trim()
  .min(1, 'PASSKEY_NAME')
  .max(PASSKEY_NAME_MAX, 'PASSKEY_NAME')

/** What a browser says of a passkey (WebAuthn, level 3), in base64url; what it adds for convenience stays outside. */
const FAILED = 'AUTHENTICATION_FAILED'
const Bytes = z.string(FAILED).max(6_000, FAILED)
const credential = <T extends z.ZodRawShape>(response: T) =>
  z.object(
    {
      id: Bytes,
      rawId: Bytes,
      type: z.literal('public-key', FAILED),
      response: z.object({ clientDataJSON: Bytes, ...response }, FAILED),
      clientExtensionResults: z.object({}).default({}),
    },
    FAILED,
  )
const NewPasskey = credential({
  attestationObject: Bytes,
  transports: z.array(z.string().max(20)).max(10).optional(),
})
const ShownPasskey = credential({
  authenticatorData: Bytes,
  signature: Bytes,
  userHandle: Bytes.nullish().transform((handle) => handle ?? undefined),
})

interface AccountAct {
  readonly method: 'POST'
  /** The library takes the fields by the query of a GET. */
  readonly isGetInside?: true
  /** Of the body. What else was sent stays outside. */
  readonly input: z.ZodType<Readonly<Record<string, unknown>>>
  /** Requests an address may make in a minute. */
  readonly aMinute: number
}

/** Everything that is asked of the account library from outside; the rest of it does not answer. */
export const accountActs: Readonly<Record<string, AccountAct>> = {
  '/sign-up/email': {
    method: 'POST',
    // The library wants a name; Carrel shows none.
    input: z
      .object({ email: Email, password: Password })
      .transform(({ email, password }) => ({ name: email, email, password })),
    aMinute: 6,
  },
  '/sign-in/email': { method: 'POST', input: z.object({ email: Email, password: Password }), aMinute: 6 },
  '/sign-out': { method: 'POST', input: Nothing, aMinute: 30 },
  '/change-password': {
    method: 'POST',
    input: z.object({ currentPassword: Password, newPassword: Password }),
    aMinute: 6,
  },
  '/request-password-reset': { method: 'POST', input: z.object({ email: Email }), aMinute: 3 },
  '/reset-password': {
    method: 'POST',
    input: z.object({ token: Token, newPassword: Password }),
    aMinute: 6,
  },
  '/send-verification-email': { method: 'POST', input: z.object({ email: Email }), aMinute: 3 },
  // The library takes it by a GET; from outside nothing is changed by one, and no token stands in an address.
  '/verify-email': { method: 'POST', isGetInside: true, input: z.object({ token: Token }), aMinute: 20 },
  // Whoever deletes an account says its password once more.
  '/delete-user': {
    method: 'POST',
    input: z.object({ password: Password.min(1, 'INVALID_PASSWORD') }),
    aMinute: 6,
  },
  // The second step. What it shows of secrets, and turning it off, asks for the password again.
  '/two-factor/enable': { method: 'POST', input: z.object({ password: Password }), aMinute: 6 },
  '/two-factor/disable': { method: 'POST', input: z.object({ password: Password }), aMinute: 6 },
  '/two-factor/generate-backup-codes': {
    method: 'POST',
    input: z.object({ password: Password }),
    aMinute: 6,
  },
  '/two-factor/verify-totp': {
    method: 'POST',
    input: z.object({ code: z.string('INVALID_CODE').regex(/^\d{6}$/, 'INVALID_CODE'), step: Step }),
    aMinute: 6,
  },
  '/two-factor/verify-backup-code': {
    method: 'POST',
    input: z.object({
      code: z.string('INVALID_BACKUP_CODE').max(60, 'INVALID_BACKUP_CODE').transform(hashOfRecoveryCode),
      step: Step.extract(['sign-in']),
    }),
    aMinute: 6,
  },
  // Passkeys. Adding and removing one asks for the password, naming one for the session alone.
  '/passkey/generate-register-options': {
    method: 'POST',
    isGetInside: true,
    input: z.object({ password: Password }),
    aMinute: 6,
  },
  '/passkey/verify-registration': {
    method: 'POST',
    input: z.object({ response: NewPasskey, name: PasskeyName.optional() }),
    aMinute: 6,
  },
  '/passkey/update-passkey': {
    method: 'POST',
    input: z.object({ id: PasskeyId, name: PasskeyName }),
    aMinute: 20,
  },
  '/passkey/delete-passkey': {
    method: 'POST',
    input: z.object({ id: PasskeyId, password: Password }),
    aMinute: 6,
  },
  '/passkey/generate-authenticate-options': {
    method: 'POST',
    isGetInside: true,
    input: Nothing,
    aMinute: 10,
  },
  '/passkey/verify-authentication': {
    method: 'POST',
    input: z.object({ response: ShownPasskey }),
    aMinute: 10,
  },
  // Whoever has found a browser signed in must not sign its owner out elsewhere.
  '/end-session': {
    method: 'POST',
    input: z.object({ id: z.string('NO_SUCH_SESSION').min(1).max(64), password: Password }),
    aMinute: 6,
  },
  '/delete-anonymous-user': { method: 'POST', input: Nothing, aMinute: 30 },
}
