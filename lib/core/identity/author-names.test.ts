import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAuthorNames } from './author-names'

const families = (text: string) => parseAuthorNames(text).map((author) => author.family ?? author.full)

describe('authors written as one line', () => {
  it.each([
    ['Silva, A. B. and Costa, C D and de Souza, Maria', ['Silva', 'Costa', 'de Souza']],
    ['Silva, A.B.;Costa, C.;Lima, D.', ['Silva', 'Costa', 'Lima']],
    ['J Silva; A Costa', ['Silva', 'Costa']],
    ['J. P. Quintal-dos-Santos, C. J. Muller and L. C. Costa', ['Quintal-dos-Santos', 'Muller', 'Costa']],
    ['Hollis, A. B., Redman, F. C.', ['Hollis', 'Redman']],
    ['Menon GM, van der Berg AB', ['Menon', 'van der Berg']],
    ['Maria van der Berg', ['van der Berg']],
    ['Lynch Jr, T. J. and Kay, L.', ['Lynch Jr', 'Kay']],
    ['King, Martin Luther, Jr.', ['King Jr.']],
    ['WHO', ['WHO']],
    ['', []],
  ])('%s', (text, expected) => {
    expect(families(text)).toEqual(expected)
  })

  it('keeps the given name apart', () => {
    expect(parseAuthorNames('Ana Costa')).toEqual([{ family: 'Costa', given: 'Ana' }])
  })

  it('never throws and never makes an empty author', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('A', 'b', ',', ';', '.', ' ', ' and ', 'é') }),
        (text) => {
          for (const author of parseAuthorNames(text)) expect(author.family ?? author.full).toBeTruthy()
        },
      ),
    )
  })
})
