import { describe, expect, test } from 'vitest'
import { citationSegments, citationsIn, parseCitations } from './citation-marks'

describe('citations in texts', () => {
  test.each([
    ['One [@souza2021remote].', ['souza2021remote']],
    ['Two [@a; @b] and again [@a].', ['a', 'b']],
    ['Spaces [ @a ;@b; @ c ]', ['a', 'b', 'c']],
    ['A page [see @a, p. 3; -@b].', ['a', 'b']],
    ['Keys nobody has [@Souza_2021.].', ['Souza_2021']],
    ['No citation: [ana@example.org], [1], @a, [].', []],
    ['Not closed [@a', []],
  ])('%s', (text, keys) => {
    expect(parseCitations(text)).toEqual(keys)
  })

  test('the pieces joined are the text, so nothing between citations is lost', () => {
    for (const text of ['', 'a', '[@a]', 'x [@a] y [no] z [@b; @c], p. [@d', '[@a][@b]'])
      expect(
        citationSegments(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
  })

  test('a citation deep in a stage is found', () => {
    const stage = { one: ['x [@b]'], two: { three: [{ four: 'y [@a; @b]' }], number: 3, none: null } }
    expect(citationsIn(stage, 'z [@c]')).toEqual(['b', 'a', 'c'])
  })
})
