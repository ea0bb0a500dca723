import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { qualityDistribution } from './quality-distribution'

describe('qualityDistribution', () => {
  const counted = (scores: readonly number[], limit: number) =>
    qualityDistribution(
      scores.map((score) => ({ quality: { score } })),
      limit,
    )

  it('puts the edges where the specification has them', () => {
    expect(counted([100, 80, 79.9, 60, 59.9, 40, 39.9, 0], 40)).toEqual({
      high: 2,
      medium: 2,
      lower: 2,
      heldBack: 2,
    })
  })

  it('counts every source once, whatever the limit', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100)), fc.nat(100), (scores, limit) => {
        const { high, medium, lower, heldBack } = counted(scores, limit)
        expect(high + medium + lower + heldBack).toBe(scores.length)
      }),
    )
  })
})
