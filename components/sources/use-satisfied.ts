import { useState } from 'react'
import type { RefineAnswer, SourceRow } from '@/lib/contracts/source-validation'
import { THRESHOLD, type ThresholdCounts, thresholdCounts } from '@/lib/core/relevance/threshold'

type SatisfiedAnswer = Extract<RefineAnswer, { kind: 'satisfied' }>

interface Satisfied {
  readonly counts: ThresholdCounts
  /** What the menu's choice does: goes on, or asks first. */
  readonly satisfied: () => void
  /** While it asks: what it says, and what its two buttons do. */
  readonly asking: {
    readonly counts: ThresholdCounts
    readonly onGo: () => void
    readonly onClose: () => void
  } | null
}

/** Being satisfied with fewer sources on the topic than a review needs is asked about once; the answer says that it was. */
export function useSatisfied(
  sources: readonly SourceRow[],
  answer: (answer: SatisfiedAnswer) => Promise<void>,
): Satisfied {
  const [asks, setAsks] = useState(false)
  const counts = thresholdCounts(sources)
  const go = (acknowledged: boolean) => {
    setAsks(false)
    void answer({ kind: 'satisfied', acknowledged })
  }
  return {
    counts,
    satisfied: () => (counts.relevant < THRESHOLD ? setAsks(true) : go(false)),
    asking: asks ? { counts, onGo: () => go(true), onClose: () => setAsks(false) } : null,
  }
}
