import { ZodError } from 'zod'
import { AppError, type ErrorCode, errorRetryAfter } from '@/lib/contracts/errors'
import { errorCauses } from './error-causes'
import { errorWords } from './error-words'
import { log } from './log'

// On globalThis because the code that stops the process is bundled apart from the routes.
declare global {
  var carrelIsStopping: boolean | undefined
}

/**
 * What a server action answers: a value, or the code for which the page has a sentence, and where it is known the seconds after
 * which to try again (an action has no header of its own).
 */
export type ActionResult<T = undefined> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: ErrorCode; readonly retryAfterS?: number }

/** Runs an action and turns what it throws into a code. Surprises are logged once, here. */
export async function actionResult<T>(name: string, work: () => Promise<T>): Promise<ActionResult<T>> {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    const retryAfterS = errorRetryAfter(error)
    return { ok: false, code: codeFor(name, error), ...(retryAfterS === null ? {} : { retryAfterS }) }
  }
}

/**
 * The code of what was thrown; unexpected errors are logged with their cause and become `internal` or `storage-unavailable`. What
 * was refused is logged by its code alone: the words beside it may repeat what somebody sent.
 */
export function codeFor(name: string, error: unknown): ErrorCode {
  if (error instanceof AppError) {
    if (error.code === 'internal') log.error({ name, error: errorWords(error) }, 'failed')
    else if (error.code === 'storage-unavailable' && !globalThis.carrelIsStopping)
      log.error({ name, causes: errorCauses(error) }, 'failed')
    else log.info({ name, code: error.code }, 'refused')
    return error.code
  }
  if (error instanceof ZodError || hasCode(error, UNSTORABLE)) {
    log.info({ name, code: 'invalid-input' }, 'refused')
    return 'invalid-input'
  }
  const isStorage = hasCode(error, STORAGE_CODE)
  // Nobody waits any more for what a closing database cut off, or for a file whose reader has gone (Next names that so).
  const isLeft = error instanceof Error && error.name === 'ResponseAborted'
  const level = isLeft || (isStorage && globalThis.carrelIsStopping === true) ? 'debug' : 'error'
  log[level]({ name, error: errorWords(error) }, 'failed')
  return isStorage ? 'storage-unavailable' : 'internal'
}

/**
 * No connection, a server that is stopping, a full disk: codes of Prisma, Node and PostgreSQL (classes 08, 53, 57P); the last
 * ones are all that the account library says of a database that does not answer, and Carrel's own word from outside of Next's
 * bundle, where its error is another class.
 */
const STORAGE_CODE =
  /^(P1001|P1002|P1008|P1017|P2024|ECONNREFUSED|ECONNRESET|ENOSPC|57P0\d|53\d{3}|08\d{3}|FAILED_TO_GET_SESSION|storage-unavailable)$/

/** A text with U+0000 in it, which no person types and PostgreSQL keeps in no column. */
const UNSTORABLE = /^(22021|22P05)$/

/** Drivers wrap each other: the code that says what happened lies a few levels down. */
const NESTED_MAX = 6

function hasCode(error: unknown, wanted: RegExp, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > NESTED_MAX) return false
  return Object.getOwnPropertyNames(error).some((name) => {
    const value: unknown = Object.getOwnPropertyDescriptor(error, name)?.value
    const isCode = name === 'code' || name === 'originalCode'
    return isCode ? wanted.test(String(value)) : hasCode(value, wanted, depth + 1)
  })
}
