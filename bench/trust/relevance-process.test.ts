import { expect, test } from 'vitest'
import { syntheticRuns } from './relevance-process'

const early = { seed: 1, found: Array.from({ length: 40 }, (_, at) => at + 1), relevant: 40, records: 2_000 }
const spread = { ...early, found: early.found.map((at) => at * 45) }

test('every drawn review has its relevant records in places of their own, the same for the same runs', () => {
  const runs = syntheticRuns([early, spread], 50)
  expect(syntheticRuns([early, spread], 50)).toEqual(runs)
  for (const { found, relevant, records } of runs) {
    expect(new Set(found).size).toBe(relevant)
    expect(found.every((read) => read >= 1 && read <= records)).toBe(true)
  }
})

test('reviews drawn after one that found all early find early, and others do not', () => {
  const share = (runs: ReturnType<typeof syntheticRuns>) =>
    runs.flatMap(({ found, records }) => found.map((read) => read / records)).sort((a, b) => a - b)
  const median = (of: typeof early) => {
    const all = share(syntheticRuns([of], 60))
    return all[Math.floor(all.length / 2)] ?? 1
  }
  expect(median(early)).toBeLessThan(0.1)
  expect(median(spread)).toBeGreaterThan(0.25)
})
