import pino, { type DestinationStream } from 'pino'
import { env } from './env'

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

/** One JSON line an event, with its time in UTC; line feeds of others stay inside their string. */
export function openLog(level: string, destination: DestinationStream) {
  return pino({ level, redact: redacted, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination)
}

/** The process's log, to standard error. */
export const log = openLog(env().LOG_LEVEL, pino.destination(2))
