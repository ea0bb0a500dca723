import type { ChooseAnswer, InterestsAnswer, NarrowAnswer, SettleAnswer } from '@/lib/contracts/topic-run'
import type { TopicState } from '@/lib/core/topics/topic-state'

/** What each question of topic discovery is answered with. */
export interface TopicAnswers {
  readonly interests: InterestsAnswer
  readonly narrow: NarrowAnswer
  readonly choose: ChooseAnswer
  readonly settle: SettleAnswer
}

/** What every part of the room gets: the state, and how its question is answered. */
export interface PartProps {
  readonly state: TopicState
  readonly busy: boolean
  /** True when it was taken. */
  readonly onAnswer: <S extends keyof TopicAnswers>(step: S, answer: TopicAnswers[S]) => Promise<boolean>
}
