import type { TopicState } from '@/lib/core/topics/topic-state'
import type { TopicAnswers } from './topic-room'

/** What every part of the room gets: the state, and how its question is answered. */
export interface PartProps {
  readonly state: TopicState
  readonly busy: boolean
  /** True when it was taken. */
  readonly onAnswer: <S extends keyof TopicAnswers>(step: S, answer: TopicAnswers[S]) => Promise<boolean>
}
