import { sequentialAgents } from '@/lib/contracts/paper-agents'
import { type PaperResult, paperFault } from '@/lib/contracts/paper-session'
import { validateAgentKey } from '@/lib/core/paper/agent-config'
import { paperFloors } from '@/lib/core/paper/floors/paper-floors'
import { BUILT_IN } from '@/lib/engine/run-unit'
import type { PaperPorts } from './ports'
import { openSession } from './read-session'
import { completeAgent, stopSession } from './session'

/** A built-in method takes seconds at most; one that takes longer has met something that it was not made for. */
const AGENT_MS_MAX = 60_000

/** What one run did. */
export interface FloorRun {
  readonly sessionId: string
  readonly completed: readonly string[]
  /** The agent it stopped before; null where the paper is complete. */
  readonly stoppedBefore: string | null
}

/**
 * Writes one agent after another by its built-in method, up to and with `until`. An agent without one stops the session with `AGENT_SPAWN_FAILED`:
 * it needs a language model, and its output may be brought by `completeAgent`. One that takes too long stops it with `AGENT_TIMEOUT`, and its output is dropped.
 */
export async function runFloors(
  sessionId: string,
  { until, ports }: { readonly until: string | null; readonly ports: PaperPorts },
): Promise<PaperResult<FloorRun>> {
  if (until !== null && !validateAgentKey(until))
    return { ok: false, fault: paperFault('AGENT_NOT_FOUND', until) }
  const completed: string[] = []
  for (const _ of sequentialAgents) {
    const opened = await openSession(sessionId, ports)
    if (!opened.ok) return opened
    const { state, input, sequence } = opened.value
    const key = sequence[state.currentAgentIndex]
    if (key === undefined || completed.at(-1) === until)
      return { ok: true, value: { sessionId, completed, stoppedBefore: key ?? null } }
    const compose = paperFloors[key]
    if (!compose) {
      if (completed.length === 0)
        return { ok: false, fault: paperFault('AGENT_SPAWN_FAILED', `${key} needs a language model`) }
      return { ok: true, value: { sessionId, completed, stoppedBefore: key } }
    }
    const { outputs } = await ports.store.outputs(sessionId)
    const begunAt = ports.now()
    const output = compose({ ...input, outputs, currentYear: begunAt.getUTCFullYear() })
    if (ports.now().getTime() - begunAt.getTime() > AGENT_MS_MAX) {
      await stopSession(sessionId, ports)
      return {
        ok: false,
        fault: paperFault('AGENT_TIMEOUT', `${key} took more than ${AGENT_MS_MAX / 1_000} s`),
      }
    }
    const done = await completeAgent(sessionId, key, { output, writtenBy: BUILT_IN }, ports)
    if (!done.ok) {
      await stopSession(sessionId, ports)
      return done
    }
    completed.push(key)
  }
  return { ok: true, value: { sessionId, completed, stoppedBefore: null } }
}
