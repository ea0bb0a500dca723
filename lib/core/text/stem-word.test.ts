import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldAccents } from './fold-accents'
import { stemWord } from './stem-word'
import { isStopWord } from './stop-words'
import { wordsOf } from './words'

describe('stemWord', () => {
  it.each([
    ['pt', ['educação', 'educacao', 'Educações', 'EDUCAÇÃO']],
    ['pt', ['influência', 'influencias']],
    ['es', ['educación', 'educaciones', 'educacion']],
    ['en', ['study', 'studies', 'Studied']],
  ])('lets spellings and inflections meet in %s: %s', (language, words) => {
    expect(new Set(words.map((word) => stemWord(word, language))).size).toBe(1)
  })

  it('only folds where there is no algorithm or the word has figures', () => {
    expect(stemWord('Écoles', null)).toBe('ecoles')
    expect(stemWord('COVID-19s', 'en')).toBe('covid-19s')
  })

  it('is the same with and without accents in the languages of the pages', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abceiorstãçéíôúñ'), maxLength: 14 })
    fc.assert(
      fc.property(word, fc.constantFrom('en', 'pt', 'es'), (text, language) => {
        expect(stemWord(text, language)).toBe(stemWord(foldAccents(text), language))
      }),
    )
  })
})

describe('stop words', () => {
  it('are known whatever their case and accents', () => {
    expect(isStopWord('Não', 'pt')).toBe(true)
    expect(isStopWord('the', null)).toBe(true)
    expect(isStopWord('escola', 'pt')).toBe(false)
  })
})

describe('wordsOf', () => {
  it('keeps hyphens and apostrophes inside words, and the place of each', () => {
    expect(wordsOf('Self-efficacy, d’água!').map(({ text }) => text)).toEqual(['Self-efficacy', 'd’água'])
    expect(wordsOf('a bc')[1]).toEqual({ text: 'bc', start: 2, end: 4 })
  })
})
