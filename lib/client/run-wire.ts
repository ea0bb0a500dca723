import { AppError } from '@/lib/contracts/errors'
import type { RunEvent, RunState } from '@/lib/contracts/run'
import { fieldOf } from './fetch-json'

/*
 * Our own server checked these shapes with the full schemas before it sent them. Here only what the fold relies on is
 * looked at, so that the schema library stays out of the first load.
 */

/** One event of the stream; null for anything else. */
export function readEvent(text: string): RunEvent | null {
  const value: unknown = parseJson(text)
  return isEvent(value) ? value : null
}

/** The state in an answer of `/api/runs/<id>`; throws `log-broken` for anything else. */
export function readState(answer: unknown): RunState {
  const state = fieldOf(answer, 'state')
  if (!isState(state)) throw new AppError('log-broken', 'the answer holds no run state')
  return state
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A torn message: the gap it leaves is found by its number and healed by asking for the whole state.
    return null
  }
}

function isEvent(value: unknown): value is RunEvent {
  const seq = fieldOf(value, 'seq')
  return (
    typeof seq === 'number' &&
    Number.isInteger(seq) &&
    seq > 0 &&
    typeof fieldOf(value, 'at') === 'string' &&
    typeof fieldOf(fieldOf(value, 'fact'), 'type') === 'string'
  )
}

function isState(value: unknown): value is RunState {
  const steps = fieldOf(value, 'steps')
  return (
    typeof fieldOf(value, 'seq') === 'number' &&
    typeof fieldOf(value, 'status') === 'string' &&
    typeof steps === 'object' &&
    steps !== null
  )
}
