import type { ModelPort } from '@/lib/contracts/ports'
import type { DatabaseQuery, SearchAnswer } from '@/lib/contracts/search'
import type { TopicCount } from '@/lib/contracts/topic'
import type { Rubric } from '@/lib/core/quality/rubric'
import type { SearchStrategies } from '@/lib/core/search/search-strategies'

/** How topic discovery touches the world. Each call is bounded in time; a failure is an answer, not an exception. */
export interface TopicPorts {
  readonly model: ModelPort
  search(query: DatabaseQuery, signal: AbortSignal): Promise<SearchAnswer>
  /** How many records a database says it has; the same answer for a day. Rejects only when aborted. */
  count(query: DatabaseQuery, signal: AbortSignal): Promise<TopicCount>
  readRubric(): Promise<Rubric>
  readStrategies(): Promise<SearchStrategies>
  /** Names the hand-off; an id of the student that says nothing about them. */
  readonly studentId: string
  /** Keeps what Dr. Carla learned of this run; repeating it changes nothing. */
  remember(content: object): Promise<void>
}
