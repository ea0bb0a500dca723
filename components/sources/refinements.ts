import type { DatabaseQuery } from '@/lib/contracts/search'
import type { RefineAnswer, ScopeStrategy } from '@/lib/contracts/source-validation'
import { planAfter } from '@/lib/core/search/search-plan'
import { modesOf } from '@/lib/core/search/strategy-direction'
import type { SourcesWorkspace } from '@/lib/core/validation/workspace'

type Refinement = Extract<RefineAnswer, { kind: 'refine' }>

type InForce = Pick<SourcesWorkspace, 'parameters' | 'map'>

/** A strategy pressed in the side column: its own parameters, its title as the request. Null before anything is in force. */
export function strategyRefinement(strategy: ScopeStrategy, { parameters, map }: InForce): Refinement | null {
  if (!parameters || !map) return null
  const inForce = { parameters, map }
  const [mode = 'more'] = modesOf(strategy, parameters)
  return { kind: 'refine', mode, request: strategy.title, ...planAfter(inForce, strategy), queries: [] }
}

/** One database asked with a query edited by hand; everything else stays in force. Null before anything is. */
export function queryRefinement({ parameters, map }: InForce, query: DatabaseQuery): Refinement | null {
  if (!parameters || !map) return null
  return { kind: 'refine', mode: 'more', request: '', parameters, map, queries: [query] }
}

/** One search with the map as the student has edited it; null before anything is in force. */
export function mapRefinement(parameters: InForce['parameters'], map: InForce['map']): Refinement | null {
  if (!parameters || !map) return null
  return { kind: 'refine', mode: 'keywords', request: '', parameters, map, queries: [] }
}
