import type { PaperAgentKey } from '@/lib/contracts/paper-agents'
import type { PaperStore } from '@/lib/contracts/paper-store'
import type { PromptTemplates } from '@/lib/core/paper/agent-config'
import type { PromptParts } from '@/lib/core/paper/build-prompt'
import type { CheckedOutput, OutputContext } from '@/lib/core/paper/check-output'

/** How the paper's session touches the world. */
export interface PaperPorts {
  readonly store: PaperStore
  readonly prompts: { readonly templates: PromptTemplates; readonly parts: PromptParts }
  /** Puts texts of others between borders that they cannot end. */
  readonly border: (evidence: Readonly<Record<string, string>>) => string
  /** As `checkOutput`, wherever that is done: judging a long chapter takes minutes. */
  readonly check: (agent: PaperAgentKey, output: unknown, context: OutputContext) => Promise<CheckedOutput>
  readonly now: () => Date
  readonly newId: () => string
  /** Told when episodes could not be recalled or made; the work goes on without them. */
  readonly onEpisodesFailed: (cause: unknown) => void
}
