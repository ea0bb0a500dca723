import type { ConceptEdit, ConceptMap } from '@/lib/contracts/concept-map'
import type { Locale } from '@/lib/contracts/locale'
import type { DatabaseId } from '@/lib/contracts/search'
import { applyConceptEdit, requiredConcepts } from '@/lib/core/concepts/concept-map'
import { requiredNames } from '@/lib/core/concepts/required-names'
import { say } from '@/lib/core/text/say'
import { unaskedConcepts } from './asked-concepts'
import { refinementPhrases } from './change-phrases'
import { describeDifference } from './describe-difference'
import type { SearchPlan } from './search-plan'

/** What edits of the map would do, before anything runs. */
export interface ConceptEffect {
  /** `last-concept`: nothing would be left to search for; then nothing else changes. */
  readonly refused: 'last-concept' | null
  /** The map after the edits; the present one where they are refused. */
  readonly map: ConceptMap
  /** Databases that would be asked again, because their query would be another one. */
  readonly databases: readonly DatabaseId[]
  /** Central concepts that no query asks for after the edits, because there are too many. */
  readonly unasked: readonly string[]
  /** One sentence for each change, in the reader's language; why, where they are refused. */
  readonly lines: readonly string[]
}

/** What these edits of the map would change in a search. Pure; works in the browser as on the server. */
export function conceptEffect(
  plan: SearchPlan,
  edits: readonly ConceptEdit[],
  locale: Locale,
): ConceptEffect {
  const map = edits.reduce(applyConceptEdit, plan.map)
  if (requiredConcepts(map).length === 0)
    return {
      refused: 'last-concept',
      map: plan.map,
      databases: [],
      unasked: unaskedConcepts(plan.map).map(({ name }) => name),
      lines: [say(refinementPhrases, locale, 'lastConcept')],
    }
  const databases = isSameQuery(plan.map, map) ? [] : plan.parameters.databases
  const again =
    databases.length > 0 ? [say(refinementPhrases, locale, 'asksAgain', { count: databases.length })] : []
  return {
    refused: null,
    map,
    databases,
    unasked: unaskedConcepts(map).map(({ name }) => name),
    lines: [...describeDifference(plan, { ...plan, map }, locale), ...again],
  }
}

function isSameQuery(before: ConceptMap, after: ConceptMap): boolean {
  const [a, b] = [before, after].map((map) => JSON.stringify(requiredNames(map).map(({ words }) => words)))
  return a === b
}
