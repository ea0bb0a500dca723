import type { RunState } from '@/lib/contracts/run'
import { roundsOf, stepOf } from '@/lib/core/run/run-state'

/** How many separations and joinings by hand are in force: those made less those taken back. */
export function mergeChangesInForce(run: RunState): number {
  const kinds = roundsOf(stepOf(run, 'refine')).map(({ answer }) => kindOf(answer))
  return kinds.reduce<number>((count, kind) => {
    if (kind === 'split' || kind === 'join') return count + 1
    return kind === 'undo-merge' ? Math.max(0, count - 1) : count
  }, 0)
}

function kindOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'kind' in answer ? answer.kind : null
}
