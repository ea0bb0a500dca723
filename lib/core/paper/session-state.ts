import { chapterWriters, type PaperAgentKey, sequentialAgents } from '@/lib/contracts/paper-agents'
import type { LockedStructure } from '@/lib/contracts/paper-foundation'
import {
  type PaperFault,
  type PaperResult,
  type Progress,
  paperFault,
  SessionState,
  type SessionStatusName,
} from '@/lib/contracts/paper-session'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { phaseOf, validateAgentKey } from './agent-config'

/** From where a session may go where; whatever is not here is refused. */
const moves: Readonly<Record<SessionStatusName, readonly SessionStatusName[]>> = {
  initializing: ['running', 'error'],
  running: ['complete', 'error'],
  error: ['running'],
  complete: [],
}

/** The agents of one session in their order: writers for whom the locked structure has no chapter are left out; the abstract belongs to every paper. */
export function sequenceOf(structure: LockedStructure | null): readonly PaperAgentKey[] {
  if (structure === null) return sequentialAgents
  const wanted = new Set<string>(structure.chapters.map(({ writer }) => writer))
  return sequentialAgents.filter(
    (key) => !chapterWriters.includes(key) || key === 'abstract-writer' || wanted.has(key),
  )
}

export interface BegunSession {
  readonly sessionId: string
  readonly slug: string
  readonly query: string
  readonly now: string
}

/** A session before anything was done. */
export function beginSession({ sessionId, slug, query, now }: BegunSession): SessionState {
  return {
    sessionId,
    slug,
    query,
    currentPhase: 1,
    currentAgentIndex: 0,
    completedAgents: [],
    status: 'initializing',
    createdAt: now,
    updatedAt: now,
  }
}

/** The session in another status; null where the state machine has no such move. */
export function movedTo(state: SessionState, status: SessionStatusName, now: string): SessionState | null {
  return moves[state.status].includes(status) ? { ...state, status, updatedAt: now } : null
}

/**
 * A stored session, read; `SESSION_CORRUPT` where it fits no schema or contradicts itself: completed agents are the first of its sequence, each
 * once, position and phase are theirs, and it is complete exactly when all are.
 */
export function readSession(value: unknown, structure: LockedStructure | null): PaperResult<SessionState> {
  const parsed = SessionState.safeParse(value)
  if (!parsed.success) return corrupt('fits no schema')
  const state = parsed.data
  const sequence = sequenceOf(structure)
  const { completedAgents: done, currentAgentIndex, currentPhase, status, sessionId } = state
  if (done.some((key, at) => key !== sequence[at]))
    return corrupt(`${sessionId}: completed agents are not the first of its sequence`)
  if (currentAgentIndex !== done.length)
    return corrupt(`${sessionId}: its position is not behind its completed agents`)
  if (currentPhase !== phaseAt(sequence, done.length))
    return corrupt(`${sessionId}: its phase is not that of its next agent`)
  if ((status === 'complete') !== (done.length === sequence.length))
    return corrupt(`${sessionId}: its status contradicts its agents`)
  return { ok: true, value: state }
}

function corrupt(about: string): { readonly ok: false; readonly fault: PaperFault } {
  return { ok: false, fault: paperFault('SESSION_CORRUPT', about) }
}

/** The phase of the agent at that place; of the last where all have completed. */
function phaseAt(sequence: readonly PaperAgentKey[], at: number): number {
  return phaseOf(sequence[Math.min(at, sequence.length - 1)]) ?? 1
}

/** Why that agent may not complete now; null where it may. Rules VAL-KEY-01, VAL-SESS-02 and VAL-SESS-03. */
export function completionFault(
  state: SessionState,
  key: string,
  sequence: readonly PaperAgentKey[],
): PaperFault | null {
  if (!validateAgentKey(key)) return paperFault('AGENT_NOT_FOUND', key)
  if (state.completedAgents.includes(key)) return paperFault('ALREADY_COMPLETED', key)
  return sequence[state.currentAgentIndex] === key ? null : paperFault('OUT_OF_ORDER_AGENT', key)
}

/** The session after its next agent has completed; `sequence` is that after the completion, since the structure may have been locked by it. */
export function afterCompletion(
  state: SessionState,
  sequence: readonly PaperAgentKey[],
  now: string,
): SessionState {
  const at = state.currentAgentIndex + 1
  return {
    ...state,
    completedAgents: sequence.slice(0, at),
    currentAgentIndex: at,
    currentPhase: phaseAt(sequence, at),
    status: at === sequence.length ? 'complete' : 'running',
    updatedAt: now,
  }
}

/** How far a session is, in agents: not in time, which nobody knows. */
export function sessionProgress(state: SessionState, sequence: readonly PaperAgentKey[]): Progress {
  const [completed, total] = [state.currentAgentIndex, sequence.length]
  return { completed, total, percentage: Math.floor((100 * completed) / total) }
}

const SLUG_MAX = 60

/** A folder name for a question: its words without accents, joined by hyphens; `paper` where none are left. */
export function paperSlug(query: string): string {
  const words = foldAccents(query).match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, SLUG_MAX).replace(/-+$/, '') || 'paper'
}
