import { AppError, type ErrorCode, errorCodes } from '@/lib/contracts/errors'

/** Longest wait for an answer of our own server, where the caller does not say another. */
const TIMEOUT_MS = 30_000

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorCodes, value)
}

/** The field of a value that may be anything; undefined when there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value).find(([key]) => key === name)?.[1]
}

/** The error code in an answer of our own routes and actions, `{code}`; `internal` when it names none. */
export function codeOf(answer: unknown): ErrorCode {
  const code = fieldOf(answer, 'code')
  return isErrorCode(code) ? code : 'internal'
}

/**
 * The JSON answer of one of our own routes, checked by `parse`, which may wait for what it checks with. Throws AppError: the code the route named, `timed-out`
 * after `timeoutMs` (30 s). What fetch threw stays as it is when there was no answer at all.
 */
export async function fetchJson<T>(
  url: string,
  parse: (value: unknown) => T | Promise<T>,
  { timeoutMs = TIMEOUT_MS, ...options }: RequestInit & { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<T> {
  const limit = AbortSignal.timeout(timeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit
  const response = await fetch(url, { cache: 'no-store', ...options, signal }).catch((cause: unknown) => {
    throw limit.aborted ? new AppError('timed-out', `no answer from ${url}`, { cause }) : cause
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new AppError(codeOf(body), `${url}: HTTP ${response.status}`)
  return parse(body)
}
