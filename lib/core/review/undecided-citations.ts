import { blocksExport } from '@/lib/core/references/decide-reference'
import type { ReviewState } from './review-state'

/** Cited references without which the document may not leave, and nobody has decided about. */
export function undecidedCitations(state: ReviewState): readonly string[] {
  return state.verdicts
    .filter(({ key }) => state.cited.includes(key))
    .filter((verdict) => blocksExport(verdict, state.decisions.get(verdict.key) ?? null).blocks)
    .map(({ key }) => key)
}
