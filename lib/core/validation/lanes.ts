import { isAnswered } from '@/lib/core/databases/database-answers'
import type { Lane } from './workspace'

/** True when the database answered, be it with nothing. */
export function hasAnswered(lane: Lane): boolean {
  return lane.answer !== null && isAnswered(lane.answer)
}

/** True while an answer may still come. */
export function isPending(lane: Lane): boolean {
  return lane.status === 'queued' || lane.status === 'searching'
}

/** True when databases were asked, none is still expected to answer and none has: asking again may help, another search need not. */
export function nobodyAnswered(lanes: readonly Lane[]): boolean {
  return lanes.length > 0 && !lanes.some((lane) => isPending(lane) || hasAnswered(lane))
}
