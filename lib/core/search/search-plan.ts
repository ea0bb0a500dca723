import type { ConceptEdit, ConceptMap } from '@/lib/contracts/concept-map'
import type { Locale } from '@/lib/contracts/locale'
import type { DatabaseId, SearchParameters } from '@/lib/contracts/search'
import { EXCLUDED_MAX } from '@/lib/contracts/search-limits'
import type { ScopeStrategy } from '@/lib/contracts/source-validation'
import {
  activeConcepts,
  activeNames,
  applyConceptEdit,
  requiredConcepts,
} from '@/lib/core/concepts/concept-map'
import { languageName } from '@/lib/core/text/language-name'
import { say } from '@/lib/core/text/say'
import { searchPlanPhrases } from './change-phrases'

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

/** What would differ between two plans, one sentence for each difference, in the reader's language; none: nothing. */
export function describeDifference(before: SearchPlan, after: SearchPlan, locale: Locale): readonly string[] {
  const a = before.parameters
  const b = after.parameters
  const pairs = [
    ['topic', a.topic, b.topic],
    ['question', a.question, b.question],
    ['years', formatYears(a, locale), formatYears(b, locale)],
    ['languages', languagesOrAny(a, locale), languagesOrAny(b, locale)],
    ['excluded', listOr(a.excluded, locale, 'none'), listOr(b.excluded, locale, 'none')],
    ['databases', a.databases.join(', '), b.databases.join(', ')],
    ['concepts', requiredOr(before.map, locale), requiredOr(after.map, locale)],
  ] as const
  const changed = pairs.flatMap(([key, was, now]) =>
    was === now ? [] : [say(searchPlanPhrases, locale, key, { was, now })],
  )
  return [...changed, ...nameChanges(before.map, after.map, locale)]
}

/** Names that came and went of the concepts that both maps have in use. */
function nameChanges(before: ConceptMap, after: ConceptMap, locale: Locale): readonly string[] {
  return activeConcepts(after).flatMap((concept) => {
    const was = activeConcepts(before).find(({ id }) => id === concept.id)
    if (!was) return []
    const [old, now] = [was, concept].map((one) => activeNames(one).map(({ text }) => text))
    const values = (names: readonly string[]) => ({
      name: concept.name,
      names: names.join(', '),
      count: names.length,
    })
    const added = now?.filter((name) => !old?.includes(name)) ?? []
    const gone = old?.filter((name) => !now?.includes(name)) ?? []
    return [
      ...(added.length > 0 ? [say(searchPlanPhrases, locale, 'namesAdded', values(added))] : []),
      ...(gone.length > 0 ? [say(searchPlanPhrases, locale, 'namesGone', values(gone))] : []),
    ]
  })
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

function formatYears(parameters: SearchParameters, locale: Locale): string {
  return dateRangeOf(parameters).replace('-', '–') || say(searchPlanPhrases, locale, 'any')
}

function languagesOrAny({ languages }: SearchParameters, locale: Locale): string {
  return listOr(
    languages.map((code) => languageName(code, locale)),
    locale,
    'any',
  )
}

function requiredOr(map: ConceptMap, locale: Locale): string {
  return listOr(
    requiredConcepts(map).map(({ name }) => name),
    locale,
    'none',
  )
}

function listOr(list: readonly string[], locale: Locale, empty: 'any' | 'none'): string {
  return list.length > 0 ? list.join(', ') : say(searchPlanPhrases, locale, empty)
}
