import type { ReferenceDecision, ReferenceVerdict } from '@/lib/contracts/reference-check'

/** What follows from verdict and decision for the document. */
export interface ReferenceOutcome {
  /** The document may not be made before the student decides. */
  readonly blocks: boolean
  /** False: the entry is left out, and what cites it says so. */
  readonly listed: boolean
  /** Print the entry with the index's fields (see repairedWork). */
  readonly repaired: boolean
  /** What is printed about it in the document. */
  readonly printed: 'nothing' | 'undecided' | 'kept' | 'removed' | 'repaired'
  /** The student's reason, for `kept`; else ''. */
  readonly reason: string
}

/** Verdicts that stop a document until the student has decided. */
const blocking: ReadonlySet<ReferenceVerdict['verdict']> = new Set(['not-found', 'retracted'])

/**
 * What becomes of a reference in the document. Nothing found and retracted references block until they are kept with a
 * reason or removed; correcting fields neither finds a work nor undoes its retraction, so a repair does not unblock them.
 */
export function blocksExport(
  verdict: ReferenceVerdict | null,
  decision: ReferenceDecision | null,
): ReferenceOutcome {
  const isGrave = verdict !== null && blocking.has(verdict.verdict)
  const isRepaired = decision?.act === 'repair' && verdict !== null && verdict.differences.length > 0
  if (decision?.act === 'remove')
    return { blocks: false, listed: false, repaired: false, printed: 'removed', reason: '' }
  if (decision?.act === 'keep')
    return { blocks: false, listed: true, repaired: false, printed: 'kept', reason: decision.reason }
  const printed = isGrave ? 'undecided' : isRepaired ? 'repaired' : 'nothing'
  return { blocks: isGrave, listed: true, repaired: isRepaired, printed, reason: '' }
}
