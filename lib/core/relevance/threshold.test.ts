import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeSource, workFixture } from '@/lib/core/validation/source-fixture'
import { isHeldBack, thresholdOf, thresholdReport } from './threshold'

const score = (value: number) => ({ score: value, parts: [], reason: '' })

describe('thresholdOf', () => {
  it.each([
    [0, 'warning', 'too-narrow', 8],
    [3, 'warning', 'too-narrow', 5],
    [4, 'warning', 'few', 4],
    [7, 'warning', 'few', 1],
    [8, 'met', 'optimal', 0],
    [30, 'met', 'optimal', 0],
    [31, 'met', 'many', 0],
    [100, 'met', 'many', 0],
    [101, 'met', 'too-many', 0],
  ] as const)('puts %i into its band', (count, status, band, missing) => {
    expect(thresholdOf(count)).toMatchObject({ status, band, missing })
  })
  it('takes nonsense as nothing found', () => {
    expect(thresholdOf(Number.NaN).count).toBe(0)
    expect(thresholdOf(-4).count).toBe(0)
  })
})

describe('thresholdReport', () => {
  it('counts a source once for each database and leaves out what is held back', () => {
    const two = workFixture({
      source: [
        { db: 'scielo', id: '1' },
        { db: 'wos', id: '2' },
        { db: 'scielo', id: '3' },
      ],
    })
    const report = thresholdReport([
      makeSource('a', { work: two, quality: score(80) }),
      makeSource('b', { quality: score(79.9) }),
      makeSource('c', { quality: score(40) }),
      makeSource('d', { quality: score(39.9) }),
      makeSource('e', { quality: score(0), userProvided: true }),
    ])
    expect(report).toEqual({
      status: 'warning',
      band: 'few',
      found: 4,
      heldBack: 1,
      perDatabase: [
        { database: 'scielo', count: 4 },
        { database: 'wos', count: 1 },
      ],
      distribution: { high: 1, medium: 1, lower: 2, heldBack: 1 },
    })
  })
  it('found and held back are together every source', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.boolean()), { maxLength: 40 }),
        (list) => {
          const sources = list.map(([quality, own], n) =>
            makeSource(`s${n}`, { quality: score(quality), userProvided: own }),
          )
          const { found, heldBack } = thresholdReport(sources)
          expect(found + heldBack).toBe(sources.length)
          expect(heldBack).toBe(sources.filter(isHeldBack).length)
        },
      ),
    )
  })
})
