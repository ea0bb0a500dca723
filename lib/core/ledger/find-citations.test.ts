import { describe, expect, test } from 'vitest'
import { findCitations } from './find-citations'

const named = (text: string) =>
  findCitations(text).flatMap((marker) =>
    marker.kind === 'author-year'
      ? [[marker.authors.join('+'), `${marker.year}${marker.letter}`, marker.isNarrative] as const]
      : [],
  )

describe('findCitations', () => {
  test('reads every form that the product writes', () => {
    const text =
      'One [[ref:id=source:a|name=A. Title|loc=page:12]]. Two [@one; see @two, p. 3]. Three [1, 4-6]. Four (Souza, 2020).'
    expect(findCitations(text)).toMatchObject([
      { kind: 'reference', id: 'source:a', name: 'A. Title', locator: { type: 'page', value: 12 } },
      { kind: 'key', key: 'one' },
      { kind: 'key', key: 'two' },
      { kind: 'number', number: 1 },
      { kind: 'number', number: 4 },
      { kind: 'number', number: 5 },
      { kind: 'number', number: 6 },
      { kind: 'author-year', authors: ['Souza'], year: 2020 },
    ])
    for (const { start, end, text: written } of findCitations(text))
      expect(text.slice(start, end)).toBe(written)
  })

  test.each([
    [
      '(Souza & Lima, 2020; Castro et al., 2019, p. 3)',
      [
        ['Souza+Lima', '2020'],
        ['Castro', '2019'],
      ],
    ],
    ['(SOUZA; LIMA, 2020b, p. 12)', [['SOUZA+LIMA', '2020b']]],
    [
      '(see Smith, 2018, 2020)',
      [
        ['Smith', '2018'],
        ['Smith', '2020'],
      ],
    ],
    ['(World Health Organization, 2021)', [['World Health Organization', '2021']]],
    ['(da Silva e Pérez, 2015)', [['da Silva+Pérez', '2015']]],
  ])('reads the authors and years of %s', (text, expected) => {
    expect(named(`Nurses are tired ${text}.`).map(([authors, year]) => [authors, year])).toEqual(expected)
  })

  test('reads names in the sentence as part of it', () => {
    expect(named('Segundo Filardi, Castro e Zanini (2020), há desafios.')).toEqual([
      ['Filardi+Castro+Zanini', '2020', true],
    ])
    expect(named('As García-Peña et al. (2019, p. 4) say, it helps.')).toEqual([
      ['García-Peña', '2019', true],
    ])
  })

  test('dates, figures and links are no citations', () => {
    expect(
      findCitations('It began (June, 2020) with 40 nurses (n = 40), see [1](http://a.b) and (2020).'),
    ).toEqual([])
  })
})

test('a name that begins as a month does is a name, and a month is none', () => {
  const authors = ['Marsh', 'Martins', 'Maia', 'Abreu', 'Novaes', 'Junqueira', 'Augusto', 'Decker', 'Mayer']
  for (const author of authors) {
    expect(named(`It rose (${author} & Lee, 2021).`), author).toEqual([[`${author}+Lee`, '2021', false]])
    expect(named(`${author} (2021) saw it rise.`), author).toEqual([[author, '2021', true]])
  }
  for (const date of ['June', 'março', 'Septiembre', 'Dez', 'Spring'])
    expect(named(`It rose (${date}, 2021).`), date).toEqual([])
})
