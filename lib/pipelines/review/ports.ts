import type { Passage } from '@/lib/contracts/library'
import type { ProposalPorts } from '@/lib/pipelines/proposal/ports'

/** How a review touches the world. Each call is bounded in time; a failure is an answer, not an exception. */
export interface ReviewPorts extends Pick<ProposalPorts, 'model' | 'listSources' | 'checkReferences'> {
  /** Topic and question of the project's latest source validation; '' where there is none. */
  readTopic(): Promise<{ readonly topic: string; readonly question: string }>
  /** What the library holds of a source, in the order of reading; none where it holds nothing. */
  passagesOf(sourceId: string): Promise<readonly Passage[]>
  /** Writes themes and gaps into Patricia's memory; repeating it changes nothing. */
  remember(content: object): Promise<void>
}
