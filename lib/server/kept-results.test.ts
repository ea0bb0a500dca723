import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KeptResults } from './kept-results'

test('results stay within the bounds of number and bytes, and the ones asked for last are there', () => {
  const puts = fc.array(fc.record({ key: fc.integer({ min: 0, max: 9 }).map(String), bytes: fc.nat(60) }))
  fc.assert(
    fc.property(puts, (given) => {
      const kept = new KeptResults<number>({ countMax: 4, bytesMax: 100 })
      for (const { key, bytes } of given) {
        kept.set(key, bytes, bytes)
        expect(kept.get(key)).toBe(bytes)
        const sizes = '0123456789'.split('').flatMap((one) => kept.get(one) ?? [])
        expect(sizes.length).toBeLessThanOrEqual(4)
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100)
      }
    }),
  )
})

test('what was not asked for longest goes first, and what is too large is not kept', () => {
  const kept = new KeptResults<string>({ countMax: 2, bytesMax: 10 })
  kept.set('a', 'A', 1)
  kept.set('b', 'B', 1)
  kept.get('a')
  kept.set('c', 'C', 1)
  expect(['a', 'b', 'c'].map((key) => kept.get(key))).toEqual(['A', undefined, 'C'])
  kept.set('d', 'D', 11)
  expect(['a', 'c', 'd'].map((key) => kept.get(key))).toEqual(['A', 'C', undefined])
})
