import { describe, expect, test } from 'vitest'
import { citeParts } from './tree-text'

const parts = (text: string, ...keys: readonly string[]) =>
  citeParts({ kind: 'cite', text, keys })
    .filter(({ key }) => key !== null)
    .map(({ text: own, key }) => [own.trim(), key])

describe('each work of a citation leads to its own entry', () => {
  test('where a semicolon stands between the authors of one work, too', () => {
    expect(parts('(Souza; Reis, 2021; Lima; Alves; Costa, 2020)', 'souza', 'lima')).toEqual([
      ['(Souza; Reis, 2021', 'souza'],
      ['Lima; Alves; Costa, 2020)', 'lima'],
    ])
  })

  test('where the years of the same authors stand behind each other', () => {
    expect(parts('(Lima, 2020a, 2020b; Souza & Reis, n.d.)', 'one', 'two', 'three')).toEqual([
      ['(Lima, 2020a', 'one'],
      ['2020b', 'two'],
      ['Souza & Reis, n.d.)', 'three'],
    ])
  })

  test('where a work has no year', () => {
    expect(parts('(Reis, [s. d.]; Souza; Lima, 2021)', 'reis', 'souza')).toEqual([
      ['(Reis, [s. d.]', 'reis'],
      ['Souza; Lima, 2021)', 'souza'],
    ])
  })

  test('and a text whose parts are not those of its keys leads to the first', () => {
    expect(parts('(Lima, 2020)', 'one', 'two')).toEqual([['(Lima, 2020)', 'one']])
    expect(parts('(Souza; Reis, 2021)', 'souza')).toEqual([['(Souza; Reis, 2021)', 'souza']])
  })
})
