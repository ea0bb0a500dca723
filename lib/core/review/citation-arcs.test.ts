import { describe, expect, it } from 'vitest'
import { bareWork } from '@/lib/core/validation/source-fixture'
import { citationArcs } from './citation-arcs'

const source = (key: string, year: number | null) => ({ key, work: bareWork(key, { year }) })
const sources = [source('old', 2001), source('new', 2024), source('none', null), source('alone', 2020)]

describe('the drawing of citations', () => {
  it('has a row for each source that cites or is cited, the newest first, and an arc for each citation', () => {
    const edges = [
      { from: 'new', to: 'old' },
      { from: 'none', to: 'old' },
    ]
    expect(citationArcs(sources, { edges })).toEqual({
      rows: ['new', 'old', 'none'],
      arcs: [
        { from: 0, to: 1 },
        { from: 2, to: 1 },
      ],
      undrawn: 0,
    })
  })

  it('is empty where nobody cites anybody', () => {
    expect(citationArcs(sources, { edges: [] })).toEqual({ rows: [], arcs: [], undrawn: 0 })
  })

  it('draws the most cited of very many, no arc to one that is not drawn, and says how many are not', () => {
    const many = Array.from({ length: 80 }, (_, at) => source(`s${at}`, 2000 + (at % 20)))
    const edges = many.slice(1).map(({ key }) => ({ from: key, to: 's0' }))
    const { rows, arcs, undrawn } = citationArcs(many, { edges })
    expect([rows.length, arcs.length, undrawn]).toEqual([60, 59, 20])
    expect(rows).toContain('s0')
  })
})
