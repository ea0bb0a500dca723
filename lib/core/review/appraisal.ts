import type { BiasAppraisal } from '@/lib/contracts/review'
import { answersOf, itemsOf } from './appraisal-items'
import type { ReviewedSource } from './reviewed-source'

/**
 * Why an appraisal cannot be taken; null when it can: its source is none of the review, or an item is judged twice, by an answer that the instrument does not know,
 * or is none of it.
 */
export function appraisalFault(
  { key, instrument, judgements }: BiasAppraisal,
  reviewed: readonly ReviewedSource[],
): 'not-found' | 'invalid-input' | null {
  if (!reviewed.some(({ study }) => study.key === key)) return 'not-found'
  const items = itemsOf[instrument].length
  const isKnown = (item: number) => item <= items
  const isOnce = new Set(judgements.map(({ item }) => item)).size === judgements.length
  const isSound =
    isOnce && judgements.every(({ item, answer }) => isKnown(item) && answersOf[instrument].includes(answer))
  return isSound ? null : 'invalid-input'
}

/** What an appraisal comes to. */
export type AppraisalResult =
  | { readonly kind: 'open'; readonly judged: number; readonly items: number }
  /** RoB 2: as bad as the worst domain. */
  | { readonly kind: 'risk'; readonly risk: 'low' | 'some-concerns' | 'high' }
  /** Checklists: how many of the items that apply were answered with yes. */
  | { readonly kind: 'met'; readonly met: number; readonly of: number }

/**
 * The result of an appraisal, `open` until every item is judged. RoB 2 is at least as bad as its worst domain (doi:10.1136/bmj.l4898); whether several domains with some
 * concerns make it high stays the reader's judgement. Checklists have no published cut: the count says no more than it counts.
 */
export function appraisalResult({
  instrument,
  judgements,
}: Pick<BiasAppraisal, 'instrument' | 'judgements'>): AppraisalResult {
  const items = itemsOf[instrument].length
  if (judgements.length < items) return { kind: 'open', judged: judgements.length, items }
  const answers = judgements.map(({ answer }) => answer)
  if (instrument === 'rob2') {
    const worst = (['high', 'some-concerns'] as const).find((risk) => answers.includes(risk))
    return { kind: 'risk', risk: worst ?? 'low' }
  }
  const applying = answers.filter((answer) => answer !== 'not-applicable')
  return { kind: 'met', met: applying.filter((answer) => answer === 'yes').length, of: applying.length }
}
