import type { SourceDelta } from '@/lib/contracts/source-validation'
import { mergeArrivals } from '@/lib/core/merging/merge-sources'
import { foldDeltas } from '@/lib/core/validation/source-deltas'
import { rankByNearness } from './compare-meaning'
import { takeOut } from './own-removals'
import { addWorks, rankArrivals, rescored, scoredDelta } from './rank-arrivals'
import type { RankingJob, RankingPort, RankingState } from './ranking-task'
import { mergeMemory } from './regroup'

/** What a task changes; pure. */
export function performRanking({ deltas, pairs, scoring, task }: RankingJob): SourceDelta {
  const state = { before: foldDeltas(deltas), pairs, scoring }
  if (task.kind === 'arrivals') return rankArrivals(state, task)
  if (task.kind === 'add') return addWorks(state, task)
  if (task.kind === 'nearness') return rankByNearness(state, task.nearness)
  if (task.kind === 'regroup') return regrouped(state)
  const taken = task.kind === 'take-out' ? takeOut(state, task.sourceId) : null
  return taken ?? { ...nothing, patches: [...rescored(state.before, scoring)] }
}

const nothing: SourceDelta = { upserts: [], patches: [], absorbed: [], dropped: [] }

function regrouped({ before, pairs, scoring }: RankingState): SourceDelta {
  const existing = [...before.values()]
  const merged = mergeArrivals({ existing, arrivals: [], round: 1, ...pairs, memory: mergeMemory })
  return scoredDelta(before, merged, scoring)
}

/** Ranks where it is asked: for tests, and for a terminal in which nobody types meanwhile. */
export const directRanking: RankingPort = {
  rank: async (job) => performRanking(job),
}
