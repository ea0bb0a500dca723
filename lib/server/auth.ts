import { type BetterAuthPlugin, betterAuth } from 'better-auth'
import { prismaAdapter } from 'better-auth/adapters/prisma'
import { APIError, isAPIError } from 'better-auth/api'
import { nextCookies } from 'better-auth/next-js'
import { anonymous, twoFactor } from 'better-auth/plugins'
import { z } from 'zod'
import type { Mailer } from '@/lib/adapters/mail/smtp'
import { settlePasswordReset } from '@/lib/adapters/store/account-letters'
import type { Database } from '@/lib/adapters/store/client'
import { moveEverything } from '@/lib/adapters/store/projects'
import { removePerson } from '@/lib/adapters/store/remove-people'
import { beyondScopes } from '@/lib/adapters/store/scope'
import { PASSWORD_MAX, PASSWORD_MIN } from '@/lib/contracts/account'
import { errorCodeOf } from '@/lib/contracts/errors'
import { UserId } from '@/lib/contracts/ids'
import { accountActs } from './account-acts'
import { accountHooks, capSession } from './account-hooks'
import { CONFIRM_WITHIN_S, postLetter, RESET_WITHIN_S } from './account-mail'
import { endsSessions } from './ends-sessions'
import { env } from './env'
import { errorCauses } from './error-causes'
import { log } from './log'
import { findMailer } from './mailer'
import { passkeys, refusesWrongPasskey, withoutAddress } from './passkeys'
import { hashPassword, verifyPassword } from './password-hash'
import { publicAddresses } from './public-addresses'
import { keepsRecoveryCodes, newRecoveryCodes } from './recovery-codes'
import { type Services, services } from './services'
import { PEER_HEADER } from './socket-address'

/** What the library answers to a wrong password. */
const WRONG_PASSWORD = { message: 'Invalid email or password', code: 'INVALID_EMAIL_OR_PASSWORD' }

/**
 * Whoever signs up with any address and then cannot sign in is told the same as for a wrong password: that the address has
 * yet to be confirmed would tell that it had no account before.
 */
const openAlike = {
  id: 'open-alike',
  onResponse: async (response: Response) => {
    if (response.status !== 403) return undefined
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null)
    const isOpen = z.object({ code: z.literal('EMAIL_NOT_VERIFIED') }).safeParse(body).success
    return isOpen ? { response: Response.json(WRONG_PASSWORD, { status: 401 }) } : undefined
  },
} satisfies BetterAuthPlugin

/** A session ends when it was not used for so long. */
const SESSION_S = 60 * 60 * 24 * 90

declare global {
  var carrelAuth: Promise<Auth> | undefined
}

interface Addressed {
  readonly user: { readonly id: string; readonly email: string }
  readonly token: string
}

export type Auth = ReturnType<typeof makeAuth>

/** The account system of this process: anonymous from the first click, claimable by e-mail and password. */
export function auth(): Promise<Auth> {
  globalThis.carrelAuth ??= services().then((all) => makeAuth(all, findMailer()))
  return globalThis.carrelAuth
}

/** The account system on the given services; without a mailer no address is confirmed and no password set anew. */
export function makeAuth(
  { db, sessionKey, secretsKey }: Pick<Services, 'db' | 'sessionKey' | 'secretsKey'>,
  mailer: Mailer | null,
) {
  const addresses = publicAddresses()
  // Before the library deletes sessions, password and user one after the other: cut off between them, half an account would stay.
  const removeWhole = ({ id }: { readonly id: string }) =>
    beyondScopes(() => removePerson(db, UserId.parse(id)))
  const isHttps = addresses.every((address) => address.startsWith('https:'))
  const adoptGuest = (from: string, to: string) =>
    beyondScopes(() =>
      moveEverything(db, { from: UserId.parse(from), to: UserId.parse(to), key: secretsKey }),
    )
  const library = betterAuth({
    appName: 'Carrel',
    baseURL: addresses[0] ?? '',
    trustedOrigins: [...addresses],
    secret: sessionKey.toString('hex'),
    database: prismaAdapter(db, { provider: 'postgresql' }),
    // What would want a young session asks for the password instead, however young it is.
    session: { expiresIn: SESSION_S, updateAge: 60 * 60 * 24, freshAge: 0 },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: { hash: hashPassword, verify: verifyPassword },
      ...(mailer ? { ...resetByLetter(db, mailer), ...claimByLetter(db, mailer) } : {}),
    },
    ...(mailer ? { emailVerification: confirmByLetter(db, mailer) } : {}),
    // Links to a new password are as good as the password: of them, too, only a hash is kept.
    verification: { storeIdentifier: 'hashed' },
    hooks: accountHooks(db),
    databaseHooks: {
      session: { update: { before: capSession } },
      verification: { create: { before: withoutAddress } },
      // Also where the library deletes a guest whose work has moved into an account.
      user: { delete: { before: removeWhole } },
    },
    user: { deleteUser: { enabled: true, beforeDelete: removeWhole } },
    rateLimit: {
      enabled: true,
      storage: 'database',
      modelName: 'rateLimit',
      window: 60,
      max: 100,
      customRules: Object.fromEntries(
        Object.entries(accountActs).map(([path, { aMinute }]) => [path, { window: 60, max: aMinute }]),
      ),
    },
    advanced: {
      // The library's own way to say Secure puts another prefix before the name.
      cookiePrefix: isHttps ? '__Host-carrel' : 'carrel',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps },
      // Said, because the library checks none while tests run.
      disableOriginCheck: false,
      // Without a proxy that we are told to trust, a client could choose its own address and escape the limits.
      ipAddress: env().TRUST_PROXY
        ? { ipAddressHeaders: ['x-forwarded-for'] }
        : { ipAddressHeaders: [PEER_HEADER] },
    },
    telemetry: { enabled: false },
    logger: { log: logFailure },
    plugins: [
      // First, so that nothing moves into an account while its second step is still to come.
      twoFactor({
        issuer: 'Carrel',
        backupCodeOptions: {
          customBackupCodesGenerate: newRecoveryCodes,
          storeBackupCodes: keepsRecoveryCodes(secretsKey),
        },
      }),
      passkeys(addresses),
      endsSessions(db),
      anonymous({
        emailDomainName: 'anonymous.invalid',
        onLinkAccount: ({ anonymousUser, newUser }) => adoptGuest(anonymousUser.user.id, newUser.user.id),
      }),
      openAlike,
      refusesWrongPasskey,
      nextCookies(),
    ],
  })
  return Object.assign(library, { adoptGuest })
}

/**
 * The library tells those who ask only that it failed; why stands in the log. Its own words are left out: beside a wrong password it
 * names the address.
 */
function logFailure(_level: unknown, _message: string, ...said: readonly unknown[]): void {
  for (const error of said.filter((one) => one instanceof Error && !isAPIError(one)))
    log.error({ name: 'account', causes: errorCauses(error) }, 'failed')
}

/**
 * Signing up answers alike for every address, and a letter says what came of it. Were the new account open at once, having
 * got in would tell that there was none before.
 */
function claimByLetter(db: Database, mailer: Mailer) {
  return {
    requireEmailVerification: true,
    onExistingUserSignUp: async ({ user }: Pick<Addressed, 'user'>, request?: Request) => {
      await postLetter({ db, mailer }, { kind: 'known', user, token: '', request })
    },
  }
}

function confirmByLetter(db: Database, mailer: Mailer) {
  return {
    sendOnSignUp: true,
    sendOnSignIn: true,
    expiresIn: CONFIRM_WITHIN_S,
    sendVerificationEmail: async ({ user, token }: Addressed, request?: Request) => {
      const isPosted = await postLetter({ db, mailer }, { kind: 'confirm', user, token, request })
      // Who signs up or in is answered the same whether or not there was a letter left.
      const isAsked = request && new URL(request.url).pathname.endsWith('/send-verification-email')
      if (!isPosted && isAsked) throw new APIError('TOO_MANY_REQUESTS')
    },
  }
}

function resetByLetter(db: Database, mailer: Mailer) {
  return {
    resetPasswordTokenExpiresIn: RESET_WITHIN_S,
    revokeSessionsOnPasswordReset: true,
    sendResetPassword: async ({ user, token }: Addressed, request?: Request) => {
      // Not waited for: whether there is an account must show neither in the answer nor in its time.
      postLetter({ db, mailer }, { kind: 'password', user, token, request }).catch((error) =>
        log.warn({ name: 'mail', code: errorCodeOf(error) }, 'not sent'),
      )
    },
    onPasswordReset: ({ user }: { user: { id: string } }) => settlePasswordReset(db, user.id),
  }
}
