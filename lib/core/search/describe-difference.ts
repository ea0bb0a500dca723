import type { ConceptMap } from '@/lib/contracts/concept-map'
import type { Locale } from '@/lib/contracts/locale'
import type { SearchParameters } from '@/lib/contracts/search'
import { activeConcepts, activeNames, requiredConcepts } from '@/lib/core/concepts/concept-map'
import { languageName } from '@/lib/core/text/language-name'
import { say } from '@/lib/core/text/say'
import { searchPlanPhrases } from './change-phrases'
import { boundOf, type SearchPlan } from './search-plan'

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

function formatYears(parameters: SearchParameters, locale: Locale): string {
  const { yearFrom, yearTo } = parameters
  if (yearFrom === null && yearTo === null) return say(searchPlanPhrases, locale, 'any')
  const years = { bound: boundOf(parameters), from: String(yearFrom), to: String(yearTo) }
  return say(searchPlanPhrases, locale, 'range', years)
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
