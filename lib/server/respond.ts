import 'server-only'
import { type ErrorCode, errorCodes, errorRetryAfter } from '@/lib/contracts/errors'
import { codeFor } from './action-result'
import { isNavigation, refusalPage } from './refusal-page'

const NO_STORE = { 'cache-control': 'no-store' }
/** For the answers that pass by the proxy; the others get its policy in the place of this one. */
const UNFRAMED = "default-src 'none'; frame-ancestors 'none'"

/** Runs a route's work and answers JSON; what it throws becomes `{ code }` with the code's status, and Retry-After where known. */
export async function respond(name: string, work: () => Promise<unknown>): Promise<Response> {
  const answer = await answerOf(name, work)
  if (!answer.headers.has('content-security-policy')) answer.headers.set('content-security-policy', UNFRAMED)
  return answer
}

async function answerOf(name: string, work: () => Promise<unknown>): Promise<Response> {
  try {
    const body = await work()
    return body instanceof Response ? body : Response.json(body, { headers: NO_STORE })
  } catch (error) {
    const { code, ...init } = refusalOf(name, error)
    return Response.json({ code }, init)
  }
}

/** Gives the file that the work makes. What it throws is answered as by `respond`, and to a person who followed a link as a page. */
export async function respondWithFile(
  name: string,
  request: Request,
  work: () => Promise<Response>,
): Promise<Response> {
  if (!isNavigation(request)) return respond(name, work)
  try {
    return await work()
  } catch (error) {
    const { code, status, headers } = refusalOf(name, error)
    const html = { ...headers, 'content-type': 'text/html; charset=utf-8' }
    return new Response(refusalPage(code, request.headers), { status, headers: html })
  }
}

function refusalOf(name: string, error: unknown) {
  const code: ErrorCode = codeFor(name, error)
  const retryAfterS = errorRetryAfter(error)
  const headers = retryAfterS === null ? NO_STORE : { ...NO_STORE, 'retry-after': String(retryAfterS) }
  return { code, status: errorCodes[code].status, headers }
}
