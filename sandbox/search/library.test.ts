import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generateCatalogue } from '../catalogue/generate'
import { createLibrary } from './library'
import { type Dialect, plainDialect } from './query-tree'

const library = createLibrary(generateCatalogue())

function find(text: string, dialect: Dialect = plainDialect) {
  return library.search({ index: 'googlescholar', text, dialect }).map((hit) => hit.record)
}

describe('the search of the sandbox', () => {
  it('has hits for ordinary topics of students in three languages', () => {
    const topics = [
      'remote work and productivity',
      'inteligência artificial na educação',
      'burnout in nursing',
      'telemedicina rural',
      'mudança climática e agricultura',
      'aprendizaje activo',
      'active learning',
      'trabalho remoto produtividade',
      'cambio climático agricultura',
      'LGPD proteção de dados pessoais',
    ]
    for (const topic of topics) expect(find(topic).length, topic).toBeGreaterThanOrEqual(3)
  })

  it('finds nothing for nonsense', () => {
    expect(find('zqxvj brplk')).toEqual([])
    expect(find('')).toHaveLength(
      library.records.filter((record) => record.indexes.has('googlescholar')).length,
    )
    expect(find('the of and')).toEqual([])
  })

  it('puts works with the words in the title first', () => {
    const [first, second, third] = find('remote work productivity')
    for (const record of [first, second, third]) expect(record?.title.toLowerCase()).toMatch(/remote work/u)
  })

  it('honours AND, OR, NOT, quotes and parentheses', () => {
    const both = new Set(find('burnout OR telemedicine'))
    expect(find('burnout').every((record) => both.has(record))).toBe(true)
    expect(find('burnout AND telemedicine').length).toBeLessThan(find('burnout').length)
    expect(find('burnout NOT nursing').every((record) => !/nursing/iu.test(record.title))).toBe(true)
    expect(find('"remote work"').length).toBeGreaterThan(0)
    expect(find('"work remote"')).toEqual([])
    const grouped = find('(burnout OR stress) AND nursing')
    expect(grouped.length).toBeGreaterThanOrEqual(find('burnout nursing').length)
  })

  it('reads bare words as OR where the service does', () => {
    const dialect: Dialect = { ...plainDialect, implicit: 'or', fields: { all: { text: ['title'] } } }
    expect(find('all:federated learning', dialect).length).toBeGreaterThan(
      find('all:federated AND all:learning', dialect).length,
    )
  })

  it('never throws, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 60 }),
        fc.constantFrom('and' as const, 'or' as const, 'most' as const),
        (text, implicit) => {
          const dialect: Dialect = { ...plainDialect, implicit, minus: true, symbols: true }
          return find(text, dialect).length <= library.records.length
        },
      ),
      { numRuns: 60 },
    )
    const nested = '('.repeat(5_000)
    expect(find(`${nested}burnout`).length).toBeGreaterThanOrEqual(0)
  })
})
