import type { Outcome } from '@/lib/contracts/search'
import type { Lane } from '@/lib/core/validation/workspace'

export type LaneState = 'queued' | 'searching' | 'broken' | Outcome

/** One word for where a database stands: its outcome once it has one. */
export function laneState(lane: Lane): LaneState {
  if (lane.answer) return lane.answer.outcome
  return lane.status === 'queued' || lane.status === 'searching' ? lane.status : 'broken'
}

/** True when asking once more may help without the student changing anything. */
export function canRetry(lane: Lane): boolean {
  return ['blocked', 'quota', 'throttled', 'down', 'broken', 'bad-query'].includes(laneState(lane))
}
