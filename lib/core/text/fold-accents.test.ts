import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldAccents } from './fold-accents'

describe('foldAccents', () => {
  it.each([
    ['Conceição', 'conceicao'],
    ['Muñoz', 'munoz'],
    ['Müller', 'muller'],
    ['Straße', 'strasse'],
    ['Søren Kierkegaard', 'soren kierkegaard'],
    ['Łukasz', 'lukasz'],
    ['Đorđe', 'dorde'],
    ['Æsop, Œuvres', 'aesop, oeuvres'],
    ['İstanbul, ısı', 'istanbul, isi'],
    ['eﬃcient m² ｔｅｘｔ', 'efficient m2 text'],
    ['Acme™', 'acmetm'],
    ['Ελληνική', 'ελληνικη'],
    ['한국어', '한국어'],
    ['王小明', '王小明'],
    ['مُحَمَّد', 'محمد'],
  ])('%s becomes %s', (text, folded) => expect(foldAccents(text)).toBe(folded))

  it('is the same for a letter with its accent and for the letter with the accent behind it', () => {
    const word = fc.string({ unit: fc.constantFrom(...'aãçéïñöûĀŽ한글ß-'), maxLength: 12 })
    fc.assert(
      fc.property(word, (text) => {
        expect(foldAccents(text.normalize('NFD'))).toBe(foldAccents(text))
      }),
    )
  })

  it('changes nothing that is folded already', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
        const folded = foldAccents(text)
        expect(foldAccents(folded)).toBe(folded)
      }),
    )
  })
})
