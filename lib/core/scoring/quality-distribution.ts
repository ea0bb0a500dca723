import type { Score } from '@/lib/contracts/source'

const HIGH_FROM = 80
const MEDIUM_FROM = 60

/** How many sources lie in each band of quality: high 80–100, medium 60–79, lower down to the limit, held back under it. */
export interface QualityDistribution {
  high: number
  medium: number
  lower: number
  heldBack: number
}

/** Counts sources by quality; the four counts add up to the number of sources. A held-back source is in no other band. */
export function qualityDistribution(
  sources: ReadonlyArray<{ readonly quality: Pick<Score, 'score'> }>,
  holdBackBelow: number,
): QualityDistribution {
  const counts: QualityDistribution = { high: 0, medium: 0, lower: 0, heldBack: 0 }
  for (const { quality } of sources) counts[bandOf(quality.score, holdBackBelow)] += 1
  return counts
}

function bandOf(score: number, holdBackBelow: number): keyof QualityDistribution {
  if (score < holdBackBelow) return 'heldBack'
  if (score >= HIGH_FROM) return 'high'
  return score >= MEDIUM_FROM ? 'medium' : 'lower'
}
