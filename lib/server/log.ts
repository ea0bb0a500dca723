import pino from 'pino'
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

/** The process's log: one JSON line an event, to standard error. */
export const log = pino({ level: env().LOG_LEVEL, redact: redacted, base: null }, pino.destination(2))
