import type { ConceptMap } from '@/lib/contracts/concept-map'
import type { SearchParameters } from '@/lib/contracts/search'
import { topicMap } from '@/lib/core/concepts/topic-map'

/** The map of a topic with every concept central, whatever role its reading gives it; for tests of what stands on roles. */
export function centralMap(topic: Pick<SearchParameters, 'topic' | 'question'>): ConceptMap {
  const map = topicMap(topic)
  return { ...map, concepts: map.concepts.map((concept) => ({ ...concept, role: 'central' })) }
}
