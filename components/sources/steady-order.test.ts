import fc from 'fast-check'
import { expect, it } from 'vitest'
import { steadyOrder } from './steady-order'

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 30 })

it('a held list shows exactly what it showed, whatever arrives', () => {
  fc.assert(
    fc.property(ids, ids, (onScreen, ranked) => {
      fc.pre(onScreen.length > 0)
      const steady = steadyOrder(onScreen, ranked, true)
      expect(steady.order).toEqual(onScreen)
      expect(steady.waiting).toBe(ranked.filter((id) => !onScreen.includes(id)).length)
    }),
  )
})

it('a list that nobody holds is always in rank and nothing waits', () => {
  fc.assert(
    fc.property(ids, ids, (onScreen, ranked) => {
      expect(steadyOrder(onScreen, ranked, false)).toEqual({ order: ranked, waiting: 0, moved: false })
    }),
  )
})

it('the first rows appear at once even under the pointer', () => {
  expect(steadyOrder([], ['a', 'b'], true).order).toEqual(['a', 'b'])
})

it('a changed order among the rows on screen is told apart from arrivals', () => {
  expect(steadyOrder(['a', 'b'], ['a', 'c', 'b'], true)).toMatchObject({ waiting: 1, moved: false })
  expect(steadyOrder(['a', 'b'], ['b', 'a'], true)).toMatchObject({ waiting: 0, moved: true })
  expect(steadyOrder(['a', 'b', 'c'], ['a', 'c'], true)).toMatchObject({ waiting: 0, moved: false })
})
