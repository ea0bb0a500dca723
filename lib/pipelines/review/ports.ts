import type { CitationGraph } from '@/lib/contracts/citation-graph'
import type { Passage } from '@/lib/contracts/library'
import type { NamesPort } from '@/lib/contracts/ports'
import type { ProposalSource } from '@/lib/contracts/proposal-run'
import type { SearchReplay, SearchTrace } from '@/lib/contracts/search-trace'
import type { ProposalPorts } from '@/lib/pipelines/proposal/ports'

/** How a review touches the world. Each call is bounded in time; a failure is an answer, not an exception. */
export interface ReviewPorts extends Pick<ProposalPorts, 'model' | 'listSources' | 'checkReferences'> {
  /** Topic and question of the project's latest source validation; '' where there is none. */
  readTopic(): Promise<{ readonly topic: string; readonly question: string }>
  /** Every search of the project, and where its records stand now. */
  readTrace(): Promise<SearchTrace>
  /** The searches in force asked again, and which of these sources were withdrawn since; changes nothing. */
  searchAgain(
    standing: readonly { readonly id: string; readonly doi: string | null }[],
    options: { readonly now: string; readonly signal: AbortSignal },
  ): Promise<SearchReplay>
  /** Who cites whom among these sources, what several cite, and who cites them; what no index answered is told as such. */
  readCitations(
    sources: readonly Pick<ProposalSource, 'key' | 'work'>[],
    options: { readonly now: string; readonly signal: AbortSignal },
  ): Promise<CitationGraph>
  /** Names of these concepts in the three languages, as vocabulary services have them, within three seconds. */
  findNames: NamesPort['findNames']
  /** What the library holds of a source, in the order of reading; none where it holds nothing. */
  passagesOf(sourceId: string): Promise<readonly Passage[]>
  /** Writes themes and gaps into Patricia's memory; repeating it changes nothing. */
  remember(content: object): Promise<void>
}
