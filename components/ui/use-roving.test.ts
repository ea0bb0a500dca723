import { expect, it } from 'vitest'
import { rovingTarget } from './use-roving'

const ids = ['a', 'b', 'c']

it.each([
  ['a', 'ArrowRight', 'b'],
  ['c', 'ArrowRight', 'a'],
  ['a', 'ArrowLeft', 'c'],
  ['b', 'ArrowUp', 'a'],
  ['b', 'Home', 'a'],
  ['a', 'End', 'c'],
  [null, 'ArrowRight', 'a'],
  ['gone', 'ArrowLeft', 'c'],
  ['a', 'Enter', null],
])('from %s by %s to %s', (present, key, target) => {
  expect(rovingTarget(ids, present, key)).toBe(target)
})

it('nothing leads nowhere', () => {
  expect(rovingTarget([], null, 'ArrowRight')).toBe(null)
})
