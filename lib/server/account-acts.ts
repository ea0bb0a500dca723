import { z } from 'zod'
import { PASSWORD_MAX } from '@/lib/contracts/account'

/** Longer addresses do not exist (RFC 5321, with the brackets left out). */
const EMAIL_MAX = 254
/** A token that confirms an address holds it, signed and in base64. */
const TOKEN_MAX = 2_000

// What does not fit is answered with one of the library's own codes, which the account page has sentences for.
const Email = z.string('INVALID_EMAIL').max(EMAIL_MAX, 'INVALID_EMAIL')
const Password = z.string('VALIDATION_ERROR').max(PASSWORD_MAX, 'PASSWORD_TOO_LONG')
const Token = z.string('INVALID_TOKEN').max(TOKEN_MAX, 'INVALID_TOKEN')
const Nothing = z.object({})

interface AccountAct {
  readonly method: 'GET' | 'POST'
  /** Of the body, or of the query of a GET. What else was sent stays outside. */
  readonly input: z.ZodType<Record<string, string>>
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
  '/verify-email': { method: 'GET', input: z.object({ token: Token }), aMinute: 20 },
  // Whoever deletes an account says its password once more.
  '/delete-user': {
    method: 'POST',
    input: z.object({ password: Password.min(1, 'INVALID_PASSWORD') }),
    aMinute: 6,
  },
  '/delete-anonymous-user': { method: 'POST', input: Nothing, aMinute: 30 },
}
