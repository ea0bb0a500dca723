import type { EvidenceProvider } from '@/lib/contracts/evidence-provider'
import type { ModelPort } from '@/lib/contracts/ports'
import type { KnowledgeSource } from '@/lib/contracts/research-run'
import type { JudgingPorts } from '../judging'

/** How a conversation with the library touches the world. */
export interface ResearchPorts extends JudgingPorts {
  readonly model: ModelPort
  /** Who answers for knowledge; throws `not-ready` where this installation has no such provider. */
  knowledge(source: KnowledgeSource): EvidenceProvider
  /** Null where nobody gave a key for the web. */
  readonly web: EvidenceProvider | null
  /** Keeps the passages that an answer quotes, whatever becomes of their item. Stands repetition. */
  keepQuoted(passageIds: readonly string[]): Promise<void>
}
