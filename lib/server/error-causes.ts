import { withoutQuotations } from './error-words'

/** Drivers wrap each other: what happened lies a few levels down. */
const CAUSES_MAX = 6

const SAID_MAX = 200

/**
 * What failed and why, outermost first, for the log: the class and code of each error, and the last line of what it says. What stands in
 * quotation marks is left out, and all of what a library says of its arguments: they may be somebody's words or keys.
 */
export function errorCauses(error: unknown): readonly string[] {
  const causes: string[] = []
  for (let at: unknown = error; at instanceof Error && causes.length < CAUSES_MAX; at = causeOf(at)) {
    const code = 'code' in at && typeof at.code === 'string' ? ` ${at.code}` : ''
    const said = at.name === 'PrismaClientValidationError' ? '' : lastLine(at.message)
    causes.push(`${at.name}${code}${said && `: ${said}`}`)
  }
  return causes
}

function causeOf(error: Error): unknown {
  if (error.cause) return error.cause
  const meta = 'meta' in error ? error.meta : null
  return typeof meta === 'object' && meta !== null && 'driverAdapterError' in meta
    ? meta.driverAdapterError
    : null
}

function lastLine(text: string): string {
  const last = text.trim().split('\n').at(-1) ?? ''
  return withoutQuotations(last).slice(0, SAID_MAX)
}
