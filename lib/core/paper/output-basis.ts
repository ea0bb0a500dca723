import type { PaperAgentKey } from '@/lib/contracts/paper-agents'
import type { OutputBasis } from '@/lib/contracts/paper-output-view'
import type { PaperSource } from '@/lib/contracts/paper-session'
import { needsOf } from './agent-needs'

/** What an output rests on: the agents that left what its own reads, and the sources whose keys stand in it. Pure. */
export function outputBasis(
  key: PaperAgentKey,
  output: unknown,
  sources: readonly PaperSource[],
): OutputBasis {
  const words = new Set((JSON.stringify(output) ?? '').match(/[a-z0-9-]+/gi))
  return {
    agents: needsOf(key),
    sources: sources
      .filter((source) => words.has(source.key))
      .map((source) => ({ key: source.key, title: source.work.title })),
  }
}
