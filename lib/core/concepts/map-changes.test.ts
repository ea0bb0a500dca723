import { expect, it } from 'vitest'
import type { ConceptEdit } from '@/lib/contracts/concept-map'
import { applyConceptEdit } from './concept-map'
import { mapAfter, mapChanges } from './map-changes'
import { topicMap } from './topic-map'

const earlier = topicMap({
  topic: 'Remote work and productivity of nurses in Brazil',
  question: 'Does remote work change the productivity of nurses?',
})

const edits: readonly ConceptEdit[] = [
  { kind: 'add', id: 'sleep', name: 'sleep', role: 'outcome', language: 'en' },
  { kind: 'drop', id: earlier.concepts[1]?.id ?? '' },
  { kind: 'add-name', id: earlier.concepts[0]?.id ?? '', text: 'home working', language: 'en' },
]

it('says of a map only what an edit changed, and gives the map back whole', () => {
  for (const edit of edits) {
    const map = applyConceptEdit(earlier, edit)
    const changes = mapChanges(map, earlier)
    expect(changes.concepts.filter((concept) => typeof concept !== 'string')).toHaveLength(1)
    expect(mapAfter(changes, earlier)).toEqual(map)
  }
  expect(mapChanges(earlier, earlier).concepts.every((concept) => typeof concept === 'string')).toBe(true)
})

it('keeps another order, and takes a whole map as it is', () => {
  const turned = { ...earlier, concepts: earlier.concepts.toReversed() }
  expect(mapAfter(mapChanges(turned, earlier), earlier)).toEqual(turned)
  expect(mapAfter(turned, { language: null, concepts: [] })).toEqual(turned)
})
