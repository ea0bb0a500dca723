import type { RefinementMode } from '@/lib/contracts/refinement-entry'
import type { SearchParameters } from '@/lib/contracts/search'
import type { ScopeStrategy } from '@/lib/contracts/source-validation'

type Offered = Pick<ScopeStrategy, 'kind' | 'parameters'>

/** The ways of refining that a kind of strategy serves, the first one first. */
const modesOfKind = {
  broader: ['broader', 'more'],
  narrower: ['narrower'],
  keywords: ['keywords', 'more'],
  dates: ['broader', 'more'],
  languages: ['broader', 'more', 'keywords'],
  databases: ['more', 'broader'],
} as const satisfies Record<ScopeStrategy['kind'], readonly RefinementMode[]>

/**
 * The ways of refining that a strategy serves, best first. Other years or languages may be more or fewer: what limits the
 * search in force further narrows it, whatever its kind.
 */
export function modesOf({ kind, parameters }: Offered, inForce: SearchParameters): readonly RefinementMode[] {
  return isLimiting(inForce, parameters) ? ['narrower'] : modesOfKind[kind]
}

function isLimiting(before: SearchParameters, after: SearchParameters): boolean {
  const isLater = (after.yearFrom ?? Number.NEGATIVE_INFINITY) > (before.yearFrom ?? Number.NEGATIVE_INFINITY)
  const isEarlier = (after.yearTo ?? Number.POSITIVE_INFINITY) < (before.yearTo ?? Number.POSITIVE_INFINITY)
  const isFewer =
    after.languages.length > 0 &&
    (before.languages.length === 0 || before.languages.some((code) => !after.languages.includes(code)))
  return isLater || isEarlier || isFewer
}
