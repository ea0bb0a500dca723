import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locateQuote } from './locate-quote'

const slices = (text: string, quote: string) =>
  locateQuote(text, quote).map(({ start, end }) => text.slice(start, end))

describe('a quote', () => {
  it('is found however lines and words are broken, and comes back letter by letter', () => {
    const text = 'We measured produc-\ntivity in a ﬁrm of “old” age.'
    expect(slices(text, 'productivity in a firm of "old" age')).toEqual([
      'produc-\ntivity in a ﬁrm of “old” age',
    ])
  })

  it.each([
    ['the effect was 0.5 points', 'the effect was .05 points'],
    ['a change of -0.3 units', 'a change of 0.3 units of'],
    ['remote workers', 'Remote workers'],
  ])('of other words or figures is not found: %s', (text, quote) => {
    expect(locateQuote(text, quote)).toEqual([])
  })

  it('tells a minus from none', () => {
    expect(locateQuote('b = -0.3', 'b = 0.3')).toEqual([])
    expect(slices('b = -0.3', 'b = -0.3')).toEqual(['b = -0.3'])
  })

  it('is found at each of its places', () => {
    expect(locateQuote('the mean and the mean', 'the mean')).toEqual([
      { start: 0, end: 8 },
      { start: 13, end: 21 },
    ])
    expect(locateQuote('anything', ' - ')).toEqual([])
  })

  it('that was cut out of any text is found where it was cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(), fc.nat(), (text, one, other) => {
        const [from, to] = [one % text.length, other % text.length].sort((a, b) => a - b)
        const quote = text.slice(from, (to ?? 0) + 1)
        fc.pre(/[\p{L}\p{N}]/u.test(quote) && quote.isWellFormed())
        expect(slices(text, quote).length).toBeGreaterThan(0)
      }),
    )
  })
})
