import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Vote } from '@/lib/contracts/reviewers'
import { screeningDecisions } from '@/lib/contracts/reviewers-limits'
import { commonDecisions, conflictsIn, reviewerPairs } from './reviewers'

const ana = { id: 'a', name: 'Ana' }
const rui = { id: 'r', name: 'Rui' }
const reviewers = [ana, rui]

const vote = (linkId: string, sourceId: string, first: Vote['first'], more: Partial<Vote> = {}): Vote => ({
  ...{ linkId, sourceId, first, decision: first, reason: '' },
  ...more,
})

describe('reviewers', () => {
  it('agree by what each said before seeing the other, also after one has given in', () => {
    const votes = [
      vote('a', '1', 'include'),
      vote('a', '2', 'exclude'),
      vote('a', '3', 'include'),
      vote('r', '1', 'include'),
      vote('r', '2', 'include', { decision: 'exclude' }),
      vote('r', '3', 'exclude'),
    ]
    // Observed 1/3; by chance 2/3·2/3 + 1/3·1/3 = 5/9; kappa (1/3 − 5/9) / (4/9) = −.5.
    const [pair] = reviewerPairs(reviewers, votes)
    expect(pair).toMatchObject({ first: 'Ana', second: 'Rui', both: 3, conflicts: 2 })
    expect(pair?.kappa).toBeCloseTo(-0.5, 10)
    expect(conflictsIn(votes)).toEqual(['2', '3'])
    const common = commonDecisions(votes, { settled: [], reviewers })
    expect([...common].map(([id, { decision }]) => [id, decision])).toEqual([
      ['1', 'include'],
      ['2', 'exclude'],
    ])
  })

  it('have no kappa where both said the same of everything, and no pair where nothing is common', () => {
    const alike = [vote('a', '1', 'include'), vote('r', '1', 'unsure')]
    expect(reviewerPairs(reviewers, alike)).toMatchObject([{ both: 1, observed01: 1, kappa: null }])
    expect(reviewerPairs(reviewers, [vote('a', '1', 'include'), vote('r', '2', 'include')])).toEqual([])
  })

  it('decide nothing alone, and what was settled stands over what they say', () => {
    const votes = [
      vote('a', '1', 'exclude', { reason: 'other population' }),
      vote('r', '1', 'include'),
      vote('a', '2', 'exclude', { reason: 'no data' }),
      vote('r', '2', 'exclude', { reason: 'no data' }),
      vote('a', '3', 'include'),
    ]
    const settled = [{ sourceId: '1', decision: 'exclude', reason: 'children only' } as const]
    expect(Object.fromEntries(commonDecisions(votes, { settled, reviewers }))).toEqual({
      1: { decision: 'exclude', reason: 'children only' },
      2: { decision: 'exclude', reason: 'no data' },
    })
    expect(commonDecisions(votes, { settled: [], reviewers }).has('1')).toBe(false)
  })

  it('count every common source once: alike or a conflict, whatever they say', () => {
    const decision = fc.constantFrom(...screeningDecisions)
    const said = fc.uniqueArray(
      fc.record({
        linkId: fc.constantFrom('a', 'r'),
        sourceId: fc.constantFrom(...'123456'),
        first: decision,
      }),
      { selector: ({ linkId, sourceId }) => `${linkId} ${sourceId}` },
    )
    fc.assert(
      fc.property(said, (given) => {
        const votes = given.map(({ linkId, sourceId, first }) => vote(linkId, sourceId, first))
        const common = commonDecisions(votes, { settled: [], reviewers })
        const both = reviewerPairs(reviewers, votes)[0]?.both ?? 0
        expect(common.size + conflictsIn(votes).length).toBe(both)
      }),
    )
  })
})
