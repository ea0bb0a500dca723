import { describe, expect, it } from 'vitest'
import { SearchParameters } from '@/lib/contracts/search'
import { conceptGroups } from './concepts'
import { conceptHolds, frequentPhrases, languageCounts, yearHistogram } from './found-evidence'
import { bridge, funnel, pyramid } from './search-patterns'
import type { SearchPlan } from './search-plan'
import { makeWork } from './source-fixture'

const topic = 'Burnout of nurses in Brazil'
const plan = {
  parameters: SearchParameters.parse({ topic, yearFrom: 2015, languages: ['en'], databases: ['scielo'] }),
  keywords: [],
}
const groups = conceptGroups(topic, '', 'en')
const topics = (steps: readonly { plan: SearchPlan }[]) => steps.map((step) => step.plan.parameters.topic)

describe('pyramid', () => {
  it('drops one constraint at a time', () => {
    const steps = pyramid(plan, groups)
    expect(steps.map((step) => step.about)).toEqual(['Burnout', 'nurses', 'Brazil', 'years', 'languages'])
    expect(steps[2]?.plan.parameters.topic).toBe('Burnout of nurses')
    expect(steps[3]?.plan.parameters.yearFrom).toBeNull()
  })
  it('keeps the only concept', () => {
    const one = conceptGroups('Burnout', '', 'en')
    expect(
      pyramid(
        { ...plan, parameters: { ...plan.parameters, topic: 'Burnout', yearFrom: null, languages: [] } },
        one,
      ),
    ).toEqual([])
  })
})

it('a funnel goes from the first concept to the whole search', () => {
  expect(topics(funnel(plan, groups))).toEqual(['Burnout', 'Burnout of nurses', topic])
})

describe('bridge', () => {
  it('goes to the language and the years that no record covers', () => {
    const records = [makeWork({ year: 2010 }), makeWork({ year: 2020 })]
    const steps = bridge(plan, groups, records)
    expect(steps.map((step) => step.about)).toEqual(['pt', 'es', '2011-2019'])
    expect(steps[0]?.plan.keywords).toContain('nurses = enfermeiros')
  })
})

describe('evidence of found records', () => {
  const records = [
    makeWork({
      title: 'Night shift and burnout of nurses',
      abstract: null,
      year: 2020,
      language: 'en',
      keywords: ['Night shift'],
    }),
    makeWork({
      title: 'Night shifts in hospitals',
      abstract: 'On nurses in Brazil',
      year: 2020,
      language: 'pt',
    }),
    makeWork({ title: 'Teachers', abstract: null, year: null, language: null }),
  ]
  it('counts years and languages and leaves the unknown out', () => {
    expect(yearHistogram(records)).toEqual([{ year: 2020, count: 2 }])
    expect(languageCounts(records)).toEqual([
      { language: 'en', count: 1 },
      { language: 'pt', count: 1 },
    ])
  })
  it('says which concept keeps records out', () => {
    expect(conceptHolds(records, groups)).toEqual([
      { name: 'Burnout', records: 1, lostWithout: 1 },
      { name: 'nurses', records: 2, lostWithout: 0 },
      { name: 'Brazil', records: 1, lostWithout: 1 },
    ])
  })
  it('finds phrases that records share and the search lacks', () => {
    expect(frequentPhrases(records, groups)).toEqual([{ text: 'night shift', records: 2 }])
  })
})
