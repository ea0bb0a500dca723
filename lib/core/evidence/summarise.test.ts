import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { summarise } from './summarise'

const abstract =
  'RESUMO A leitura em voz alta é comum nas creches. Este estudo teve como objetivo medir o vocabulário de crianças pequenas. ' +
  'Foram visitadas doze creches de três municípios do litoral. Os resultados mostram que o vocabulário das crianças aumentou com a leitura em voz alta. ' +
  'Palavras-chave: leitura; creche; vocabulário; crianças; voz. © 2020 Editora Inventada, todos os direitos reservados.'

describe('summarise', () => {
  it('gives the aim and the result in the language and order of the text', () => {
    expect(summarise(abstract, 'pt', { sentences: 2 })?.text).toBe(
      'Este estudo teve como objetivo medir o vocabulário de crianças pequenas. ' +
        'Os resultados mostram que o vocabulário das crianças aumentou com a leitura em voz alta.',
    )
  })

  it('leaves a leading label out, but not a first word that looks like one', () => {
    const first = (text: string) => summarise(text, 'en', { sentences: 1 })?.text
    expect(first('Abstract: Owls hunt mice at night.')).toBe('Owls hunt mice at night.')
    expect(first('Abstract thinking helps owls hunt mice.')).toBe('Abstract thinking helps owls hunt mice.')
  })

  it('does not say the same twice', () => {
    const twice =
      'Owls hunt mice in the old barn. Owls hunt mice in the old barn. Foxes sleep under the stone bridge.'
    expect(summarise(twice, 'en', { sentences: 2 })?.sentences).toHaveLength(2)
    expect(summarise(twice, 'en', { sentences: 2 })?.text).toContain('Foxes')
  })

  it('has nothing to say without an abstract or a sentence', () => {
    expect(summarise(null, 'en', { sentences: 2 })).toBeNull()
    expect(summarise('Owls.', 'en', { sentences: 2 })).toBeNull()
    expect(summarise('© 2020 by the publisher of this work.', 'en', { sentences: 2 })).toBeNull()
  })

  it('holds only sentences of the text, as many as asked for at most', () => {
    const words = fc.constantFrom(...abstract.split(' '), 'We', 'found', '.', '\n')
    fc.assert(
      fc.property(fc.array(words, { maxLength: 120 }), fc.integer({ min: 1, max: 5 }), (pieces, count) => {
        const text = pieces.join(' ')
        const summary = summarise(text, 'pt', { sentences: count })
        for (const sentence of summary?.sentences ?? []) {
          expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
        }
        expect(summary?.sentences.length ?? 0).toBeLessThanOrEqual(count)
        expect(summary?.text.length ?? 0).toBeLessThanOrEqual(2_000)
      }),
    )
  })
})
