import type { Source } from '@/lib/contracts/source'
import type { SourceDelta } from '@/lib/contracts/source-validation'
import type { Work } from '@/lib/contracts/work'
import type { Pairs } from './regroup'
import type { ScoringContext } from './score-sources'

/** What merging and ranking read of a run. */
export interface RankingState {
  /** The sources so far. */
  readonly before: ReadonlyMap<string, Source>
  /** What the student took apart or put together. */
  readonly pairs: Pairs
  readonly scoring: ScoringContext
}

export interface Arrivals {
  readonly works: readonly Work[]
  readonly round: number
  readonly userProvided?: boolean
}

/** How near sources lie to the topic, by their ids. */
export type Nearness = ReadonlyMap<string, NonNullable<Source['nearness']>>

/** What is to be merged or ranked. */
export type RankingTask =
  /** The answer of a database; `earlier` are the keys of the records that the same search brought before. */
  | ({ readonly kind: 'arrivals'; readonly earlier: ReadonlySet<string> } & Arrivals)
  | ({ readonly kind: 'add' } & Arrivals)
  | { readonly kind: 'rescore' }
  | { readonly kind: 'regroup' }
  | { readonly kind: 'take-out'; readonly sourceId: string }
  | { readonly kind: 'nearness'; readonly nearness: Nearness }

/** One task with what it rests on. Plain data: it may be done in another thread. */
export interface RankingJob extends Omit<RankingState, 'before'> {
  /** What has happened to the sources so far; a thread that saw a delta before is not sent it again. */
  readonly deltas: readonly SourceDelta[]
  readonly task: RankingTask
}

/** Merges and ranks: the one part of the pipeline that takes the processor long enough to be felt. */
export interface RankingPort {
  rank(job: RankingJob, signal: AbortSignal): Promise<SourceDelta>
}
