import { describe, expect, it } from 'vitest'
import { BUILT_IN_DIMENSIONS, embedText, normalised } from './embed-text'
import { addVector, createVectorIndex, nearestRows, similarityOf } from './vector-index'

/** Numbers that look drawn but are the same in every run (Park & Miller 1988, doi:10.1145/63039.63042). */
function drawn(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647 - 0.5
  }
}
const likeness = (a: string, b: string) => {
  const one = createVectorIndex(BUILT_IN_DIMENSIONS)
  addVector(one, embedText(a, 'en'))
  return similarityOf(one, 0, embedText(b, 'en'))
}

describe('the built-in embedding', () => {
  it('finds forms of one word nearer than other words, and nothing in what holds no words', () => {
    expect(likeness('immunosuppressive drugs', 'immunosuppression')).toBeGreaterThan(0.4)
    expect(likeness('immunosuppressive drugs', 'railway timetable')).toBeLessThan(0.2)
    expect(likeness('🦄', 'immunosuppression')).toBe(0)
  })
})

describe('vectors', () => {
  it('of many are found exactly as if all had been sorted', () => {
    const next = drawn(7)
    const dimensions = 64
    const vector = () => normalised(Float32Array.from({ length: dimensions }, next))
    const index = createVectorIndex(dimensions)
    for (let row = 0; row < 4_000; row += 1) addVector(index, vector())
    let shared = 0
    for (let question = 0; question < 10; question += 1) {
      const query = vector()
      const exact = Array.from({ length: index.count }, (_, row) => ({
        row,
        value: similarityOf(index, row, query),
      }))
      exact.sort((a, b) => b.value - a.value)
      const best = new Set(exact.slice(0, 10).map(({ row }) => row))
      shared += nearestRows(index, query, 10).filter(({ row }) => best.has(row)).length
    }
    expect(shared).toBe(100)
  })

  it('come best first, each with its cosine', () => {
    const index = createVectorIndex(8)
    const unit = (at: number) => Float32Array.from({ length: 8 }, (_, place) => (place === at ? 1 : 0))
    for (const at of [3, 1, 2]) addVector(index, unit(at))
    expect(nearestRows(index, unit(1), 2)).toEqual([
      { row: 1, similarity: 1 },
      { row: 0, similarity: 0 },
    ])
  })
})
