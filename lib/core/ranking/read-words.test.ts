import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLexicon } from './lexicon'
import { readWords } from './read-words'

const MAX = 40

function wordsIn(text: string): string[] {
  const lexicon = createLexicon()
  return [...readWords(lexicon, text, MAX)].map((id) => lexicon.words[id] ?? '')
}

/** What reading means, sign by sign, with no short cut. */
function readSlowly(text: string): string[] {
  const normal = text.toLowerCase().normalize('NFC')
  const words = normal.matchAll(/[\u3040-\u9fff]|(?:(?![\u3040-\u9fff])[\p{L}\p{N}\p{M}])+/gu)
  return [...words]
    .filter(([word]) => /[\p{L}\p{N}\p{M}]/u.test(word))
    .filter((word) => word[0] !== 's' || !/.['’]$/su.test(normal.slice(0, word.index)))
    .flatMap(([word]) => word.match(/.{1,60}/gu) ?? [])
    .slice(0, MAX)
}

const signs = fc.constantFrom(..."aZs09 'éÇ’–ßİΣσςǅ́̃Å한ᄒ漢か・ー−½Жй")

describe('the words of a text', () => {
  it('are the same by the quick way as sign by sign, in every mix of scripts, cases and marks', () => {
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 90 }), (text) => {
        expect(wordsIn(text)).toEqual(readSlowly(text))
      }),
      { numRuns: 3_000 },
    )
  })

  it('are whole where a mark comes late in a text, and where as many are read as are asked for', () => {
    const many = Array.from({ length: MAX - 1 }, (_, at) => `w${at}`).join(' ')
    expect(wordsIn(`${many} cafe\u0301`).at(-1)).toBe('café')
  })

  it('longer than 60 letters are cut into pieces', () => {
    expect(wordsIn('x'.repeat(130)).map((word) => word.length)).toEqual([60, 60, 10])
  })
})
