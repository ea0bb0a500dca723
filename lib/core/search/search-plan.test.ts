import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SearchParameters } from '@/lib/contracts/search'
import { applyChange, describeDifference, type ParameterChange, withoutWords } from './search-plan'

const plan = {
  parameters: SearchParameters.parse({
    topic: 'Burnout of nurses in Brazil',
    question: 'How common is burnout of nurses in Brazil?',
    yearFrom: 2018,
    databases: ['scielo'],
  }),
  keywords: ['burnout = exhaustion'],
}

describe('applyChange', () => {
  it('drops a concept from the search and leaves the question as the student wrote it', () => {
    const after = applyChange(plan, { kind: 'drop', words: ['Brazil', 'Brasil'] })
    expect(after.parameters.topic).toBe('Burnout of nurses')
    expect(after.parameters.question).toBe(plan.parameters.question)
    expect(after.keywords).toEqual(['burnout = exhaustion', '-Brazil'])
    expect(describeDifference(plan, after, 'en')).toEqual([
      'Topic: “Burnout of nurses in Brazil” becomes “Burnout of nurses”',
      'Named in the question, not searched for: none → Brazil',
    ])
  })
  it('a dropped concept does not come back by a keyword that named other words for it', () => {
    const after = applyChange(plan, { kind: 'drop', words: ['Burnout', 'exhaustion'] })
    expect(after.parameters.topic).toBe('nurses in Brazil')
    expect(after.keywords).toEqual(['-Burnout'])
  })
  it('never leaves a search without subject or database', () => {
    expect(applyChange(plan, { kind: 'drop', words: ['burnout', 'nurse', 'Brazil'] })).toBe(plan)
    expect(applyChange(plan, { kind: 'databases', databases: [] })).toBe(plan)
  })
  it('turns years given the wrong way round', () => {
    const { parameters } = applyChange(plan, { kind: 'years', yearFrom: 2020, yearTo: 2010 })
    expect([parameters.yearFrom, parameters.yearTo]).toEqual([2010, 2020])
  })
  it('adds keywords once', () => {
    const after = applyChange(plan, { kind: 'keywords', added: ['Burnout = Exhaustion', ' +  night shift '] })
    expect(after.keywords).toEqual(['burnout = exhaustion', '+ night shift'])
  })
  const change: fc.Arbitrary<ParameterChange> = fc.oneof(
    fc.record({
      kind: fc.constant('years' as const),
      yearFrom: fc.option(fc.integer({ min: 1800, max: 2100 })),
      yearTo: fc.option(fc.integer({ min: 1800, max: 2100 })),
    }),
    fc.record({ kind: fc.constant('languages' as const), languages: fc.array(fc.string({ maxLength: 3 })) }),
    fc.record({ kind: fc.constant('excluded' as const), excluded: fc.array(fc.string(), { maxLength: 40 }) }),
    fc.record({
      kind: fc.constant('drop' as const),
      words: fc.array(fc.constantFrom('Brazil', 'nurse', 'of', 'burnout', '', 'x')),
    }),
    fc.record({ kind: fc.constant('keywords' as const), added: fc.array(fc.string(), { maxLength: 40 }) }),
  )
  it('always gives valid parameters, and repeating a change changes nothing', () => {
    fc.assert(
      fc.property(change, (one) => {
        const once = applyChange(plan, one)
        expect(SearchParameters.safeParse(once.parameters).success).toBe(true)
        expect(applyChange(once, one)).toEqual(once)
      }),
    )
  })
})

describe('withoutWords', () => {
  it.each([
    ['burnout of nurses in Brazil', ['nurses'], 'burnout in Brazil'],
    ['Burnout, nurses and doctors', ['nurse'], 'Burnout, and doctors'],
    ['Saúde mental de professores no Brasil', ['brasil'], 'Saúde mental de professores'],
    ['The burnout of the nurses in Brazil', ['burnout'], 'nurses in Brazil'],
    ['Burnout of the nurses in Brazil', ['burnout'], 'nurses in Brazil'],
    ['quality of life (Brazil)', ['Brazil'], 'quality of life'],
  ])('%s', (text, words, expected) => {
    expect(withoutWords(text, words)).toBe(expected)
  })
})

describe('describeDifference', () => {
  it('says what will change and nothing when nothing does', () => {
    expect(
      describeDifference(plan, applyChange(plan, { kind: 'years', yearFrom: null, yearTo: null }), 'pt-BR'),
    ).toEqual(['Anos: 2018– → qualquer'])
    expect(
      describeDifference(plan, applyChange(plan, { kind: 'years', yearFrom: 2018, yearTo: null }), 'en'),
    ).toEqual([])
  })
})
