import {
  type ComparedSentence,
  claimFeatures,
  compareAll,
  type EvidenceText,
  featureNames,
} from './claim-features'
import { claimWeights } from './claim-weights'
import type { ReadClaim } from './compare-claim'
import { labelShares } from './linear-labels'

/** How the evidence leans, 0–1 each and together 1. A guess for ordering and grouping; what is printed as supported is decided by stricter rules. */
export interface Leaning {
  readonly supports: number
  readonly contradicts: number
  readonly neither: number
}

export function claimLeaning(
  claim: ReadClaim,
  texts: readonly EvidenceText[],
  compared: readonly ComparedSentence[] = compareAll(claim, texts),
): Leaning {
  const features = claimFeatures(claim, compared, texts)
  const shares = labelShares(
    claimWeights,
    featureNames.map((name) => features[name]),
  )
  const of = (label: string) => shares[claimWeights.labels.indexOf(label)] ?? 0
  return { supports: of('SUPPORT'), contradicts: of('CONTRADICT'), neither: of('NOT_ENOUGH_INFO') }
}
