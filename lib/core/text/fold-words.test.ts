import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldAccents } from './fold-accents'
import { foldCompact, foldWords } from './fold-words'
import { repairMojibake } from './mojibake'

/** What folding means, letter by letter, with no short cut. */
const foldedSlowly = (text: string): string[] =>
  foldAccents(repairMojibake(text).toLowerCase())
    .replace(/['’‘`´]+/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

const letters = fc.constantFrom(..."aZ09 'İΣéÇãØßœĳŁ½²ªﬁ’“–—­ ́αЖ漢`-")

describe('the words of a title', () => {
  it('are the same in ASCII as letter by letter, in every mix of scripts and marks', () => {
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 24 }), (text) => {
        const words = foldedSlowly(text)
        expect(foldWords(text)).toEqual(words)
        expect(foldCompact(text)).toBe(words.join(''))
        expect(foldCompact(text, 5)).toBe(words.join('').slice(0, 5))
      }),
      { numRuns: 3_000 },
    )
  })

  it('are cut to the same letters whatever was folded before, also within letters that were garbled', () => {
    for (const garbled of ['Ã©', 'â€™', 'Å“']) {
      const text = `${'x'.repeat(59)}${garbled} and more`
      const cut = foldCompact(text).slice(0, 60)
      expect([1, 2, 3].map(() => foldCompact(text, 60))).toEqual([cut, cut, cut])
    }
  })

  it('lose accents, marks and apostrophes and nothing else', () => {
    expect(foldWords("Saúde d'água: São‑Paulo’s Øre, Straße 2½")).toEqual([
      'saude',
      'dagua',
      'sao',
      'paulos',
      'ore',
      'strasse',
      '21',
      '2',
    ])
  })
})
