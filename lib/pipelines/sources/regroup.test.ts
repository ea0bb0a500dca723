import { expect, it } from 'vitest'
import type { RefineAnswer } from '@/lib/contracts/source-validation'
import { pairsInForce } from './regroup'

const split = (...pairs: [string, string][]): RefineAnswer => ({ kind: 'split', sourceId: 's1', pairs })
const join = (...pairs: [string, string][]): RefineAnswer => ({
  kind: 'join',
  sourceIds: ['s1', 's2'],
  pairs,
})
const undo: RefineAnswer = { kind: 'undo-merge' }

it('two records that were taken apart can be joined again, and the other way round', () => {
  expect(pairsInForce([split(['a', 'b'], ['a', 'c']), join(['b', 'a'])])).toEqual({
    keepApart: [['a', 'c']],
    together: [['b', 'a']],
  })
  expect(pairsInForce([join(['a', 'b']), split(['a', 'b'])])).toEqual({
    keepApart: [['a', 'b']],
    together: [],
  })
})

it('undoing a joining brings the separation before it back, and undoing more than was done changes nothing', () => {
  expect(pairsInForce([split(['a', 'b']), join(['a', 'b']), undo]).keepApart).toEqual([['a', 'b']])
  expect(pairsInForce([undo, join(['a', 'b']), undo, undo])).toEqual({ keepApart: [], together: [] })
})

it('a joining stays in force through later searches', () => {
  const search: RefineAnswer = { kind: 'retry', databases: ['openalex'] }
  expect(pairsInForce([join(['a', 'b']), search]).together).toEqual([['a', 'b']])
})
