import { describe, expect, it } from 'vitest'
import { citationAt } from './citation-at'

/** The text with a citation put in where `|` stands. */
function cited(marked: string): string {
  const caret = marked.indexOf('|')
  const text = marked.replace('|', '')
  const { at, text: put } = citationAt(text, caret, 'silva2020')
  return text.slice(0, at) + put + text.slice(at)
}

describe('a citation', () => {
  it.each([
    ['', '|', '[@silva2020]'],
    ['in a word goes after it', 'Remote wo|rk helps.', 'Remote work [@silva2020] helps.'],
    ['after a word is set off', 'Remote work| helps.', 'Remote work [@silva2020] helps.'],
    ['between two words', 'Remote work |helps.', 'Remote work [@silva2020] helps.'],
    ['after the full stop goes before it', 'It helps.|', 'It helps [@silva2020].'],
    ['after the full stop and a space, too', 'It helps. |', 'It helps [@silva2020]. '],
    ['keeps an accent in its word', 'a produção| cai', 'a produção [@silva2020] cai'],
    ['before a comma', 'It helps|, they say', 'It helps [@silva2020], they say'],
  ])('%s', (_, marked, expected) => {
    expect(cited(marked)).toBe(expected)
  })
})
