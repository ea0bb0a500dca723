import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffWords } from './word-diff'

describe('diffWords', () => {
  it('gives both texts back, whatever they are', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 80 }),
      fc
        .array(fc.constantFrom('a', 'b ', ' c', '\n', 'd'), { maxLength: 30 })
        .map((words) => words.join(' ')),
      fc.constant('word '.repeat(600)),
    )
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = diffWords(before, after)
        const join = (kind: string) =>
          parts
            .filter((part) => part.kind === 'same' || part.kind === kind)
            .map((part) => part.text)
            .join('')
        expect(join('removed')).toBe(before)
        expect(join('added')).toBe(after)
      }),
    )
  })
  it('marks only the words that differ', () => {
    expect(diffWords('burnout of nurses', 'burnout of night nurses')).toEqual([
      { kind: 'same', text: 'burnout of ' },
      { kind: 'added', text: 'night ' },
      { kind: 'same', text: 'nurses' },
    ])
    expect(diffWords('nurses', 'nurses at night')).toEqual([
      { kind: 'same', text: 'nurses' },
      { kind: 'added', text: ' at night' },
    ])
    expect(diffWords('same', 'same')).toEqual([{ kind: 'same', text: 'same' }])
  })
})
