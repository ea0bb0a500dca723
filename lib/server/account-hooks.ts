import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { deleteSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import { removePasswordLinks } from '@/lib/adapters/store/account-letters'
import { findPasswordHash, savePasswordHash } from '@/lib/adapters/store/account-passwords'
import { countUse } from '@/lib/adapters/store/allowances'
import type { Database } from '@/lib/adapters/store/client'
import { countPasskeys } from '@/lib/adapters/store/passkeys'
import { PASSKEYS_MAX } from '@/lib/contracts/account'
import { logAccountAct } from './account-log'
import { judgeNewPassword } from './known-passwords'
import { hashPassword, isFormerHash, verifyPassword } from './password-hash'

/** The longest that one sign-in holds, however often it is used. A guest has nothing else to come back with: theirs goes on. */
const SESSION_MAX_MS = 180 * 24 * 60 * 60 * 1_000

/** Which field of an act holds a new password. */
const newPasswords: Readonly<Record<string, 'password' | 'newPassword'>> = {
  '/sign-up/email': 'password',
  '/change-password': 'newPassword',
  '/reset-password': 'newPassword',
}

/** What asks for the password again, beyond what the library asks it for. */
const asksPassword: ReadonlySet<string> = new Set([
  '/passkey/generate-register-options',
  '/passkey/delete-passkey',
  '/end-session',
])

const weaknessCodes = { common: 'PASSWORD_TOO_COMMON', context: 'PASSWORD_NAMES_ACCOUNT' } as const

const Said = z.object({
  email: z.string().optional(),
  password: z.string().optional(),
  newPassword: z.string().optional(),
  code: z.string().optional(),
  step: z.string().optional(),
})

/** What Carrel does before and after acts of the account library, beyond what the library does. */
export function accountHooks(db: Database) {
  const before = createAuthMiddleware(async (ctx) => {
    // The library sends it for anybody who names an address; here only the account itself may ask.
    if (ctx.path === '/send-verification-email' && !(await getSessionFromCtx(ctx)))
      throw new APIError('UNAUTHORIZED')
    if (asksPassword.has(ctx.path)) {
      const session = await getSessionFromCtx(ctx)
      if (!session) throw new APIError('UNAUTHORIZED')
      // The library takes some of what is sent by the query of a GET inside.
      const said = Said.safeParse(ctx.body ?? ctx.query).data?.password ?? ''
      await requirePassword(db, session.user.id, said)
      const isNew = ctx.path === '/passkey/generate-register-options'
      if (isNew && (await countPasskeys(db, session.user.id)) >= PASSKEYS_MAX)
        throw new APIError('BAD_REQUEST', { code: 'TOO_MANY_PASSKEYS' })
    }
    const field = newPasswords[ctx.path]
    if (field !== undefined) {
      const said = Said.safeParse(ctx.body).data ?? {}
      const session = ctx.path === '/change-password' ? await getSessionFromCtx(ctx) : null
      const email = session?.user.email ?? said.email ?? ''
      const weakness = await judgeNewPassword(said[field] ?? '', email)
      if (weakness !== null) throw new APIError('BAD_REQUEST', { code: weaknessCodes[weakness] })
    }
    // Whoever changes a password may do so because somebody else has got in with the old one.
    if (ctx.path === '/change-password')
      return { context: { body: { ...ctx.body, revokeOtherSessions: true } } }
  })
  const after = createAuthMiddleware(async (ctx) => {
    const { newSession, returned } = ctx.context
    if (ctx.path === '/two-factor/verify-totp' && newSession && Said.parse(ctx.body).step === 'sign-in') {
      const { user, session } = newSession
      if (await isUsedCode(db, user.id, Said.parse(ctx.body).code ?? '')) {
        await ctx.context.internalAdapter.deleteSession(session.token)
        deleteSessionCookie(ctx)
        logAccountAct(ctx.path, { userId: user.id, refusal: 'CODE_USED' })
        throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE' })
      }
    }
    logAccountAct(ctx.path, {
      userId: newSession?.user.id ?? ctx.context.session?.user.id ?? null,
      refusal: returned instanceof APIError ? (returned.body?.code ?? String(returned.status)) : null,
    })
    if (ctx.path === '/change-password' && newSession) await removePasswordLinks(db, newSession.user.id)
    if (ctx.path === '/sign-in/email' && newSession)
      await renewHash(db, newSession.user.id, Said.safeParse(ctx.body).data?.password ?? '')
  })
  return { before, after }
}

/** Holds the end of a session that is prolonged to the longest that one sign-in lasts. */
export async function capSession(
  change: { expiresAt?: Date | undefined },
  context: { context: { session: { session: { createdAt: Date }; user: object } | null } } | null,
) {
  const held = context?.context.session
  if (!held || !change.expiresAt || ('isAnonymous' in held.user && held.user.isAnonymous === true)) return
  const end = new Date(held.session.createdAt.getTime() + SESSION_MAX_MS)
  return change.expiresAt > end ? { data: { expiresAt: end } } : undefined
}

/** A guest has no password; theirs is as wrong as any. */
async function requirePassword(db: Database, userId: string, password: string): Promise<void> {
  const hash = await findPasswordHash(db, userId)
  const isRight = hash !== null && (await verifyPassword({ hash, password }))
  if (!isRight) throw new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD' })
}

/** Makes the hash of a password that was right anew where it was made with the settings of another year. */
async function renewHash(db: Database, userId: string, password: string): Promise<void> {
  const hash = await findPasswordHash(db, userId)
  if (hash === null || !isFormerHash(hash)) return
  await savePasswordHash(db, { userId, former: hash, hash: await hashPassword(password) })
}

/** Whether a code of an app was used before: it holds for a minute and a half, and whoever looked on must not come in by it. */
async function isUsedCode(db: Database, userId: string, code: string): Promise<boolean> {
  const { used } = await countUse(db, `code-${code}:owner:${userId}`, { windowMs: 120_000, now: new Date() })
  return used > 1
}
