import { type GuardedResult, guardedFetch } from '@/lib/adapters/web/guarded-fetch'
import { AppError, type ErrorCode } from '@/lib/contracts/errors'

/** A notebook of some thousand sources answers within this many bytes. */
const BODY_MAX_BYTES = 4_000_000

export interface JsonService {
  /** Without final slash. */
  readonly baseUrl: string
  readonly headers: Readonly<Record<string, string>>
  /** Origins that may be private: what the administrator of this installation named. */
  readonly trustedOrigins: readonly string[]
  readonly timeoutMs: number
}

/**
 * The JSON that a service answers to a path; POST when there is a body. Throws `timed-out`, `not-allowed` (a key or password is missing or
 * wrong), `rate-limited` (also a plan that is used up), `address-refused`, or `source-unreachable` for everything else that is no JSON.
 */
export async function askJson(
  { baseUrl, headers, trustedOrigins, timeoutMs }: JsonService,
  { path, body }: { readonly path: string; readonly body?: unknown },
  signal: AbortSignal,
): Promise<unknown> {
  const result = await guardedFetch(`${baseUrl}${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    timeoutMs,
    bodyMaxBytes: BODY_MAX_BYTES,
    trustedOrigins,
    signal,
  })
  if (!result.ok) throw new AppError(codeOfFailure(result), `${path}: ${result.reason}: ${result.detail}`)
  if (result.status !== 200) throw new AppError(codeOfStatus(result.status), `${path}: HTTP ${result.status}`)
  try {
    return JSON.parse(new TextDecoder().decode(result.bytes))
  } catch (cause) {
    throw new AppError('source-unreachable', `${path}: an answer that is no JSON`, { cause })
  }
}

function codeOfFailure({ reason }: Extract<GuardedResult, { ok: false }>): ErrorCode {
  if (reason === 'timed-out') return 'timed-out'
  return reason === 'refused' ? 'address-refused' : 'source-unreachable'
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 401 || status === 403) return 'not-allowed'
  // 432 and 433 are Tavily's: the plan, or the pay-as-you-go limit, is used up.
  return status === 429 || status === 432 || status === 433 ? 'rate-limited' : 'source-unreachable'
}
