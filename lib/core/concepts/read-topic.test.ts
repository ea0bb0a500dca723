import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ConceptMap } from '@/lib/contracts/concept-map'
import { readTopic } from './read-topic'

describe('readTopic', () => {
  it('names a concept in the words of the student first, then in the three languages of the vocabulary', () => {
    const { language, concepts } = readTopic({
      topic: 'Saúde mental de enfermeiros',
      question: '',
      language: null,
    })
    expect(language).toBe('pt')
    const [first] = concepts
    expect(first).toMatchObject({ id: 'saude-mental', name: 'Saúde mental' })
    expect(first?.names[0]).toMatchObject({ text: 'Saúde mental', language: 'pt', origin: { by: 'student' } })
    expect(first?.names).toContainEqual(
      expect.objectContaining({ text: 'mental health', language: 'en', origin: { by: 'built-in' } }),
    )
  })
  it('takes no letter that joins two things for the beginning of a name', () => {
    const map = readTopic({ topic: 'Home office e saúde mental', question: '', language: 'pt' })
    expect(map.concepts.map(({ name }) => name)).toEqual(['Home office', 'saúde mental'])
    const vitamins = readTopic({
      topic: 'Suplementação de vitaminas e doenças cardiovasculares',
      question: '',
      language: 'pt',
    })
    expect(vitamins.concepts.map(({ name }) => name)).toEqual([
      'Suplementação de vitaminas',
      'doenças cardiovasculares',
    ])
    const named = readTopic({ topic: 'Deficiência de vitamina E em idosos', question: '', language: 'pt' })
    expect(named.concepts[0]?.name).toBe('Deficiência de vitamina E')
    const hyphened = readTopic({ topic: 'e-saúde em hospitais', question: '', language: 'pt' })
    expect(hyphened.concepts[0]?.name).toBe('e-saúde')
  })
  it.each([
    ['Burnout de enfermeros de la Clínica Jacaranda de Ronda', 'Ronda'],
    ['El ausentismo de los alumnos del colegio San Martín de Porres de Huancayo', 'Huancayo'],
  ])('reads a name behind one institution as where it is: %s', (topic, place) => {
    const { concepts } = readTopic({ topic, question: '', language: 'es' })
    expect(concepts.find(({ name }) => name === place)?.role).toBe('place')
  })
  it('reads Spanish "los mayores" as older people, and as no one where a noun or an age follows', () => {
    const groups = (topic: string) =>
      readTopic({ topic, question: '', language: 'es' }).concepts.filter(({ role }) => role === 'population')
    expect(groups('La soledad de los mayores')[0]?.names.map(({ text }) => text)).toContain('older adults')
    expect(groups('Los mayores niveles de estrés y su causa')).toEqual([])
    expect(groups('El voto de los mayores de 18 años')).toEqual([])
  })
  it('gives an empty map for verbs in a row', () => {
    expect(readTopic({ topic: 'correr pensar fazer', question: '', language: null }).concepts).toEqual([])
  })
  it('gives an empty map for a text without a word', () => {
    expect(readTopic({ topic: ' …?! ', question: '', language: null }).concepts).toEqual([])
  })
  it('gives a map that keeps the contract, with an own id for each concept, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.string({ maxLength: 100 }),
        (topic, question) => {
          const map = readTopic({ topic, question, language: null })
          expect(ConceptMap.safeParse(map).error).toBeUndefined()
          expect(new Set(map.concepts.map(({ id }) => id)).size).toBe(map.concepts.length)
        },
      ),
    )
  })
})
