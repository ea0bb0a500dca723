import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SearchParameters } from '@/lib/contracts/search'
import { withKeywords } from '@/lib/core/concepts/read-keywords'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { type FinishedValidation, foldMemories, memoryOf, ValidationMemory } from './memory'
import { makeSource, workFixture } from './source-fixture'

const parameters = SearchParameters.parse({ topic: 'Burnout', databases: ['scielo'] })
const map = withKeywords(topicMap(parameters), ['+nurses'])
const finished: FinishedValidation = {
  input: { locale: 'en', carried: [] },
  plan: { parameters, map },
  answers: [
    { kind: 'retry', databases: ['wos'] },
    { kind: 'refine', mode: 'keywords', request: 'nurses', parameters, map, queries: [] },
    { kind: 'satisfied', acknowledged: false },
  ],
  sources: [
    makeSource('a', { work: workFixture({ year: 2012, language: 'pt' }) }),
    makeSource('b', { firstRound: 3 }),
    makeSource('c', { firstRound: 3, quality: { score: 5, parts: [], reason: '' } }),
  ],
  selected: ['a', 'b'],
  decisions: [
    { sourceId: 'c', decision: 'exclude', reason: 'Off topic', decidedAt: '' },
    { sourceId: 'd', decision: 'exclude', reason: ' off topic', decidedAt: '' },
    { sourceId: 'e', decision: 'maybe', reason: 'hm', decidedAt: '' },
  ],
  at: '2026-01-25T10:00:00Z',
}

describe('memoryOf', () => {
  it('keeps what was chosen and which refinement brought it', () => {
    expect(ValidationMemory.parse(memoryOf(finished))).toMatchObject({
      found: 2,
      selected: 2,
      languages: [
        { key: 'en', count: 1 },
        { key: 'pt', count: 1 },
      ],
      databases: [{ key: 'scielo', count: 2 }],
      yearFrom: 2012,
      yearTo: 2021,
      exclusions: [{ key: 'off topic', count: 2 }],
      strategies: [{ mode: 'keywords', request: 'nurses', keywords: ['nurses'], found: 2, selected: 1 }],
    })
  })
  it('credits a refinement with nothing that the student added or that came with a document', () => {
    const brought = {
      ...finished,
      input: { ...finished.input, carried: [makeSource('old', { firstRound: 3 })] },
      sources: [
        makeSource('b', { firstRound: 3 }),
        makeSource('own', { firstRound: 3, userProvided: true }),
        makeSource('x', { firstRound: 3, aliases: ['old'] }),
      ],
      selected: ['b', 'own', 'x'],
    }
    expect(memoryOf(brought)).toMatchObject({ selected: 3, strategies: [{ found: 1, selected: 1 }] })
  })
  it('invents no years where none are known', () => {
    const unknown = {
      ...finished,
      sources: [makeSource('a', { work: workFixture({ year: null, language: null }) })],
    }
    expect(memoryOf(unknown)).toMatchObject({ yearFrom: null, yearTo: null, languages: [] })
  })
})

describe('foldMemories', () => {
  const memory = memoryOf(finished)
  it('is the same in any order and counts a repetition once', () => {
    const others = [1, 2, 3].map((n) => ({ ...memory, at: `2026-02-0${n}` }))
    fc.assert(
      fc.property(fc.shuffledSubarray([memory, ...others, memory], { minLength: 5 }), (list) => {
        expect(foldMemories(list)).toEqual(foldMemories([memory, ...others]))
      }),
    )
  })
  it('learns which languages, databases and refinements served', () => {
    const folded = foldMemories([memory, { ...memory, at: '2026-03-01' }])
    expect(folded.databases).toEqual([{ key: 'scielo', count: 4 }])
    expect(folded.fruitful).toHaveLength(2)
    expect(folded.searches[0]?.at).toBe('2026-03-01')
  })
})
