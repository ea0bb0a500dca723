import { describe, expect, it } from 'vitest'
import { requiredNames } from '@/lib/core/concepts/required-names'
import {
  conceptHolds,
  frequentPhrases,
  languageCounts,
  yearHistogram,
} from '@/lib/core/evidence/found-evidence'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { centralMap } from './central-map-fixture'
import { translationsOf } from './search-patterns'

const topic = 'Burnout of nurses in Brazil'
const groups = requiredNames(centralMap({ topic, question: '' }))
it('translates the concepts that the glossary knows, and no name that is there already', () => {
  const bare = groups.map((group) => ({ ...group, words: [group.name] }))
  expect(translationsOf(bare, 'pt').map(({ text }) => text)).toContain('enfermeiros')
  expect(translationsOf(groups, 'en')).toEqual([])
})

describe('evidence of found records', () => {
  const records = [
    workFixture({
      title: 'Night shift and burnout of nurses',
      abstract: null,
      year: 2020,
      language: 'en',
      keywords: ['Night shift'],
    }),
    workFixture({
      title: 'Night shifts in hospitals',
      abstract: 'On nurses in Brazil',
      year: 2020,
      language: 'pt',
    }),
    workFixture({ title: 'Teachers', abstract: null, year: null, language: null }),
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
  it('offers no phrase that cuts a name of a concept in two', () => {
    const named = [{ name: 'remote work', words: ['remote work', 'trabalho remoto'] }]
    const works = ['engagement', 'trust'].map((outcome) =>
      workFixture({ title: `Relating remote work to job ${outcome}`, keywords: ['hybrid work'] }),
    )
    expect(frequentPhrases(works, named)).toEqual([{ text: 'hybrid work', records: 2 }])
  })
})
