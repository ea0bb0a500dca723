import type { ModelSettings, StageTable } from '@/lib/contracts/stage-table'

const unnamed: ModelSettings = { temperature: 0.3, outputTokensMax: 4_000, timeoutMs: 60_000 }

/** How the table has a model asked for this agent's output; agents without settings of their own share one. */
export function settingsIn(stages: StageTable, agent: string): ModelSettings {
  const step = stages.flatMap(({ steps }) => steps).find(({ key }) => key === agent)
  return step?.model ?? unnamed
}
