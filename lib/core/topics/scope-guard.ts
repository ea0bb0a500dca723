import type { ConceptMap } from '@/lib/contracts/concept-map'
import type { ScopeCheck, ValidatedTopic } from '@/lib/contracts/topic'
import { compareMaps } from '@/lib/core/concepts/compare-maps'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { cognateStems } from '@/lib/core/text/cognate-stems'

/** What is compared with the validated topic: a query, a refined topic, a stage of a proposal, the aim of a draft. */
export interface Wanted {
  readonly topic: string
  readonly question: string
  readonly map?: ConceptMap
}

/**
 * How far a text is from the validated topic, by the concepts that both name (see compareMaps): the same, a refinement, or a second
 * thesis. What the OUT list names and the validated topic does not is a second thesis, too: the student had agreed to leave it out.
 * A text that names no concept cannot be compared and is no second thesis. Never throws.
 */
export function checkScope(validated: ValidatedTopic, wanted: Wanted): ScopeCheck {
  const map = wanted.map ?? topicMap(wanted)
  const { change, lost, gained } = compareMaps(validated.map, map)
  const outside = validated.out.filter((name) => names(`${wanted.topic} . ${wanted.question}`, name))
  const isEmpty = map.concepts.length === 0
  return {
    change: isEmpty ? 'same' : outside.length > 0 ? 'second-thesis' : change,
    lost: isEmpty ? [] : lost.slice(0, 24),
    gained: gained.slice(0, 24),
    outside: outside.slice(0, 12),
  }
}

function names(text: string, name: string): boolean {
  const wanted = cognateStems(name).join(' ')
  return wanted !== '' && ` ${cognateStems(text).join(' ')} `.includes(` ${wanted} `)
}
