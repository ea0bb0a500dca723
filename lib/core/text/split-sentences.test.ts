import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitSentences } from './split-sentences'

const texts = (text: string, language: string | null = 'en') =>
  splitSentences(text, language).map((sentence) => sentence.text)

describe('splitSentences', () => {
  it('keeps a sentence whole across abbreviations and initials', () => {
    expect(texts('As Dr. Lee and J. B. Silva said, it works. We agree.')).toEqual([
      'As Dr. Lee and J. B. Silva said, it works.',
      'We agree.',
    ])
    expect(texts('Segundo a Profa. Ana, há ganho (v. Fig. 2). Isso basta.', 'pt')).toHaveLength(2)
    expect(texts('See Smith et al. (2020) and vol. 3 of the series. Done.')).toHaveLength(2)
  })

  it('ends a sentence at words that only look like abbreviations', () => {
    expect(texts('This is the state of the art. We go beyond it.')).toHaveLength(2)
    expect(texts('We vaccinated against hepatitis B. We counted cases.')).toHaveLength(2)
    expect(texts('Half was the training set. The rest was held out. Nothing else.')).toHaveLength(3)
  })

  it('keeps decimals and p-values inside the sentence', () => {
    expect(texts('The mean was 3.5 (p = .03). It fell to 2.1 later.')).toEqual([
      'The mean was 3.5 (p = .03).',
      'It fell to 2.1 later.',
    ])
  })

  it('ends a sentence before one that begins with a figure, and at no number of a figure, page or list', () => {
    expect(texts('We aimed to study sleep. 301 students in 7 units were assessed.')).toEqual([
      'We aimed to study sleep.',
      '301 students in 7 units were assessed.',
    ])
    expect(texts('O objetivo foi medir o sono (n = 30). 58 alunos responderam.', 'pt')).toHaveLength(2)
    for (const whole of [
      'See vol. 3 of the series.',
      'Com ca. 20 pacientes foi feito.',
      'La fig. 2 muestra el sueño.',
      'Approx. 20 patients came.',
    ])
      expect(texts(whole), whole).toHaveLength(1)
  })

  it('joins lines that a PDF broke', () => {
    expect(texts('The sample was\nsmall. The effect\nwas large.')).toHaveLength(2)
  })

  it('answers blank text and a code that is no language', () => {
    expect(texts('  \n ')).toEqual([])
    expect(texts('Um. Dois.', '??')).toEqual(['Um.', 'Dois.'])
  })

  it('loses no character but blanks, and its offsets point at the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const sentences = splitSentences(text, 'pt')
        for (const { text: body, start, end } of sentences) expect(text.slice(start, end)).toBe(body)
        const joined = sentences.map((sentence) => sentence.text).join('')
        expect(joined.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      }),
    )
  })
})

describe('a long text', () => {
  // Longer than what the segmenter is given at once, with stops that end nothing near every border.
  const sentences = Array.from(
    { length: 3_000 },
    (_, at) => `Dr. Ana M. Souza et al. found ${at}.5 cases of sleep (see Fig. ${at}), p = 0.0${at}.`,
  )

  it('is split as its parts are, wherever it is cut for reading', () => {
    for (const pad of ['', 'One. ', `${'word '.repeat(1_600)}ends here. `]) {
      const text = `${pad}${sentences.join(' ')}`
      expect(
        splitSentences(text, 'en')
          .slice(-3_000)
          .map((one) => one.text),
      ).toEqual(sentences)
    }
  })

  it('without an end is one sentence', () => {
    const text = 'word '.repeat(50_000).trim()
    expect(splitSentences(text, 'en')).toEqual([{ text, start: 0, end: text.length }])
  })

  it('takes time that grows with its length', () => {
    const startedAt = performance.now()
    splitSentences('One two three four five. '.repeat(40_000), 'en')
    expect(performance.now() - startedAt).toBeLessThan(10_000)
  })
})
