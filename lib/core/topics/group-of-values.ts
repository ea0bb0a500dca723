import type { ConceptMap } from '@/lib/contracts/concept-map'
import { requiredConcepts } from '@/lib/core/concepts/concept-map'
import { isAbstractName } from './size-words'

/**
 * A map whose required things are all values or qualities, with its groups required, too: "inclusion of autistic pupils" is not about inclusion.
 * Any other map as it is. Pure.
 */
export function withGroupOfValues(map: ConceptMap): ConceptMap {
  if (!requiredConcepts(map).every(({ name }) => isAbstractName(name))) return map
  const concepts = map.concepts.map((concept) =>
    concept.role === 'population' ? { ...concept, role: 'central' as const } : concept,
  )
  return { ...map, concepts }
}
