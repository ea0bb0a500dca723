import type { Concept, ConceptMap } from '@/lib/contracts/concept-map'

/** A map told by an earlier one: concepts that are as they were stand by their ids, in the order of the map. A whole map is one, too. */
export interface MapChanges {
  readonly language: ConceptMap['language']
  readonly concepts: readonly (string | Concept)[]
}

/** The map, with the concepts that are the same in the earlier one by their ids alone. */
export function mapChanges(map: ConceptMap, earlier: ConceptMap): MapChanges {
  const known = new Map(earlier.concepts.map((concept) => [concept.id, JSON.stringify(concept)]))
  const concepts = map.concepts.map((concept) =>
    known.get(concept.id) === JSON.stringify(concept) ? concept.id : concept,
  )
  return { language: map.language, concepts }
}

/** The map that these changes make of the earlier one; ids that the earlier one does not have are left out. */
export function mapAfter({ language, concepts }: MapChanges, earlier: ConceptMap): ConceptMap {
  const known = new Map(earlier.concepts.map((concept) => [concept.id, concept]))
  return {
    language,
    concepts: concepts.flatMap((concept) =>
      typeof concept === 'string' ? (known.get(concept) ?? []) : [concept],
    ),
  }
}
