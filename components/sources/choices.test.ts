import { describe, expect, it } from 'vitest'
import type { Decision, SelectionEntry, SourceRow } from '@/lib/contracts/source-validation'
import { makeSource } from '@/lib/core/validation/source-fixture'
import { entriesOf, judgedOf, mixedOrder, progressOf, readingOrder, withEarlierIds } from './choices'

function row(id: string, given: Parameters<typeof makeSource>[1] = {}): SourceRow {
  const { members: _members, ...source } = makeSource(id, given)
  return { ...source, hasAbstract: true, mergedCount: 1 }
}
function entries(...made: [string, Decision][]): ReadonlyMap<string, SelectionEntry> {
  return new Map(
    made.map(([sourceId, decision], at) => [
      sourceId,
      { sourceId, decision, reason: '', decidedAt: `2026-01-01T00:00:${String(at).padStart(2, '0')}.000Z` },
    ]),
  )
}
const poor = { quality: { score: 20, parts: [], reason: '' } }

describe('a decision made before a merge', () => {
  const rows = [row('a', { aliases: ['b'] }), row('c')]

  it('counts for what the source became, and a choice outweighs an exclusion', () => {
    expect(entriesOf(rows, entries(['b', 'include'])).get('a')).toMatchObject({
      sourceId: 'a',
      decision: 'include',
    })
    expect(entriesOf(rows, entries(['a', 'exclude'], ['b', 'include'])).get('a')?.decision).toBe('include')
    expect(entriesOf(rows, entries(['gone', 'include'])).size).toBe(0)
  })

  it('does not come back when it is taken back under the new id', () => {
    const made = entries(['b', 'include'])
    const changes = withEarlierIds([{ sourceId: 'a', decision: null }], () => rows[0], made)
    expect(changes.map(({ sourceId, decision }) => [sourceId, decision])).toEqual([
      ['a', null],
      ['b', null],
    ])
  })
})

describe('the order by the choices', () => {
  const byRelevance = ['a', 'b', 'c', 'd']
  const learnt = ['d', 'c', 'b', 'a']

  it('is that by relevance before anything was ticked, and its own from the third tick on', () => {
    expect(mixedOrder(byRelevance, learnt, 0)).toEqual(byRelevance)
    expect(mixedOrder(byRelevance, learnt, 3)).toEqual(learnt)
    expect(mixedOrder(byRelevance, learnt, 9)).toEqual(learnt)
  })

  it('moves by a third with each tick: one tick does not turn the list over', () => {
    expect(mixedOrder(byRelevance, learnt, 1)).toEqual(byRelevance)
    expect(mixedOrder(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'], 1)).toEqual(['a', 'b', 'd', 'c'])
    expect(mixedOrder(byRelevance, learnt, 2)).toEqual(learnt)
  })

  it('loses no source that the learnt order does not know', () => {
    expect(mixedOrder(['new', 'a', 'b'], ['b', 'a'], 1)).toHaveLength(3)
  })
})

it('what is to be judged comes first by rank, what was put off after it, what is settled last; nothing is lost', () => {
  const rows = ['new', 'a', 'b', 'yes', 'perhaps', 'later', 'c'].map((id) => row(id))
  const decided = new Map<string, Decision>([
    ['yes', 'include'],
    ['perhaps', 'maybe'],
    ['later', 'skip'],
  ])
  const order = readingOrder(rows, ['c', 'later', 'a', 'b'], decided)
  expect(order.map(({ id }) => id)).toEqual(['c', 'a', 'b', 'new', 'later', 'perhaps', 'yes'])
})

it('progress counts what was judged in its order; own key papers were known before, maybes are still to be read', () => {
  const rows = [
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => row(id)),
    row('own', { userProvided: true }),
    row('held', poor),
    row('heldChosen', poor),
  ]
  const decided = entries(
    ['c', 'exclude'],
    ['own', 'include'],
    ['a', 'include'],
    ['d', 'maybe'],
    ['e', 'skip'],
    ['heldChosen', 'include'],
  )
  expect(progressOf(rows, decided)).toEqual({ found: [2, 3], foundBefore: 1, read: 3, records: 7 })
  expect(judgedOf(progressOf(rows, decided))).toEqual({ found: 3, read: 4, records: 8 })
})
