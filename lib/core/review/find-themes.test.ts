import { describe, expect, test } from 'vitest'
import { type DesignId, designIds } from '@/lib/contracts/proposal-run'
import { bareWork } from '@/lib/core/validation/source-fixture'
import { findThemes } from './find-themes'
import { readStudy } from './read-study'
import { themesByDesign } from './themes-by-design'

const source = (key: string, title: string) => ({ key, work: bareWork(title, { language: 'en' }) })
const study = (key: string, design: DesignId | null) => ({ ...readStudy(source(key, 'A title'), []), design })

describe('themes of sources on a subject that no vocabulary lists', () => {
  const sources = [
    source('a', 'Loratadine against hay fever in Oslo'),
    source('b', 'Loratadine and sleepiness'),
    source('c', 'Cetirizine in winter'),
    source('d', 'Cetirizine for children'),
    source('e', 'Gardens of Lisbon'),
  ]

  test('are what several of their titles name', () => {
    const { themes, rest, by } = findThemes(sources, 'en')
    expect(themes.map(({ name, sources: own }) => [name, own])).toEqual([
      ['cetirizine', ['c', 'd']],
      ['loratadine', ['a', 'b']],
    ])
    expect(rest).toEqual(['e'])
    expect(by).toBe('concept')
  })

  test('are none where the titles share nothing', () => {
    expect(
      findThemes(
        [sources[0], sources[2], sources[4]].flatMap((one) => one ?? []),
        'en',
      ).themes,
    ).toEqual([])
  })
})

describe('sources that no theme joins', () => {
  const two = (thing: string) => [
    source(`${thing}-1`, `${thing} against hay fever`),
    source(`${thing}-2`, `${thing} and sleepiness`),
  ]
  const themesOf = (titles: readonly string[]) =>
    findThemes(
      [...two('Loratadine'), ...two('Cetirizine'), ...titles.map((title, at) => source(`left-${at}`, title))],
      'pt-BR',
    )

  test('stay outside where they studied different groups', () => {
    const { themes, rest } = themesOf(['Pollen counts and nurses', 'Rinsing the nose of soldiers'])
    expect(themes).toHaveLength(2)
    expect(rest).toEqual(['left-0', 'left-1'])
  })

  test('are ordered by whom they studied where several studied the same', () => {
    const { themes, rest } = themesOf([
      'Pollen counts and nurses',
      'Rinsing the nose: nurses tell',
      'Gardens',
    ])
    expect(themes.at(-1)).toMatchObject({ sources: ['left-0', 'left-1'] })
    expect(themes.at(-1)?.name).toMatch(/enferm/)
    expect(rest).toEqual(['left-2'])
  })

  test('are about no group whose name only looks like a word of theirs', () => {
    const { themes } = themesOf(['Coupling metrics of modules', 'Dynamic coupling of objects'])
    expect(themes.map(({ name }) => name)).toEqual(['cetirizine', 'loratadine'])
  })

  test('make no themes of groups alone: that is the table, not an order of the subject', () => {
    const titles = ['Pollen counts and nurses', 'Rinsing the nose: nurses tell', 'Gardens of soldiers']
    expect(
      findThemes(
        titles.map((title, at) => source(`${at}`, title)),
        'en',
      ).themes,
    ).toEqual([])
  })
})

describe('what the topic itself names', () => {
  const sources = [
    source('a', 'Cetirizine and hay fever in Oslo'),
    source('b', 'Cetirizine and hay fever in Turku'),
    source('c', 'Loratadine against hay fever'),
    source('d', 'Loratadine and hay fever'),
  ]
  const named = (topic: string) => findThemes(sources, 'en', topic).themes.map(({ name }) => name)

  test('orders no review of it where something else does', () => {
    expect(named('Hay fever')).toEqual(['cetirizine', 'loratadine'])
  })

  test('orders it where nothing else does', () => {
    expect(named('Cetirizine, loratadine and hay fever')).toEqual(named(''))
  })
})

describe('themes that two languages name', () => {
  const of = (key: string, language: string, title: string, abstract: string) => ({
    key,
    work: bareWork(title, { language, abstract }),
  })
  const english = (key: string) =>
    of(
      key,
      'en',
      `Respiratory infections and obesity in town ${key}`,
      'Results show that respiratory infections fell and obesity rose.',
    )
  const spanish = (key: string) =>
    of(
      key,
      'es',
      `Obesidad e infección respiratoria infantil en la ciudad ${key}`,
      'Los resultados muestran que la infección respiratoria infantil bajó y la obesidad subió.',
    )
  const others = ['u', 'v', 'w', 'x', 'y'].map((key) =>
    of(
      key,
      'en',
      `Childhood obesity and schools in town ${key}`,
      'Results show that childhood obesity rose.',
    ),
  )
  test('are one theme where the name in one language holds the concept and a word more', () => {
    const { themes } = findThemes(
      [...['a', 'b', 'c'].map(english), ...['d', 'e', 'f'].map(spanish), ...others],
      'es',
    )
    const names = themes.map(({ name }) => name).filter((name) => /respirator/.test(name))
    expect(names).toHaveLength(1)
    expect(themes.find(({ name }) => /respirator/.test(name))?.sources).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
      'f',
    ])
  })
})

describe('sources by the kind of study', () => {
  test('are not grouped where they are all of one kind, or of kinds that are not told', () => {
    expect(
      themesByDesign([study('a', 'survey'), study('b', 'experiment'), study('c', null)], 'en').themes,
    ).toEqual([])
  })

  test('are grouped into kinds of two sources at least; the others are told', () => {
    const { themes, rest, by } = themesByDesign(
      [
        study('a', 'systematic-review'),
        study('b', 'survey'),
        study('c', 'systematic-review'),
        study('d', 'experiment'),
        study('e', 'interviews'),
        study('f', null),
      ],
      'pt-BR',
    )
    expect(themes.map(({ name, sources }) => [name, sources])).toEqual([
      ['Revisões de literatura', ['a', 'c']],
      ['Estudos quantitativos', ['b', 'd']],
    ])
    expect(rest).toEqual(['e', 'f'])
    expect(by).toBe('design')
  })

  test('know every design but one that is no study of others or of the world', () => {
    const lone = designIds.filter(
      (design) =>
        themesByDesign(
          [
            study('a', design),
            study('b', design),
            study('c', 'survey'),
            study('d', 'survey'),
            study('e', 'interviews'),
            study('f', 'interviews'),
          ],
          'en',
        ).rest.length > 0,
    )
    expect(lone).toEqual(['design-science'])
  })
})
