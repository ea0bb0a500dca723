import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blendMeaning, cosineOf } from './blend-meaning'

const score = (abstract: number, scope = 100) => {
  const part = (name: string, value: number, weight: number) => ({
    name,
    score: value,
    weight,
    ground: '',
    unknown: false,
  })
  const parts = [part('title', 50, 0.3), part('abstract', abstract, 0.4), part('keywords', 50, 0.2)]
  const all = [...parts, part('scope', scope, 0.1)]
  return {
    score: all.reduce((sum, { score, weight }) => sum + score * weight, 0),
    parts: all,
    reason: 'words',
  }
}

describe('meaning as one more signal', () => {
  it('raises what lies near and lowers what lies far among records alike in their words', () => {
    const [near, far, unknown] = blendMeaning([score(50), score(50), score(50)], [0.9, 0.1, null], 'en')
    expect(near?.score).toBeGreaterThan(50)
    expect(near?.reason).toContain('near in meaning')
    expect(far?.score).toBeLessThan(50)
    expect(unknown).toEqual(score(50))
  })

  it('brings nothing back that the student excluded', () => {
    const [excluded] = blendMeaning([score(0, 0), score(50)], [0.9, 0.1], 'en')
    expect(excluded).toEqual(score(0, 0))
  })

  it('keeps every score between 0 and 100, whatever the vectors', () => {
    const anyCosine = fc.oneof(fc.constant(null), fc.double({ min: -1, max: 1, noNaN: true }))
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), anyCosine)), (rows) => {
        const blended = blendMeaning(
          rows.map(([abstract]) => score(abstract)),
          rows.map(([, cosine]) => cosine),
          'pt',
        )
        for (const { score } of blended) expect(score >= 0 && score <= 100).toBe(true)
      }),
    )
    fc.assert(
      fc.property(fc.array(fc.double()), fc.array(fc.double()), (a, b) => {
        const cosine = cosineOf(a, b)
        expect(cosine >= -1 && cosine <= 1).toBe(true)
      }),
    )
  })
})
