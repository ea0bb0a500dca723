import type { ResearchAnswer } from './research'
import type { ResearchQuestion } from './research-run'
import type { RunStatus } from './run'

/** One question of a conversation with its answer. */
export interface Exchanged {
  readonly round: number
  readonly question: ResearchQuestion
  /** Null while it is being written, and for good when it was stopped. */
  readonly answer: ResearchAnswer | null
  /** Who wrote it. */
  readonly engine: string | null
  /** When it was finished, ISO 8601; '' while it is not. */
  readonly answeredAt: string
  readonly isStopped: boolean
}

export interface Conversation {
  readonly id: string
  readonly status: RunStatus
  readonly exchanges: readonly Exchanged[]
}

export interface ListedConversation {
  readonly id: string
  readonly title: string
  /** When it was begun, ISO 8601. */
  readonly at: string
}

export interface AnswersPage {
  readonly conversations: readonly ListedConversation[]
  /** Null for a new one. */
  readonly conversation: Conversation | null
  /** The library holds no text yet. */
  readonly isEmpty: boolean
  readonly hasWeb: boolean
  readonly hasNotebook: boolean
}
