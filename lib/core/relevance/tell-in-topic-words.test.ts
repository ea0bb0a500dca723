import { describe, expect, it } from 'vitest'
import type { Concept, ConceptLanguage, ConceptMap } from '@/lib/contracts/concept-map'
import type { Work } from '@/lib/contracts/work'
import { bareWork } from '@/lib/core/validation/source-fixture'
import { scoreRelevancy } from './relevancy'
import { prepareRelevancy } from './relevancy-query'

const concept = (id: string, names: Readonly<Record<ConceptLanguage, readonly string[]>>): Concept => ({
  id,
  name: names.pt[0] ?? id,
  role: 'central',
  state: 'proposed',
  names: (['pt', 'en', 'es'] as const).flatMap((language) =>
    names[language].map((text) => ({
      text,
      language,
      origin: { by: 'built-in' as const },
      struckOut: false,
    })),
  ),
})

const map: ConceptMap = {
  language: 'pt',
  concepts: [
    concept('remote-work', {
      pt: ['trabalho remoto', 'teletrabalho'],
      en: ['remote work', 'telework'],
      es: ['trabajo a distancia'],
    }),
    concept('productivity', { pt: ['produtividade'], en: ['productivity'], es: ['productividad'] }),
  ],
}

const english = (title: string, given: Partial<Work> = {}) => bareWork(title, { language: 'en', ...given })
const portuguese = (title: string, given: Partial<Work> = {}) => bareWork(title, { language: 'pt', ...given })
const others = Array.from({ length: 30 }, (_, at) =>
  english(`Nitrogen losses in soils of region ${at}`, { abstract: 'Crops were grown on dry fields.' }),
)

function partsOf(works: readonly Work[]): readonly ReadonlyMap<string, number>[] {
  const limits = { languages: [], yearFrom: null, yearTo: null, excluded: [] }
  const topic = 'trabalho remoto e produtividade'
  const query = prepareRelevancy({ topic, question: '', concepts: map, ...limits })
  const scores = scoreRelevancy([...works, ...others], query)
  return scores.map(({ parts }) => new Map(parts.map(({ name, score }) => [name, score])))
}

describe('what the words say of a record in another language', () => {
  it('is as much as of the same record in the language of the topic, field by field', () => {
    const [own, other] = partsOf([
      portuguese('Trabalho remoto e produtividade', {
        abstract: 'O trabalho remoto aumentou a produtividade.',
        keywords: ['trabalho remoto'],
      }),
      english('Remote work and productivity', {
        abstract: 'Remote work increased the productivity.',
        keywords: ['remote work'],
      }),
    ])
    for (const part of ['title', 'abstract', 'keywords'])
      expect.soft(other?.get(part), part).toBeCloseTo(own?.get(part) ?? Number.NaN, 0)
    expect(other?.get('title')).toBeGreaterThanOrEqual(90)
  })

  it('is as much of a record that uses a synonym in the language of the topic', () => {
    const [named, synonym] = partsOf([
      portuguese('Trabalho remoto e produtividade'),
      portuguese('Teletrabalho e produtividade'),
    ])
    expect(synonym?.get('title')).toBeGreaterThanOrEqual(0.9 * (named?.get('title') ?? Number.NaN))
  })

  it('grows with the concepts named, and is nothing where none is', () => {
    const [both, one, none] = partsOf([
      english('Remote work and productivity', { abstract: 'Telework and productivity were measured.' }),
      english('Remote islands and productivity', { abstract: 'Productivity was measured.' }),
      english('Remote islands and birds', { abstract: 'Work was done on boats.' }),
    ])
    for (const part of ['title', 'abstract']) {
      expect.soft(both?.get(part), part).toBeGreaterThan(one?.get(part) ?? Number.NaN)
      expect.soft(one?.get(part), part).toBeGreaterThan(none?.get(part) ?? Number.NaN)
    }
    expect(none?.get('title')).toBeLessThan(5)
  })
})

describe('a title that names its own work as a review', () => {
  const [title, review] = [
    'Trabalho remoto e produtividade',
    'Trabalho remoto e produtividade: uma revisão sistemática',
  ]

  it('is as much about the concepts of the topic as one that does not', () => {
    const [study, ofReview] = partsOf([portuguese(title), portuguese(review)])
    expect(ofReview?.get('title')).toBeCloseTo(study?.get('title') ?? 0)
  })

  it('counts in full by words alone, so that reviews do not stand before studies', () => {
    const limits = { languages: [], yearFrom: null, yearTo: null, excluded: [] }
    const query = prepareRelevancy({ topic: title, question: '', concepts: null, ...limits })
    const [study, ofReview] = scoreRelevancy([portuguese(title), portuguese(review), ...others], query)
    const titleOf = (score: typeof study) => score?.parts.find(({ name }) => name === 'title')?.score ?? 0
    expect(titleOf(ofReview)).toBeLessThan(titleOf(study))
  })
})
