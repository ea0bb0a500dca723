import type { RunState } from '@/lib/contracts/run'
import type { RefineAnswer } from '@/lib/contracts/source-validation'
import type { MergeMemory } from '@/lib/core/merging/merge-sources'
import { latestRefineAnswer, refineAnswers, validationInputOf } from './run-answers'

/** Each work of a run is made comparable once per process; what is known of it dies with it. */
export const mergeMemory: MergeMemory = new WeakMap()

type Regrouping = Extract<RefineAnswer, { kind: 'split' | 'join' }>

/** Splits and joins by hand that are in force: undoing takes back the latest one that still is. */
function regroupingsInForce(answers: readonly RefineAnswer[]): readonly Regrouping[] {
  const inForce: Regrouping[] = []
  for (const answer of answers) {
    if (answer.kind === 'split' || answer.kind === 'join') inForce.push(answer)
    if (answer.kind === 'undo-merge') inForce.pop()
  }
  return inForce
}

/** Pairs of record keys. */
export interface Pairs {
  readonly keepApart: readonly [string, string][]
  readonly together: readonly [string, string][]
}

/**
 * What is in force as pairs of record keys for the merge: which records stay apart, which belong together. Of two answers
 * about one pair the later counts; what a document brought along was there before all of them.
 */
export function pairsInForce(answers: readonly RefineAnswer[], brought: Partial<Pairs> = {}): Pairs {
  const latest = new Map<string, { kind: Regrouping['kind']; pair: [string, string] }>()
  const before = [
    { kind: 'split', pairs: brought.keepApart ?? [] },
    { kind: 'join', pairs: brought.together ?? [] },
  ] as const
  for (const { kind, pairs } of [...before, ...regroupingsInForce(answers)]) {
    for (const [a, b] of pairs) latest.set([a, b].sort().join('\n'), { kind, pair: [a, b] })
  }
  const pairsOf = (wanted: Regrouping['kind']) =>
    [...latest.values()].filter(({ kind }) => kind === wanted).map(({ pair }) => pair)
  return { keepApart: pairsOf('split'), together: pairsOf('join') }
}

/** The pairs in force in a run. */
export function regroupings(run: RunState): Pairs {
  return pairsInForce(refineAnswers(run), validationInputOf(run).earlier)
}

/** Whether the latest answer was a split, a join or its undoing. */
export function isRegrouping(run: RunState): boolean {
  const latest = latestRefineAnswer(run)
  return latest?.kind === 'split' || latest?.kind === 'join' || latest?.kind === 'undo-merge'
}
