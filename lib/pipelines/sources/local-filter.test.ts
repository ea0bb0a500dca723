import { describe, expect, it } from 'vitest'
import { SearchAnswer, SearchParameters } from '@/lib/contracts/search'
import { bareWork } from '@/lib/core/validation/source-fixture'
import { filterLocally } from './local-filter'

const records = [
  bareWork('Remote work and sleep', { year: 2012, language: 'en' }),
  bareWork('Remote work and wellbeing of nurses', { year: 2020, language: 'en' }),
  bareWork('O trabalho remoto e a saúde dos professores', { year: 2021 }),
  bareWork('Telearbeit', { language: 'de', keywords: ['sleeping problems'] }),
  bareWork('XR-7'),
]
const wanted = SearchParameters.parse({
  topic: 'Remote work',
  databases: ['crossref'],
  yearFrom: 2015,
  yearTo: 2021,
  languages: ['en', 'pt'],
  excluded: ['sleep'],
})

function left(limits: SearchAnswer['filterLocally'], parameters = wanted) {
  const answer = { database: 'crossref', outcome: 'ok', total: 5, records, tookMs: 1, filterLocally: limits }
  const { kept, dropped } = filterLocally(SearchAnswer.parse(answer), parameters)
  return { kept: kept.map(({ title }) => records.findIndex((record) => record.title === title)), dropped }
}

describe('what a service cannot filter itself', () => {
  it('is left alone where the service has filtered', () => {
    expect(left([])).toEqual({ kept: [0, 1, 2, 3, 4], dropped: [] })
  })

  it('is dropped by year, where one is known, both ends included', () => {
    expect(left(['years'])).toEqual({ kept: [1, 2, 3, 4], dropped: [{ reason: 'years', count: 1 }] })
    expect(left(['years'], { ...wanted, yearFrom: null, yearTo: 2020 }).kept).toEqual([0, 1, 3, 4])
  })

  it('is dropped by language, read from the title where the record says none; what cannot be told stays', () => {
    expect(left(['languages'])).toEqual({ kept: [0, 1, 2, 4], dropped: [{ reason: 'languages', count: 1 }] })
    expect(left(['languages'], { ...wanted, languages: ['en'] }).kept).toEqual([0, 1, 4])
    expect(left(['languages'], { ...wanted, languages: [] }).dropped).toEqual([])
  })

  it('is dropped by an excluded word in any of its forms, in title, abstract or keywords', () => {
    expect(left(['excluded'])).toEqual({ kept: [1, 2, 4], dropped: [{ reason: 'excluded', count: 2 }] })
    expect(left(['excluded'], { ...wanted, excluded: ['saúde dos professores', 'work sleep'] }).kept).toEqual(
      [0, 1, 3, 4],
    )
  })

  it('is counted once, under the first limit that it breaks', () => {
    expect(left(['years', 'languages', 'excluded'])).toEqual({
      kept: [1, 2, 4],
      dropped: [
        { reason: 'years', count: 1 },
        { reason: 'languages', count: 1 },
      ],
    })
  })
})
