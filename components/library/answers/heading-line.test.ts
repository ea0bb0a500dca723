import { describe, expect, it } from 'vitest'
import { isHeadingLine } from './heading-line'

describe('a line that heads what follows', () => {
  it.each([
    ['a sentence', 'Remote work raised the productivity of employees.', true],
    ['a sentence that ends in a quotation', 'They call it “a small effect.”', true],
    ['what ends without a stop and cites', 'Remote work raised productivity', false],
    ['two lines', 'Sources that say yes\nand those that say no', true],
  ])('is not %s', (_, text, citesNothing) => {
    expect(isHeadingLine(text, citesNothing)).toBe(false)
  })

  it.each(['Sources that say yes', 'Fontes que não sabem dizer', 'Fuentes que dicen que no'])(
    'is “%s”',
    (text) => {
      expect(isHeadingLine(text, true)).toBe(true)
    },
  )
})
