import type { RunState } from '@/lib/contracts/run'
import type { Source } from '@/lib/contracts/source'
import type { RefineAnswer } from '@/lib/contracts/source-validation'
import { type MergedArrivals, mergeArrivals } from '@/lib/core/sources/merge-sources'
import { latestRefineAnswer, refineAnswers } from './run-answers'

type Regrouping = Extract<RefineAnswer, { kind: 'split' | 'join' }>

/** Splits and joins by hand that are in force: undoing takes back the latest one that still is. */
export function regroupingsInForce(answers: readonly RefineAnswer[]): readonly Regrouping[] {
  const inForce: Regrouping[] = []
  for (const answer of answers) {
    if (answer.kind === 'split' || answer.kind === 'join') inForce.push(answer)
    if (answer.kind === 'undo-merge') inForce.pop()
  }
  return inForce
}

/** The same as pairs of record keys for the merge: which records stay apart, which belong together. */
export function regroupings(run: RunState): { keepApart: [string, string][]; together: [string, string][] } {
  const keepApart: [string, string][] = []
  const together: [string, string][] = []
  for (const answer of regroupingsInForce(refineAnswers(run))) {
    for (const pair of answer.pairs) (answer.kind === 'split' ? keepApart : together).push([...pair])
  }
  return { keepApart, together }
}

/** The sources grouped anew after a split, a join or its undoing; null when the latest answer was none of these. */
export function regroupAll(run: RunState, before: ReadonlyMap<string, Source>): MergedArrivals | null {
  const latest = latestRefineAnswer(run)
  const isRegrouping = latest?.kind === 'split' || latest?.kind === 'join' || latest?.kind === 'undo-merge'
  return isRegrouping
    ? mergeArrivals({ existing: [...before.values()], arrivals: [], round: 1, ...regroupings(run) })
    : null
}
