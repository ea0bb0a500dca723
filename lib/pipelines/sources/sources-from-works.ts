import type { Source } from '@/lib/contracts/source'
import type { Work } from '@/lib/contracts/work'
import { mergeArrivals } from '@/lib/core/merging/merge-sources'
import { rankSources } from '@/lib/core/validation/source-deltas'
import { scoredDelta } from './rank-arrivals'
import type { ScoringContext } from './score-sources'

/** Works that were brought along without a search, merged and scored as sources, most relevant first. */
export function sourcesFromWorks(works: readonly Work[], scoring: ScoringContext): readonly Source[] {
  const merged = mergeArrivals({ existing: [], arrivals: works, round: 1, userProvided: true })
  return rankSources(scoredDelta(new Map(), merged, scoring).upserts)
}
