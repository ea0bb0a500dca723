import { z } from 'zod'
import { AppError } from '@/lib/contracts/errors'
import { accountActs } from './account-acts'
import { logAccountAct } from './account-log'
import type { Auth } from './auth'
import { readSmallJson } from './read-small-json'
import { respond } from './respond'

/** Under which the account library is reached. */
const ROOT = '/api/auth'
/** Acts after which nothing of the account may stay in the browser. */
const ENDING: ReadonlySet<string> = new Set(['/sign-out', '/delete-user', '/delete-anonymous-user'])
const SESSION_COOKIE = /^(__Host-)?carrel\.session_/
const CHALLENGE_COOKIE = /^(__Host-)?carrel\.two_factor=/
const PASSKEY = '/passkey/verify-authentication'
const SignedIn = z.object({ user: z.object({ id: z.string() }) })
/** Two passwords and an address, each character at its longest in UTF-8 and escaped. */
const BODY_BYTES_MAX = 8_000

/**
 * Hands a request to the account library if Carrel uses what it asks for, with the fields Carrel sends and none else. All
 * other endpoints are 404, also those that a newer library brings; a body that is too large is 413, a field that does not
 * fit 400 with a code of the library.
 */
export function answerAccount(
  auth: Pick<Auth, 'handler' | 'api' | '$context' | 'adoptGuest'>,
  request: Request,
): Promise<Response> {
  return respond('account', async () => {
    const { origin, pathname } = new URL(request.url)
    const path = pathname.startsWith(`${ROOT}/`) ? pathname.slice(ROOT.length) : ''
    const act = Object.hasOwn(accountActs, path) ? accountActs[path] : undefined
    if (act?.method !== request.method) throw new AppError('not-found', 'no such act on an account')
    const given = await readSmallJson(request, BODY_BYTES_MAX)
    const input = act.input.safeParse(given)
    if (!input.success) {
      const code = input.error.issues[0]?.message
      return Response.json({ code }, { status: 400, headers: { 'cache-control': 'no-store' } })
    }
    const isGet = act.isGetInside === true
    const query = isGet ? queryOf(input.data) : ''
    const method = isGet ? 'GET' : 'POST'
    const body = isGet ? null : JSON.stringify(input.data)
    const { step } = input.data
    const isSignIn = path === '/sign-in/email' || path === PASSKEY || step === 'sign-in'
    const former = isSignIn ? await heldSession(auth, request.headers) : null
    const headers = step === undefined ? request.headers : forStep(step, request.headers)
    const answer = await auth.handler(new Request(`${origin}${pathname}${query}`, { method, headers, body }))
    // The library refuses who asks too often before anything of ours is asked.
    if (answer.status === 429) logAccountAct(path, { userId: null, refusal: 'TOO_MANY_REQUESTS' })
    if (!answer.ok) return answer
    if (former) {
      const open = await isHalfway(answer)
      if (open) return withoutCookie(answer, SESSION_COOKIE)
      await leave(auth, former, { answer, isSecondStep: step !== undefined })
    }
    return ENDING.has(path) ? withNothingLeft(answer) : withoutToken(answer)
  })
}

interface HeldSession {
  readonly token: string
  readonly userId: string
  readonly isGuest: boolean
}

/** The session that this browser has before another one begins in it. */
async function heldSession(auth: Pick<Auth, 'api'>, headers: Headers): Promise<HeldSession | null> {
  const held = await auth.api.getSession({ headers, query: { disableRefresh: true } })
  if (!held) return null
  return { token: held.session.token, userId: held.user.id, isGuest: held.user.isAnonymous === true }
}

/** The password was right and a code is still to come: nobody is signed in yet, and whoever was here before is still. */
async function isHalfway(answer: Response): Promise<boolean> {
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  return z.object({ twoFactorRedirect: z.literal(true) }).safeParse(said).success
}

/**
 * Ends what this browser was before somebody signed in in it: no session of another account stays, and a guest's work goes along.
 * With a password alone the library moves it itself.
 */
async function leave(
  auth: Pick<Auth, '$context' | 'adoptGuest'>,
  former: HeldSession,
  { answer, isSecondStep }: { readonly answer: Response; readonly isSecondStep: boolean },
): Promise<void> {
  const { internalAdapter } = await auth.$context
  if (!former.isGuest) return internalAdapter.deleteSession(former.token)
  if (!isSecondStep) return
  const { user } = SignedIn.parse(await answer.clone().json())
  await auth.adoptGuest(former.userId, user.id)
  await internalAdapter.deleteUser(former.userId)
}

/**
 * The headers of a step with a code, which the library would take for the other one by its cookies: signing in counts the challenge
 * and no session, setting up the session and no challenge.
 */
function forStep(step: unknown, given: Headers): Headers {
  const headers = new Headers(given)
  const unwanted = step === 'sign-in' ? SESSION_COOKIE : CHALLENGE_COOKIE
  const kept = (given.get('cookie') ?? '').split(';').filter((pair) => !unwanted.test(pair.trim()))
  headers.set('cookie', kept.join(';'))
  return headers
}

function queryOf(input: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(input).map(([name, value]) => [name, String(value)])
  return `?${new URLSearchParams(pairs)}`
}

/** The library also says the token of a session that it begins; it is in the cookie, where no script reads it, and in no answer. */
async function withoutToken(answer: Response): Promise<Response> {
  const said = z.record(z.string(), z.unknown()).safeParse(
    await answer
      .clone()
      .json()
      .catch(() => null),
  )
  if (!said.success) return answer
  const { token, session, ...rest } = said.data
  if (token === undefined && session === undefined) return answer
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  return new Response(JSON.stringify(rest), { status: answer.status, headers })
}

function withoutCookie(answer: Response, name: RegExp): Response {
  const headers = new Headers(answer.headers)
  headers.delete('set-cookie')
  for (const cookie of answer.headers.getSetCookie())
    if (!name.test(cookie)) headers.append('set-cookie', cookie)
  return new Response(answer.body, { status: answer.status, headers })
}

/** Asks the browser to forget pages and what they stored; its cookies, language and colours among them, are no part of the account. */
function withNothingLeft(answer: Response): Response {
  const headers = new Headers(answer.headers)
  headers.set('clear-site-data', '"cache", "storage"')
  return new Response(answer.body, { status: answer.status, headers })
}
