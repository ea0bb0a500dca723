import type { Evidence } from './research'
import type { ToolInput } from './research-tools'

export interface FoundEvidence {
  /** Best first; scores outside 0–1 are not believed, and count as 0. */
  readonly evidence: readonly Evidence[]
  /** Everything that matched, also beyond the limit. */
  readonly total: number
}

/**
 * Who is asked for evidence. Whatever a service says is data: bounded, with scores from 0 to 1. A service that is down, slow, refuses or
 * talks nonsense is an AppError (`source-unreachable`, `timed-out`, `not-allowed`, `rate-limited`), never an empty answer. Rejects with
 * the signal's reason when that aborts.
 */
export interface EvidenceProvider {
  /** As the page names it in its words. */
  readonly name: 'own-library' | 'open-notebook' | 'open-notebook-cloud' | 'tavily'
  search(query: ToolInput<'searchKnowledge'>, signal: AbortSignal): Promise<FoundEvidence>
  /** Deeper retrieval over all sources; `answer` is null where no model of the provider writes one. Null: it cannot. */
  readonly ask:
    | ((
        question: string,
        signal: AbortSignal,
      ) => Promise<{ readonly answer: string | null; readonly evidence: readonly Evidence[] }>)
    | null
  readonly chat:
    | ((input: ToolInput<'chatWithNotebook'>, signal: AbortSignal) => Promise<{ readonly response: string }>)
    | null
  readonly context:
    | ((
        notebookId: string,
        signal: AbortSignal,
      ) => Promise<{ readonly context: string; readonly tokenCount: number }>)
    | null
}
