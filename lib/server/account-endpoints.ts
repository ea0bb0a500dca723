import { AppError } from '@/lib/contracts/errors'
import { accountActs } from './account-acts'
import type { Auth } from './auth'
import { readSmallJson } from './read-small-json'
import { respond } from './respond'

/** Under which the account library is reached. */
const ROOT = '/api/auth'
/** Two passwords and an address, each character at its longest in UTF-8 and escaped. */
const BODY_BYTES_MAX = 8_000

/**
 * Hands a request to the account library if Carrel uses what it asks for, with the fields Carrel sends and none else. All
 * other endpoints are 404, also those that a newer library brings; a body that is too large is 413, a field that does not
 * fit 400 with a code of the library.
 */
export function answerAccount(auth: Pick<Auth, 'handler'>, request: Request): Promise<Response> {
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
    return auth.handler(new Request(`${origin}${pathname}${query}`, { method, headers, body }))
  })
}
