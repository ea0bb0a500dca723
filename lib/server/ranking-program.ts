import type { SourceDelta } from '@/lib/contracts/source-validation'
import { performRanking } from '@/lib/pipelines/sources/ranking-job'
import type { RankingAnswer, RankingMessage } from './ranking-thread'

/** Deltas that this thread keeps, the latest used last; a run of 2,000 sources has some twenty. */
const DELTAS_KEPT = 400

const kept = new Map<number, SourceDelta>()

/** What a ranking task changes; asks for what it lacks when it has forgotten a delta. Works are kept as objects, so each is read into words once. */
export function answer({ deltaIds, fresh, job }: RankingMessage): RankingAnswer {
  for (const [id, delta] of fresh) kept.set(id, delta)
  const deltas: SourceDelta[] = []
  for (const id of deltaIds) {
    const delta = kept.get(id)
    if (delta === undefined) return { ok: false }
    kept.delete(id)
    kept.set(id, delta)
    deltas.push(delta)
  }
  const changed = performRanking({ ...job, deltas })
  for (const id of [...kept.keys()].slice(0, Math.max(0, kept.size - DELTAS_KEPT))) kept.delete(id)
  return { ok: true, delta: changed }
}
