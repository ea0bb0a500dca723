import { paperPhases } from './paper-agents'
import { ASSEMBLE_CHAPTERS, CHECK_PAPER, SCAN_OUTPUTS } from './paper-final-steps'
import type { ModelSettings, StageTable } from './stage-table'

export const PAPER = 'paper'

/** The step that reads the sources of the project, before any agent. */
export const GATHER_SOURCES = 'gather-sources'

/** The question which columns of own data are what. */
export const MATCH_COLUMNS = 'match-columns'

/** Chapters and long lists of quotations need room, and a service needs time for them. */
const model: ModelSettings = { temperature: 0.3, outputTokensMax: 16_000, timeoutMs: 240_000 }

/** Key of the question that stands at the end of a phase. */
export function gateOf(phase: string): string {
  return `gate-${phase}`
}

/** Key of the final stage. */
export const ASSEMBLY = 'assembly'

/** The stages of a paper: its sources, then the phases of the table, each with its agents and the gate behind them, and the final stage. */
export const paperStages: StageTable = [
  {
    key: 'sources',
    steps: [
      { key: GATHER_SOURCES, kind: 'task', shown: true },
      { key: MATCH_COLUMNS, kind: 'ask' },
    ],
  },
  ...paperPhases.map(({ key, agents }) => ({
    key,
    steps: [
      ...agents.map((agent) => ({ key: agent.key, kind: 'agent' as const, shown: true as const, model })),
      { key: gateOf(key), kind: 'ask' as const },
    ],
  })),
  {
    key: ASSEMBLY,
    steps: [
      { key: SCAN_OUTPUTS, kind: 'task', shown: true },
      { key: ASSEMBLE_CHAPTERS, kind: 'agent', shown: true, model },
      { key: CHECK_PAPER, kind: 'task', shown: true },
    ],
  },
]
