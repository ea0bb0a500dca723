import 'server-only'
import { errorCodes, errorRetryAfter } from '@/lib/contracts/errors'
import { codeFor } from './action-result'

const NO_STORE = { 'cache-control': 'no-store' }

/** Runs a route's work and answers JSON; what it throws becomes `{ code }` with the code's status, and Retry-After where known. */
export async function respond(name: string, work: () => Promise<unknown>): Promise<Response> {
  try {
    const body = await work()
    return body instanceof Response ? body : Response.json(body, { headers: NO_STORE })
  } catch (error) {
    const code = codeFor(name, error)
    const retryAfterS = errorRetryAfter(error)
    const headers = retryAfterS === null ? NO_STORE : { ...NO_STORE, 'retry-after': String(retryAfterS) }
    return Response.json({ code }, { status: errorCodes[code].status, headers })
  }
}
