import type { CollectionStore } from '@/lib/contracts/collection'
import type { CollectionAnswer, CollectionQuery } from '@/lib/contracts/collection-run'
import type { ReadLink } from '@/lib/contracts/link'
import type { ModelPort } from '@/lib/contracts/ports'
import type { SearchStrategies } from '@/lib/core/search/search-strategies'

/** How a collection touches the world. A database or page that fails is an answer, not an exception. */
export interface CollectionPorts {
  readonly model: ModelPort
  /** Where its state is kept: nothing of it is in a prompt. */
  readonly store: CollectionStore
  search(query: CollectionQuery, signal: AbortSignal): Promise<CollectionAnswer>
  /** Reads a page behind the guard against addresses of this machine and its network. */
  readLink(url: string, signal: AbortSignal): Promise<ReadLink>
  readStrategies(): Promise<SearchStrategies>
}
