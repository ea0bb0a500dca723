import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SearchParameters } from '@/lib/contracts/search'
import { requiredConcepts } from '@/lib/core/concepts/concept-map'
import { withKeywords } from '@/lib/core/concepts/read-keywords'
import { centralMap } from './central-map-fixture'
import { describeDifference } from './describe-difference'
import { applyChange, type ParameterChange, type SearchPlan } from './search-plan'

const parameters = SearchParameters.parse({
  topic: 'Burnout of nurses in Brazil',
  question: 'How common is burnout of nurses in Brazil?',
  yearFrom: 2018,
  databases: ['scielo'],
})
const plan: SearchPlan = { parameters, map: withKeywords(centralMap(parameters), ['burnout = exhaustion']) }
const idOf = (name: string) => plan.map.concepts.find((concept) => concept.name === name)?.id ?? ''
const dropping = (...names: string[]) =>
  ({ kind: 'concepts', edits: names.map((name) => ({ kind: 'drop', id: idOf(name) }) as const) }) as const
const namesOf = ({ map }: SearchPlan) => requiredConcepts(map).map(({ name }) => name)

describe('applyChange', () => {
  it('stops asking for a concept and leaves topic and question as the student wrote them', () => {
    const after = applyChange(plan, dropping('nurses'))
    expect(after.parameters).toEqual(plan.parameters)
    expect(namesOf(after)).toEqual(namesOf(plan).filter((name) => name !== 'nurses'))
    expect(describeDifference(plan, after, 'en')).toEqual([
      `Every source is about: ${namesOf(plan).join(', ')} → ${namesOf(after).join(', ')}`,
    ])
  })
  it('never leaves a search without concept or database', () => {
    expect(applyChange(plan, dropping(...plan.map.concepts.map(({ name }) => name)))).toBe(plan)
    expect(applyChange(plan, { kind: 'databases', databases: [] })).toBe(plan)
  })
  it('says which names came and went', () => {
    const id = idOf('Burnout')
    const edits = [
      { kind: 'add-name', id, text: 'fatigue', language: 'en' },
      { kind: 'strike-name', id, text: 'exhaustion', language: 'en' },
    ] as const
    expect(describeDifference(plan, applyChange(plan, { kind: 'concepts', edits }), 'en')).toEqual([
      'One name added to “Burnout”: fatigue',
      'One name of “Burnout” no longer searched for: exhaustion',
    ])
  })
  it('turns years given the wrong way round', () => {
    const { parameters } = applyChange(plan, { kind: 'years', yearFrom: 2020, yearTo: 2010 })
    expect([parameters.yearFrom, parameters.yearTo]).toEqual([2010, 2020])
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
      kind: fc.constant('concepts' as const),
      edits: fc.array(
        fc.record({
          kind: fc.constantFrom('drop' as const, 'restore' as const),
          id: fc.constantFrom(...plan.map.concepts.map(({ id }) => id), 'x'),
        }),
      ),
    }),
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

describe('describeDifference', () => {
  it('says what will change and nothing when nothing does', () => {
    expect(
      describeDifference(plan, applyChange(plan, { kind: 'years', yearFrom: null, yearTo: null }), 'pt-BR'),
    ).toEqual(['Anos: desde 2018 → qualquer'])
    expect(
      describeDifference(plan, applyChange(plan, { kind: 'years', yearFrom: 2018, yearTo: null }), 'en'),
    ).toEqual([])
  })
})
