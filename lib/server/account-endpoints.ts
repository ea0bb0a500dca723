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
/** Two passwords and an address, each character at its longest in UTF-8 and escaped. */
const BODY_BYTES_MAX = 8_000

/**
 * Hands a request to the account library if Carrel uses what it asks for, with the fields Carrel sends and none else. All
 * other endpoints are 404, also those that a newer library brings; a body that is too large is 413, a field that does not
 * fit 400 with a code of the library.
 */
export function answerAccount(
  auth: Pick<Auth, 'handler' | 'api' | '$context'>,
  request: Request,
): Promise<Response> {
  return respond('account', async () => {
    const { origin, pathname, searchParams } = new URL(request.url)
    const path = pathname.startsWith(`${ROOT}/`) ? pathname.slice(ROOT.length) : ''
    const act = Object.hasOwn(accountActs, path) ? accountActs[path] : undefined
    if (act?.method !== request.method) throw new AppError('not-found', 'no such act on an account')
    const isGet = act.method === 'GET'
    const given = isGet ? Object.fromEntries(searchParams) : await readSmallJson(request, BODY_BYTES_MAX)
    const input = act.input.safeParse(given)
    if (!input.success) {
      const code = input.error.issues[0]?.message
      return Response.json({ code }, { status: 400, headers: { 'cache-control': 'no-store' } })
    }
    const query = isGet ? `?${new URLSearchParams(input.data)}` : ''
    const { method, headers } = request
    const body = isGet ? null : JSON.stringify(input.data)
    const former = path === '/sign-in/email' ? await formerSession(auth, headers) : null
    const answer = await auth.handler(new Request(`${origin}${pathname}${query}`, { method, headers, body }))
    // The library refuses who asks too often before anything of ours is asked.
    if (answer.status === 429) logAccountAct(path, { userId: null, refusal: 'TOO_MANY_REQUESTS' })
    if (answer.ok && former) await (await auth.$context).internalAdapter.deleteSession(former)
    return answer.ok && ENDING.has(path) ? withNothingLeft(answer) : answer
  })
}

/**
 * The token of the account that this browser is signed in to before another one is: it leaves no session behind. A guest's is
 * null: the library ends it when it has moved their work.
 */
async function formerSession(auth: Pick<Auth, 'api'>, headers: Headers): Promise<string | null> {
  const held = await auth.api.getSession({ headers, query: { disableRefresh: true } })
  return held && held.user.isAnonymous !== true ? held.session.token : null
}

/** Asks the browser to forget pages and what they stored; its cookies, language and colours among them, are no part of the account. */
function withNothingLeft(answer: Response): Response {
  const headers = new Headers(answer.headers)
  headers.set('clear-site-data', '"cache", "storage"')
  return new Response(answer.body, { status: answer.status, headers })
}
