import pino, { type DestinationStream } from 'pino'
import { env } from './env'
import { requestId } from './request-id'

/** What must never stand in a log, wherever it turns up. */
const redacted = [
  '*.apiKey',
  '*.password',
  '*.token',
  '*.authorization',
  '*.cookie',
  '*.email',
  'apiKey',
  'password',
  'token',
]

function underWay(): { readonly requestId?: string } {
  const id = requestId()
  return id === undefined ? {} : { requestId: id }
}

/** One JSON line an event, with its time in UTC and the request that led to it; line feeds of others stay inside their string. */
export function openLog(level: string, destination: DestinationStream) {
  const timestamp = pino.stdTimeFunctions.isoTime
  return pino({ level, redact: redacted, base: null, timestamp, mixin: underWay }, destination)
}

/** The process's log, to standard error. */
export const log = openLog(env().LOG_LEVEL, pino.destination(2))
