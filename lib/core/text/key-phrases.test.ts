import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyPhrases } from './key-phrases'

const text =
  'Qualidade de vida de professores noturnos. Este estudo avalia a qualidade de vida. Os professores noturnos dormem pouco. ' +
  'Os resultados mostram que a qualidade de vida melhora com o descanso.'

const phrases = (of: string, language: string | null, count = 3) =>
  keyPhrases(of, language, count).map(({ phrase }) => phrase)

describe('keyPhrases', () => {
  it('finds terms with small words inside, the most frequent first', () => {
    expect(phrases(text, 'pt', 2)).toEqual(['Qualidade de vida', 'professores noturnos'])
    expect(keyPhrases(text, 'pt', 1)[0]?.count).toBe(3)
  })

  it('counts inflections and accents as one term', () => {
    expect(
      keyPhrases('Avaliação externa. As avaliações externas mudam. A avaliacao externa pesa.', 'pt', 1),
    ).toMatchObject([{ phrase: 'Avaliação externa', count: 3 }])
  })

  it('takes no talk of studies for a subject', () => {
    expect(phrases('Results: the results show owls. The results of the study show owls.', 'en', 9)).toEqual([
      'owls',
    ])
    expect(phrases('', 'en')).toEqual([])
  })

  it('gives phrases that stand in the text, no more than asked for, none inside another', () => {
    const words = fc.constantFrom(...text.split(' '), 'de', ',', 'X9')
    fc.assert(
      fc.property(fc.array(words, { maxLength: 80 }), fc.nat(12), (pieces, count) => {
        const source = pieces.join(' ')
        const found = phrases(source, 'pt', count)
        expect(found.length).toBeLessThanOrEqual(count)
        for (const phrase of found) expect(source).toContain(phrase)
        expect(new Set(found).size).toBe(found.length)
      }),
    )
  })
})
