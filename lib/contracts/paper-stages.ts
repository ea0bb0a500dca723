import { paperPhases } from './paper-agents'
import type { ModelSettings, StageTable } from './stage-table'

export const PAPER = 'paper'

/** The step that reads the sources of the project, before any agent. */
export const GATHER_SOURCES = 'gather-sources'

/** Chapters and long lists of quotations need room, and a service needs time for them. */
const model: ModelSettings = { temperature: 0.3, outputTokensMax: 16_000, timeoutMs: 240_000 }

/** Key of the question that stands at the end of a phase. */
export function gateOf(phase: string): string {
  return `gate-${phase}`
}

/** The stages of a paper: its sources, then the phases of the table, each with its agents and the gate behind them. */
export const paperStages: StageTable = [
  { key: 'sources', steps: [{ key: GATHER_SOURCES, kind: 'task', shown: true }] },
  ...paperPhases.map(({ key, agents }) => ({
    key,
    steps: [
      ...agents.map((agent) => ({ key: agent.key, kind: 'agent' as const, shown: true as const, model })),
      { key: gateOf(key), kind: 'ask' as const },
    ],
  })),
]
