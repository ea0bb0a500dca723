import { describe, expect, it } from 'vitest'
import { readWords, say, sayAll, speak } from './say'

const file = {
  main: {
    sum: '{a} of {b}, {a}',
    found: '{count, plural, one {# source} other {# sources}}',
    point1: 'first',
    point2: 'second',
    pointer: 'no point of the list',
  },
}
const words = readWords({ en: file, 'pt-BR': file, es: file })('main')

describe('say', () => {
  it('fills every place, with a number that is 0 as well', () => {
    expect(say(words, 'en', 'sum', { a: 0, b: 'x' })).toBe('0 of x, 0')
  })
  it('chooses the form of a count as the language does', () => {
    const t = speak(words, 'pt-BR')
    expect([0, 1, 2].map((count) => t('found', { count }))).toEqual(['0 source', '1 source', '2 sources'])
    expect(say(words, 'en', 'found', { count: 0 })).toBe('0 sources')
  })
  it('fails where a value is missing instead of printing its name', () => {
    expect(() => say(words, 'en', 'sum', { a: 1 })).toThrow(/"b"/)
    expect(() => say(words, 'en', 'sum', Object.create({ a: 1, b: 2 }))).toThrow()
  })
  it('does not read values as messages', () => {
    expect(say(words, 'en', 'sum', { a: '{b}', b: "<b>'" })).toBe("{b} of <b>', {b}")
  })
  it('says the sentences of a list in their order', () => {
    expect(sayAll(words, 'es', 'point')).toEqual(['first', 'second'])
  })
})
