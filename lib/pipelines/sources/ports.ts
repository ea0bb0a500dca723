import type { CheckedLink, OpenCopy, ReadLink } from '@/lib/contracts/link'
import type { EmbeddingPort, ModelPort, NamesPort } from '@/lib/contracts/ports'
import type { DatabaseQuery, SearchAnswer } from '@/lib/contracts/search'
import type { JournalFacts, Source } from '@/lib/contracts/source'
import type { SelectionEntry } from '@/lib/contracts/source-validation'
import type { Work } from '@/lib/contracts/work'
import type { Rubric } from '@/lib/core/quality/rubric'
import type { SearchStrategies } from '@/lib/core/search/search-strategies'
import type { RankingPort } from './ranking-task'

export type RetractionCheck = Source['retractionCheck']

/** How source validation touches the world. Each call is bounded in time; a failure is an answer, not an exception. */
export interface SourcePorts {
  readonly model: ModelPort
  /** Null when no embedding model is configured: words alone decide then. */
  readonly embedding: EmbeddingPort | null
  /** Merging and ranking, beside what pages and streams wait for. */
  readonly ranking: RankingPort
  /** Vocabulary services and Wikidata. */
  readonly names: NamesPort
  /** The five named and seven open databases; never rejects but for an abort. */
  search(query: DatabaseQuery, signal: AbortSignal): Promise<SearchAnswer>
  /** How many records a database says it has for a query, by one cheap request; null where it does not say or answer. */
  count(query: DatabaseQuery, signal: AbortSignal): Promise<number | null>
  /** Records with gaps (a search page's, or without abstract) completed from other indexes; only those that gained. */
  completeRecords(works: readonly Work[], signal: AbortSignal): Promise<readonly Work[]>
  /** By DOI; a DOI that could not be checked is absent. */
  checkRetractions(
    dois: readonly string[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, RetractionCheck>>
  /** By ISSN; a journal that could not be looked up is absent. */
  findJournals(issns: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, JournalFacts>>
  checkLink(url: string, signal: AbortSignal): Promise<CheckedLink>
  findOpenCopy(doi: string, signal: AbortSignal): Promise<OpenCopy>
  readLink(url: string, signal: AbortSignal): Promise<ReadLink>
  /** The records of a work known by a number or its title; empty when no index has it or none answers. */
  resolveWork(work: Work, signal: AbortSignal): Promise<readonly Work[]>
  /** The rubric as it stands in its file now. */
  readRubric(): Promise<Rubric>
  /** The query strategies as they stand in their file now. */
  readStrategies(): Promise<SearchStrategies>
  listSelection(): Promise<readonly SelectionEntry[]>
  /** Keeps what the assistant learned of this run; repeating it changes nothing. */
  remember(content: object): Promise<void>
}
