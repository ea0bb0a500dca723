import { paperPhases } from '@/lib/contracts/paper-agents'
import type { PaperResult, Progress, SessionState } from '@/lib/contracts/paper-session'
import { paperFloors } from '@/lib/core/paper/floors/paper-floors'
import { type ExitCriterion, exitCriteria } from '@/lib/core/paper/phase-gates'
import { sessionProgress } from '@/lib/core/paper/session-state'
import type { PaperPorts } from './ports'
import { openSession } from './read-session'

type AgentStanding = 'done' | 'next' | 'waiting' | 'left-out' | 'support'

export interface SessionStatus {
  readonly session: SessionState
  readonly progress: Progress
  /** Agents that can be written without a language model; the others need one. */
  readonly floors: { readonly has: number; readonly of: number }
  readonly phases: readonly {
    readonly phase: number
    readonly key: string
    readonly agents: readonly {
      readonly key: string
      readonly standing: AgentStanding
      /** Who wrote it; null while it is not done. */
      readonly writtenBy: string | null
      readonly without: 'built-in' | 'needs a language model'
    }[]
    readonly exitCriteria: readonly ExitCriterion[]
  }[]
}

/** FUNC-PIPE-04: how far a session is, phase by phase, with its exit criteria and who wrote what. */
export async function getSessionStatus(
  sessionId: string,
  ports: PaperPorts,
): Promise<PaperResult<SessionStatus>> {
  const opened = await openSession(sessionId, ports)
  if (!opened.ok) return opened
  const { state, sequence } = opened.value
  const { outputs, writers } = await ports.store.outputs(sessionId)
  const next = sequence[state.currentAgentIndex]
  const phases = paperPhases.map(({ key: phase, agents }, at) => ({
    phase: at + 1,
    key: phase,
    agents: agents.map((agent) => ({
      key: agent.key,
      standing: standingOf(agent, { done: state.completedAgents, next, sequence }),
      writtenBy: writers.get(agent.key) ?? null,
      without: paperFloors[agent.key] ? ('built-in' as const) : ('needs a language model' as const),
    })),
    exitCriteria: exitCriteria(at + 1, outputs),
  }))
  const all = phases.flatMap(({ agents }) => agents)
  const floors = { has: all.filter(({ without }) => without === 'built-in').length, of: all.length }
  return { ok: true, value: { session: state, progress: sessionProgress(state, sequence), floors, phases } }
}

function standingOf(
  agent: { readonly key: string; readonly support?: true },
  {
    done,
    next,
    sequence,
  }: { done: readonly string[]; next: string | undefined; sequence: readonly string[] },
): AgentStanding {
  if (agent.support) return 'support'
  if (done.includes(agent.key)) return 'done'
  if (agent.key === next) return 'next'
  return sequence.includes(agent.key) ? 'waiting' : 'left-out'
}
