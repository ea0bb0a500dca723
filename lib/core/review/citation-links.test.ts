import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { citationLinks } from './citation-links'

const source = (key: string, more: object) => ({ key, work: workFixture({ title: key, doi: null, ...more }) })

describe('citationLinks', () => {
  it('tells who cites whom, and what several cite that is none of them', () => {
    const sources = [
      source('a', { doi: '10.5555/a' }),
      source('b', { openAlexId: 'W2' }),
      source('c', { doi: '10.5555/c' }),
      source('d', {}),
    ]
    const links = citationLinks(sources, [
      { openAlexId: 'W1', doi: '10.5555/a', cites: ['W2', 'W9', 'W9', 'W8', 'W1'] },
      { openAlexId: 'W2', doi: null, cites: ['W9', 'W8', 'W7'] },
      { openAlexId: 'W3', doi: '10.5555/c', cites: [] },
    ])
    expect(links).toEqual({
      read: ['a', 'b'],
      unknown: ['c', 'd'],
      edges: [{ from: 'a', to: 'b' }],
      lacking: [
        { openAlexId: 'W8', by: ['a', 'b'] },
        { openAlexId: 'W9', by: ['a', 'b'] },
      ],
    })
  })

  it('says nothing of a source that the index does not know, and nothing is lacking that one source alone cites', () => {
    const sources = [source('a', { doi: '10.5555/a' }), source('b', { doi: '10.5555/b' })]
    const links = citationLinks(sources, [{ openAlexId: 'W1', doi: '10.5555/a', cites: ['W5', 'W6'] }])
    expect(links).toEqual({ read: ['a'], unknown: ['b'], edges: [], lacking: [] })
  })

  it('never calls a source lacking, and each reader of a lacking work cites it', () => {
    const ids = fc.constantFrom('W1', 'W2', 'W3', 'W4', 'W5', 'W6')
    fc.assert(
      fc.property(fc.array(fc.array(ids, { maxLength: 6 }), { minLength: 1, maxLength: 6 }), (lists) => {
        const indexed = lists.map((cites, at) => ({ openAlexId: `W${at + 1}`, doi: null, cites }))
        const sources = lists.map((_, at) => source(`s${at + 1}`, { openAlexId: `W${at + 1}` }))
        const { lacking, edges } = citationLinks(sources, indexed)
        const own = new Set(indexed.map(({ openAlexId }) => openAlexId))
        for (const { openAlexId, by } of lacking) {
          expect(own.has(openAlexId)).toBe(false)
          for (const key of by) expect(lists[Number(key.slice(1)) - 1]).toContain(openAlexId)
        }
        for (const { from, to } of edges) expect(from).not.toBe(to)
      }),
    )
  })
})
