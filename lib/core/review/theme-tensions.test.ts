import { describe, expect, it, test } from 'vitest'
import { locales } from '@/lib/contracts/locale'
import { type FindingDirection, readFields, Study } from '@/lib/contracts/review'
import { makeProposalSource } from '@/lib/core/proposal/problem/problem-fixture'
import type { ReviewedSource } from './reviewed-source'
import { themePatterns } from './theme-patterns'
import { themeTensions } from './theme-tensions'

const things = [{ name: 'burnout', names: ['burnout'] }]
const study = (key: string, direction: FindingDirection, design: string | null = null): ReviewedSource => {
  const said = { place: 'abstract', itemId: null, passageId: null, locator: null }
  const fields = readFields.map((field) => {
    const text = field === 'finding' ? `Burnout of ${key} went somewhere.` : `${field} of ${key}`
    return [field, field === 'finding' || (field === 'design' && design) ? { ...said, text } : null] as const
  })
  return {
    source: makeProposalSource(key, {}),
    study: Study.parse({
      ...{ key, said: Object.fromEntries(fields), countries: [], design, direction, read: 'abstract' },
    }),
  }
}

describe('contradictions of a theme', () => {
  it('are none where nobody differs, or a direction is not said', () => {
    const told = themeTensions([study('a', 'increased'), study('b', 'not-said')], { locale: 'en', things })
    expect(told).toEqual([{ text: expect.stringContaining('do not contradict'), support: [] }])
  })

  it('tell one study against several in one sentence that cites them all, and no pair twice', () => {
    const sources = [
      study('alone', 'no-difference'),
      ...['b', 'c', 'd'].map((key) => study(key, 'increased')),
      study('less', 'decreased'),
    ]
    for (const locale of locales) {
      const told = themeTensions(sources, { locale, things })
      const keys = told.map(({ support }) => support.map(({ key }) => key).toSorted())
      expect(keys).toEqual([
        ['alone', 'b', 'c', 'd'],
        ['b', 'c', 'd', 'less'],
        ['alone', 'less'],
      ])
      expect(told[0]?.text).toContain('[@b; @c; @d]')
    }
    const [first] = themeTensions(sources, { locale: 'es', things })
    expect(first?.text).toMatch(/^Una fuente no encuentra diferencia: .* otras tres informan de un aumento/)
  })
})

test.each(locales)(
  'several against several are told in one sentence, each quotation once, in %s',
  (locale) => {
    const sources = [
      ...['b', 'c', 'd'].map((key) => study(key, 'increased')),
      ...['x', 'y'].map((key) => study(key, 'decreased')),
    ]
    const [only, ...more] = themeTensions(sources, { locale, things })
    expect(more).toEqual([])
    expect(only?.text).toContain('[@x; @y]')
    expect(only?.text).toContain('[@b; @c; @d]')
    expect(only?.text.match(/“/g)).toHaveLength(2)
    expect(only?.support.map(({ key }) => key).toSorted()).toEqual(['b', 'c', 'd', 'x', 'y'])
  },
)

describe('patterns of a theme', () => {
  it('name the commonest design first, and say once how many name none', () => {
    const sources = [
      study('a', 'not-said', 'survey'),
      study('b', 'not-said', 'survey'),
      study('c', 'not-said', 'interviews'),
      study('d', 'not-said', 'interviews'),
      study('e', 'not-said', 'interviews'),
      study('f', 'not-said'),
    ]
    const told = themePatterns(sources, { locale: 'pt-BR' }).map(({ text }) => text)
    expect(told).toEqual([
      'Três das 6 fontes nomeiam o mesmo delineamento: entrevistas [@c; @d; @e].',
      'Duas nomeiam levantamento por questionário [@a; @b].',
      'Em uma não se reconheceu delineamento.',
    ])
  })

  it('put the thing that moved into the sentence with its article', () => {
    const sources = [study('a', 'increased'), study('b', 'increased'), study('c', 'not-said')]
    const told = (locale: 'pt-BR' | 'es' | 'en', name: string) =>
      themePatterns(sources, { locale, things: [{ name, names: ['burnout'] }] })[0]?.text
    expect(told('pt-BR', 'aprendizagem')).toBe(
      'Duas das 3 fontes relatam aumento da aprendizagem [@a; @b]; em uma, as palavras não o dizem com certeza.',
    )
    expect(told('es', 'aprendizaje')).toContain('un aumento del aprendizaje [@a; @b]; en una, las palabras')
    expect(told('en', 'learning')).toContain('report an increase in learning [@a; @b]; for one the words')
  })
})
