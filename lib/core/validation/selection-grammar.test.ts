import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSelection, SELECTION_MAX } from './selection-grammar'

const numbers = (text: string, count = 12) => {
  const selection = parseSelection(text, count)
  return selection.ok ? selection.indexes.map((index) => index + 1) : selection.code
}
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, step) => first + step)

describe('parseSelection', () => {
  it.each([
    ['1, 3, 5', [1, 3, 5]],
    ['1 3 5', [1, 3, 5]],
    ['5,3,3,1', [1, 3, 5]],
    ['1-4', [1, 2, 3, 4]],
    ['4-1', [1, 2, 3, 4]],
    ['1–3; 7 — 8', [1, 2, 3, 7, 8]],
    ['2 − 4', [2, 3, 4]],
    ['10-', [10, 11, 12]],
    ['-3', [1, 2, 3]],
    ['top 5', upTo(5)],
    ['TOP 50', upTo(12)],
    ['os 3 primeiros', [1, 2, 3]],
    ['los 3 mejores', [1, 2, 3]],
    ['primeiras 2', [1, 2]],
    ['2 a 4 e 6', [2, 3, 4, 6]],
    ['2 até 4', [2, 3, 4]],
    ['2 hasta 4 y 6', [2, 3, 4, 6]],
    ['2 to 4 and 6', [2, 3, 4, 6]],
    ['all', upTo(12)],
    ['Todos', upTo(12)],
    ['todas', upTo(12)],
    ['todo', upTo(12)],
    ['tudo', upTo(12)],
    ['all except 2-12', [1]],
    ['todas menos 1, 2', upTo(12, 3)],
    ['exceto 1', upTo(12, 2)],
    ['[1], #3 (5).', [1, 3, 5]],
    ['007', [7]],
  ])('reads %j', (text, expected) => {
    expect(numbers(text)).toEqual(expected)
  })

  it.each([
    ['', 'empty', 0],
    ['   \n', 'empty', 0],
    ['1, 13', 'out-of-range', 3],
    ['0', 'out-of-range', 0],
    ['5-13', 'out-of-range', 2],
    ['99999999999999999999', 'out-of-range', 0],
    ['top', 'number-expected', 3],
    ['top 0', 'out-of-range', 4],
    ['-', 'number-expected', 1],
    ['all except', 'number-expected', 10],
    ['all except all', 'nothing-left', 0],
    ['1 & 2', 'not-understood', 2],
    ['the good ones', 'not-understood', 4],
    ['😀', 'not-understood', 0],
  ])('refuses %j as %s', (text, code, at) => {
    expect(parseSelection(text, 12)).toEqual({ ok: false, code, at })
  })

  it('says that there is nothing to choose from', () => {
    expect(numbers('all', 0)).toBe('no-sources')
  })
  it('refuses more than ten thousand characters unread and reads that many', () => {
    expect(numbers('1,'.repeat(SELECTION_MAX / 2))).toEqual([1])
    expect(numbers(`${'1,'.repeat(SELECTION_MAX / 2)}1`)).toBe('too-long')
    expect(numbers('1-2000,'.repeat(1_400), 2_000)).toHaveLength(2_000)
  })
  it('never throws and never leaves the list, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: -2, max: 40 }),
        (text, count) => {
          const selection = parseSelection(text, count)
          if (!selection.ok) return selection.at >= 0 && selection.at <= text.length
          return selection.indexes.every((index) => index >= 0 && index < count)
        },
      ),
    )
  })
})
