import type { ErrorCode } from '@/lib/contracts/errors'
import type { RunState } from '@/lib/contracts/run'
import type { RefineAnswer } from '@/lib/contracts/source-validation'
import { THRESHOLD, thresholdCounts } from '@/lib/core/relevance/threshold'
import { knownSources } from './known-sources'

/** `not-acknowledged` for being satisfied with fewer sources on the topic than a review needs without saying that this is known; else null. */
export function refusesRefine(answer: RefineAnswer, run: RunState): ErrorCode | null {
  if (answer.kind !== 'satisfied' || answer.acknowledged) return null
  const inside = [...knownSources(run).values()].filter(({ outside }) => outside !== true)
  return thresholdCounts(inside).relevant < THRESHOLD ? 'not-acknowledged' : null
}
