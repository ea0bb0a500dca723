import type { DatabaseQuery, SearchParameters } from '@/lib/contracts/search'
import type { RefineAnswer, ScopeStrategy } from '@/lib/contracts/source-validation'
import { modesOf } from '@/lib/core/search/strategy-direction'
import type { SourcesWorkspace } from '@/lib/core/validation/workspace'

type Refinement = Extract<RefineAnswer, { kind: 'refine' }>

/** A strategy pressed in the side column: its own parameters, its title as the request. */
export function strategyRefinement(strategy: ScopeStrategy, inForce: SearchParameters): Refinement {
  const { title, parameters, keywords } = strategy
  const [mode = 'more'] = modesOf(strategy, inForce)
  return { kind: 'refine', mode, request: title, parameters, keywords, queries: [] }
}

/** One database asked with a query edited by hand; everything else stays in force. Null before anything is. */
export function queryRefinement(
  { parameters, keywords }: Pick<SourcesWorkspace, 'parameters' | 'keywords'>,
  query: DatabaseQuery,
): Refinement | null {
  if (!parameters) return null
  return { kind: 'refine', mode: 'more', request: '', parameters, keywords: [...keywords], queries: [query] }
}
