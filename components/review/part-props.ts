import type { AgreeAnswer, ExitAnswer } from '@/lib/contracts/review'
import type { TracedRecord } from '@/lib/contracts/search-trace'
import type { ReviewState } from '@/lib/core/review/review-state'

/** What each question of the review is answered with. */
export interface ReviewAnswers {
  readonly agree: AgreeAnswer
  readonly exit: ExitAnswer
}

/** What every part of the room gets: the state, and how its question is answered. */
export interface ReviewPartProps {
  readonly state: ReviewState
  readonly busy: boolean
  /** True when it was taken. */
  readonly onAnswer: <S extends keyof ReviewAnswers>(step: S, answer: ReviewAnswers[S]) => Promise<boolean>
}

type ListedRecord = Pick<TracedRecord, 'id' | 'from' | 'title' | 'year' | 'doi'>

/** What a number of the flow opens. */
export interface OpenRecords {
  readonly title: string
  readonly records: readonly ListedRecord[]
}
