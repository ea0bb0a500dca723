import type { PaperAgentKey } from './paper-agents'
import type { MemoryEntry, PaperInput, SessionState } from './paper-session'

/** What earlier agents have left, by their key. */
export type PaperOutputs = Readonly<Record<string, unknown>>

/** What was asked of an agent and what it answered. */
export interface EpisodeTexts {
  readonly question: string
  readonly answer: string
}

/** What an episode is found by; its texts are read only of those that are. */
export interface Episode {
  readonly id: string
  readonly createdAt: Date
  /** The vectors of the answer's chunks, one behind the other. */
  readonly vectors: Float32Array
}

/** A session as it is stored, not yet read: whoever loads it checks it. */
export interface StoredSession {
  readonly state: unknown
  readonly input: unknown
  /** The output that holds the locked structure; null before it. */
  readonly structure: unknown
}

export interface CompletedAgent {
  /** The session after the completion. */
  readonly state: SessionState
  readonly agent: PaperAgentKey
  readonly entries: readonly MemoryEntry[]
  /** `built-in`, or the name of who wrote it. */
  readonly writtenBy: string
  readonly episode: (EpisodeTexts & Pick<Episode, 'vectors'>) | null
}

/** Where sessions live. Nothing of one is shown to another but episodes of the same owner. */
export interface PaperStore {
  create(session: { readonly state: SessionState; readonly input: PaperInput }): Promise<void>
  /** Puts what a session began with anew, where something of it was said differently. */
  saveInput(sessionId: string, input: PaperInput): Promise<void>
  /** Null where there is no such session. */
  load(sessionId: string): Promise<StoredSession | null>
  /** Writes a session whose number of completed agents is unchanged; false where it has moved on meanwhile. */
  save(state: SessionState): Promise<boolean>
  /** Entries, episode and state in one transaction; false, and nothing written, where another completion was faster. */
  complete(completed: CompletedAgent): Promise<boolean>
  entries(sessionId: string, domains: readonly string[]): Promise<readonly MemoryEntry[]>
  outputs(
    sessionId: string,
  ): Promise<{ readonly outputs: PaperOutputs; readonly writers: ReadonlyMap<string, string> }>
  /** The latest episodes of an agent in other sessions of the same owner, latest first. */
  episodes(of: { readonly agent: PaperAgentKey; readonly besides: string }): Promise<readonly Episode[]>
  /** By id; those that are gone are left out. */
  episodeTexts(ids: readonly string[]): Promise<ReadonlyMap<string, EpisodeTexts>>
}
