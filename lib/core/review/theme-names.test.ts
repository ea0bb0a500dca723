import { describe, expect, it } from 'vitest'
import type { FoundName } from '@/lib/contracts/concept-map'
import { bareWork } from '@/lib/core/validation/source-fixture'
import { renamed } from './edit-themes'
import { findThemes } from './find-themes'
import { namedThemes, unnamedThemes } from './theme-names'

const source = (key: string, title: string) => ({ key, work: bareWork(title, { language: 'en' }) })
const { themes } = findThemes(
  [
    source('a', 'Loratadine against hay fever in Oslo'),
    source('b', 'Loratadine and sleepiness'),
    source('c', 'Cetirizine in winter'),
    source('d', 'Cetirizine for children'),
  ],
  'pt-BR',
)
const found = (concept: string, language: FoundName['language'], text: string): FoundName => ({
  ...{ concept, language, text },
  origin: { by: 'vocabulary', vocabulary: 'decs', id: '1' },
})

describe('a theme that its sources name in a foreign language only', () => {
  it('is asked for, and is told with its language while nobody knows another name', () => {
    expect(themes.map(({ name, language }) => [name, language])).toEqual([
      ['cetirizine', 'en'],
      ['loratadine', 'en'],
    ])
    expect(unnamedThemes(themes)?.concepts.map(({ id, name }) => [id, name])).toEqual([
      ['cetirizine', 'cetirizine'],
      ['loratadine', 'loratadine'],
    ])
    expect(namedThemes(themes, [found('cetirizine', 'es', 'cetirizina')], 'pt-BR')).toEqual(themes)
    expect(namedThemes(themes, [], 'pt-BR')).toEqual(themes)
  })

  it('takes the name that a vocabulary has in the language of the reader, and keeps what its sources say', () => {
    const names = [found('cetirizine', 'es', 'cetirizina (es)'), found('cetirizine', 'pt', 'cetirizina')]
    const [named, other] = namedThemes(themes, names, 'pt-BR')
    expect(named).toEqual({
      ...{ id: 'cetirizine', name: 'cetirizina', sources: ['c', 'd'] },
      concepts: ['cetirizine', 'cetirizina (es)', 'cetirizina'],
    })
    expect(other).toEqual(themes[1])
    expect(unnamedThemes([named].flatMap((one) => one ?? []))).toBeNull()
  })

  it('is not foreign any more once the student has named it, nor is a theme of the reader’s language', () => {
    const [first] = themes
    expect(first && renamed(first, 'Anti-histamínicos').language).toBeUndefined()
    const own = findThemes(
      [source('a', 'Remote work and burnout'), source('b', 'Remote work of nurses with burnout')],
      'pt-BR',
    )
    expect(unnamedThemes(own.themes)).toBeNull()
  })
})
