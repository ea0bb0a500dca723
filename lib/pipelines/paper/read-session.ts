import type { PaperAgentKey } from '@/lib/contracts/paper-agents'
import { LockedStructure } from '@/lib/contracts/paper-foundation'
import { PaperInput, type PaperResult, paperFault, type SessionState } from '@/lib/contracts/paper-session'
import { readSession, sequenceOf } from '@/lib/core/paper/session-state'
import type { PaperPorts } from './ports'

/** A session that was found and contradicts itself nowhere. */
export interface OpenSession {
  readonly state: SessionState
  readonly input: PaperInput
  readonly sequence: readonly PaperAgentKey[]
}

/** The session of that id; rule VAL-SESS-01, and `SESSION_CORRUPT` for one that cannot be read. */
export async function openSession(
  sessionId: string,
  { store }: Pick<PaperPorts, 'store'>,
): Promise<PaperResult<OpenSession>> {
  const stored = await store.load(sessionId)
  if (stored === null) return { ok: false, fault: paperFault('SESSION_NOT_FOUND', sessionId) }
  const structure = stored.structure === null ? null : LockedStructure.safeParse(stored.structure)
  const input = PaperInput.safeParse(stored.input)
  if (!input.success || structure?.success === false)
    return {
      ok: false,
      fault: paperFault('SESSION_CORRUPT', `${sessionId}: its input or its structure fits no schema`),
    }
  const locked = structure?.data ?? null
  const state = readSession(stored.state, locked)
  if (!state.ok) return state
  return { ok: true, value: { state: state.value, input: input.data, sequence: sequenceOf(locked) } }
}
