import type { RefinementMode } from '@/lib/contracts/refinement-entry'
import type { ScopeStrategy } from '@/lib/contracts/source-validation'

/** The way of refining that a strategy is recorded as. */
export function strategyMode({ kind }: ScopeStrategy): RefinementMode {
  return kind === 'narrower' || kind === 'keywords' || kind === 'broader' ? kind : 'more'
}
