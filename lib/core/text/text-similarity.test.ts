import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editSimilarity01 } from './text-similarity'

/** The whole table of Levenshtein 1966, with no short cut. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      )
    row = next
  }
  return row[b.length] ?? 0
}

const text = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 14 })
const floor = fc.constantFrom(0, 0.5, 0.7, 0.75, 0.8, 0.93)

describe('the likeness of two texts', () => {
  it('is that of the whole table of edits, or 0 under the floor, however little of the table is filled', () => {
    fc.assert(
      fc.property(text, text, text, text, floor, (start, a, b, end, floor01) => {
        const [left, right] = [start + a + end, start + b + end]
        const longer = Math.max(left.length, right.length)
        const edits = distance(left, right)
        const isUnder = edits > Math.floor(longer * (1 - floor01))
        const expected = left === right ? 1 : isUnder ? 0 : 1 - edits / longer
        expect(editSimilarity01(left, right, floor01)).toBe(expected)
      }),
      { numRuns: 3_000 },
    )
  })

  it('is the same for texts longer than any before', () => {
    const middle = 'on the tides and on sleep '.repeat(30)
    expect(editSimilarity01(`a${middle}b`, `c${middle}d`, 0.9)).toBe(1 - 2 / (middle.length + 2))
    expect(editSimilarity01(`a${middle}b`, middle.slice(0, 500), 0.9)).toBe(0)
  })
})
