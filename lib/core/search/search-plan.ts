import type { ConceptEdit, ConceptMap } from '@/lib/contracts/concept-map'
import type { DatabaseId, SearchParameters } from '@/lib/contracts/search'
import { EXCLUDED_MAX } from '@/lib/contracts/search-limits'
import type { ScopeStrategy } from '@/lib/contracts/source-validation'
import { applyConceptEdit, requiredConcepts } from '@/lib/core/concepts/concept-map'

/** What a search asks for: the parameters, and the map of what the topic is about with the student's edits. */
export interface SearchPlan {
  readonly parameters: SearchParameters
  readonly map: ConceptMap
}

/** One change of a search, concrete enough to be applied by one press. Lists replace the whole list. */
export type ParameterChange =
  | { readonly kind: 'years'; readonly yearFrom: number | null; readonly yearTo: number | null }
  | { readonly kind: 'languages'; readonly languages: readonly string[] }
  | { readonly kind: 'databases'; readonly databases: readonly DatabaseId[] }
  | { readonly kind: 'excluded'; readonly excluded: readonly string[] }
  | { readonly kind: 'concepts'; readonly edits: readonly ConceptEdit[] }

const LANGUAGES_MAX = 20

/**
 * The plan after a change; the given plan is left as it is. A change that would leave nothing to search for (the last
 * concept, the last database) changes nothing. Lists are cut at the bounds of SearchParameters, years given
 * the wrong way round are turned.
 */
export function applyChange(plan: SearchPlan, change: ParameterChange): SearchPlan {
  switch (change.kind) {
    case 'years':
      return withParameters(plan, orderedYears(change.yearFrom, change.yearTo))
    case 'languages': {
      const languages = [...new Set(change.languages)].filter((code) => /^[a-z]{2}$/.test(code))
      return withParameters(plan, { languages: languages.slice(0, LANGUAGES_MAX) })
    }
    case 'databases': {
      const databases = [...new Set(change.databases)]
      return databases.length > 0 ? withParameters(plan, { databases }) : plan
    }
    case 'excluded': {
      const excluded = [...new Set(change.excluded.map((word) => word.trim().slice(0, 100)))].filter(Boolean)
      return withParameters(plan, { excluded: excluded.slice(0, EXCLUDED_MAX) })
    }
    case 'concepts': {
      const map = change.edits.reduce(applyConceptEdit, plan.map)
      const isEmptied = requiredConcepts(map).length === 0 && requiredConcepts(plan.map).length > 0
      return isEmptied ? plan : { ...plan, map }
    }
  }
}

/** All changes in order. */
export function applyChanges(plan: SearchPlan, changes: readonly ParameterChange[]): SearchPlan {
  return changes.reduce(applyChange, plan)
}

/** The plan that a way to change the scope leads to. */
export function planAfter(
  { map }: SearchPlan,
  { parameters, edits }: Pick<ScopeStrategy, 'parameters' | 'edits'>,
): SearchPlan {
  return { parameters, map: edits.reduce(applyConceptEdit, map) }
}

/** Which ends of a range of years are set, as messages tell them apart. */
export function boundOf({
  yearFrom,
  yearTo,
}: Pick<SearchParameters, 'yearFrom' | 'yearTo'>): 'from' | 'to' | 'both' {
  if (yearTo === null) return 'from'
  return yearFrom === null ? 'to' : 'both'
}

/** The date range as the documents write it: `2015-2025`, `2015-`, `-2025`, `` for none. */
export function dateRangeOf({ yearFrom, yearTo }: Pick<SearchParameters, 'yearFrom' | 'yearTo'>): string {
  return yearFrom === null && yearTo === null ? '' : `${yearFrom ?? ''}-${yearTo ?? ''}`
}

function withParameters(plan: SearchPlan, changed: Partial<SearchParameters>): SearchPlan {
  return { ...plan, parameters: { ...plan.parameters, ...changed } }
}

function orderedYears(yearFrom: number | null, yearTo: number | null) {
  const isReversed = yearFrom !== null && yearTo !== null && yearFrom > yearTo
  return isReversed ? { yearFrom: yearTo, yearTo: yearFrom } : { yearFrom, yearTo }
}
