import type { Stance } from '@/lib/contracts/composed-answer'
import type { LibraryHit } from '@/lib/contracts/library'
import { labelShares } from '@/lib/core/ledger/linear-labels'
import type { AskedQuestion } from './answer-signs'
import { sideSignWeights } from './side-sign-weights'
import { sideSignNames, sideSigns } from './side-signs'

const stanceOfLabel: Readonly<Record<string, Stance>> = { yes: 'yes', no: 'no', maybe: 'unclear' }

/**
 * Which way the results of what was found lean for a question that asks whether; `says` without hits. A guess, right in about six of
 * ten (figures in the trust bench): good for the order in which sides are shown, never a verdict.
 */
export function sideOfResults(asked: AskedQuestion, hits: readonly LibraryHit[]): Stance {
  if (hits.length === 0) return 'says'
  const signs = sideSigns(asked, hits)
  const shares = labelShares(
    sideSignWeights,
    sideSignNames.map((name) => signs[name]),
  )
  return stanceOfLabel[sideSignWeights.labels[shares.indexOf(Math.max(...shares))] ?? ''] ?? 'says'
}
