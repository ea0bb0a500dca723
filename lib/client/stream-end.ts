import { AppError } from '@/lib/contracts/errors'
import { type StreamEnd, streamEnds } from '@/lib/contracts/stream'
import { fieldOf } from './fetch-json'

/** The code if it ends a page for good, else null. */
export function streamEnd(code: unknown): StreamEnd | null {
  return streamEnds.find((end) => end === code) ?? null
}

/** What an error of our own routes ends for good; null when asking again can help. */
export function endOfError(error: unknown): StreamEnd | null {
  return error instanceof AppError ? streamEnd(error.code) : null
}

/** Why a stream has ended, when this is its last message; null for any other. */
export function readEnd(text: string): StreamEnd | null {
  try {
    return streamEnd(fieldOf(JSON.parse(text), 'closed'))
  } catch {
    return null
  }
}
