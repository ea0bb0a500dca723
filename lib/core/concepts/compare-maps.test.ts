import { describe, expect, it } from 'vitest'
import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import { compareMaps } from './compare-maps'
import { applyConceptEdit } from './concept-map'
import { readTopic } from './read-topic'

const map = (topic: string, language: ConceptLanguage) => readTopic({ topic, question: '', language })

describe('compareMaps', () => {
  it.each([
    ['en', 'Burnout of nurses', 'en', 'The burnout of nurses', 'same'],
    ['pt', 'Saúde mental de enfermeiros', 'en', 'Mental health of nurses', 'same'],
    ['pt', 'Gentrificação e cortiços', 'es', 'Gentrificación y conventillos', 'refinement'],
    ['en', 'Burnout of nurses', 'en', 'Burnout of nurses in Brazil', 'refinement'],
    ['en', 'Burnout of nurses', 'en', 'Burnout of nurses since 2015', 'refinement'],
    ['en', 'Burnout since 2015', 'en', 'Burnout since 2020', 'refinement'],
    ['en', 'Burnout of nurses', 'en', 'Burnout', 'refinement'],
    ['en', 'Burnout of nurses', 'en', 'Dropout of students', 'second-thesis'],
    [
      'en',
      'Medieval falconry practices among farmers',
      'en',
      'Quantum entanglement teleportation',
      'second-thesis',
    ],
    ['en', 'Marketing of hospitals in Brazil', 'en', 'Burnout of nurses in Brazil', 'second-thesis'],
    ['es', 'Acoso escolar', 'pt', 'Evasão escolar', 'second-thesis'],
  ] as const)('%s %s → %s %s: %s', (from, before, to, after, change) => {
    expect(compareMaps(map(before, from), map(after, to)).change).toBe(change)
  })
  it('names what is in both and what came and went', () => {
    expect(compareMaps(map('Burnout of nurses', 'en'), map('Burnout of teachers', 'en'))).toMatchObject({
      shared: ['Burnout'],
      lost: ['nurses'],
      gained: ['teachers'],
    })
  })
  it('counts a concept that the student has dropped as gone', () => {
    const before = map('Burnout of nurses', 'en')
    const nurses = before.concepts.find(({ name }) => name === 'nurses')
    const after = applyConceptEdit(before, { kind: 'drop', id: nurses?.id ?? '' })
    expect(compareMaps(before, after)).toMatchObject({ change: 'refinement', lost: ['nurses'] })
  })
  it('says the same of a topic without a concept and itself', () => {
    expect(compareMaps(map('…', 'en'), map('…', 'en'))).toMatchObject({ change: 'same', overlap01: 1 })
  })
})
