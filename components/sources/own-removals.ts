import type { RunState } from '@/lib/contracts/run'
import { roundsOf, stepOf } from '@/lib/core/run/run-state'

/** How many own sources are removed: those taken out less those put back. */
export function removalsInForce(run: RunState): number {
  return roundsOf(stepOf(run, 'refine')).reduce((count, { answer }) => {
    const kind = typeof answer === 'object' && answer !== null && 'kind' in answer ? answer.kind : null
    if (kind === 'remove-own') return count + 1
    return kind === 'undo-remove-own' ? Math.max(0, count - 1) : count
  }, 0)
}
