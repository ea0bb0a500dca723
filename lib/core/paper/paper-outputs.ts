import { type PaperAgentKey, paperAgentEntries } from '@/lib/contracts/paper-agents'
import type { PaperOutputs } from '@/lib/contracts/paper-store'
import type { RunState, UnitState } from '@/lib/contracts/run'
import { SINGLE_ITEM } from '@/lib/contracts/single-item'
import { stepOf } from '@/lib/core/run/run-state'

/** The present unit of an agent in the run of a paper; null before it began, and where it is left out. */
export function agentUnit(run: RunState, key: PaperAgentKey): UnitState | null {
  return stepOf(run, key).units[SINGLE_ITEM] ?? null
}

/** What these agents have written, by key, as it stands now; all agents where none are named. */
export function paperOutputs(
  run: RunState,
  keys: readonly PaperAgentKey[] = paperAgentEntries.map(({ key }) => key),
): PaperOutputs {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const unit = agentUnit(run, key)
      return unit?.status === 'done' ? [[key, unit.output] as const] : []
    }),
  )
}
