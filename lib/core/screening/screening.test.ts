import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bareWork } from '@/lib/core/validation/source-fixture'
import { rankByTicks } from './rank-by-ticks'
import { prepareScreening } from './screening-set'
import { simulateScreening, stopOf, workSaved95 } from './simulate-screening'
import { applyStoppingRule } from './stopping-rule'
import { addTick, createTickRanker, nextRecord, rowsInReadingOrder, scoresByTicks } from './tick-ranker'

const work = (title: string, abstract: string | null) => bareWork(title, { language: 'en', abstract })

const subjects = ['burnout of teachers in schools', 'nitrogen in tropical soils', 'wild bees and pesticides']
const places = ['Brazil', 'Spain', 'Kenya', 'Japan', 'Chile', 'Norway', 'Canada', 'Peru']
const works = places.flatMap((place) =>
  subjects.map((subject) => work(`A study of ${subject}`, `${subject} in ${place}`)),
)
const labels = works.map((_, row) => row % 3 === 0)
const set = prepareScreening(works)

describe('rankByTicks', () => {
  it('brings records like the relevant ones to the top after one tick of each kind', () => {
    const { order } = rankByTicks(set, [
      { row: 0, isRelevant: true },
      { row: 1, isRelevant: false },
    ])
    expect(order.slice(0, 7).every((row) => labels[row])).toBe(true)
  })

  it('works with relevant ticks alone and keeps the input order without any', () => {
    expect(labels[rankByTicks(set, [{ row: 0, isRelevant: true }]).order[0] ?? -1]).toBe(true)
    expect(rankByTicks(set, []).order).toEqual(works.map((_, row) => row))
  })

  it('says which words and which tick placed a record', () => {
    const ranking = rankByTicks(set, [
      { row: 0, isRelevant: true },
      { row: 1, isRelevant: false },
    ])
    const reason = ranking.reasonOf(ranking.order[0] ?? 0)
    expect(reason.words.map(({ word }) => word).join(' ')).toMatch(/teachers|burnout|schools/)
    expect(reason.decision).toMatchObject({ row: 0, isRelevant: true })
  })

  it('forgets a tick that was taken back, and continues from a previous ranking otherwise', () => {
    const ticks = [
      { row: 0, isRelevant: true },
      { row: 1, isRelevant: false },
    ]
    const first = rankByTicks(set, ticks)
    const turned = rankByTicks(
      set,
      [...ticks, { row: 0, isRelevant: false }, { row: 2, isRelevant: true }],
      first,
    )
    expect(turned.order[0] !== undefined && turned.order[0] % 3).toBe(2)
    expect(rankByTicks(set, [...ticks, { row: 3, isRelevant: true }], first).order).not.toContain(3)
  })

  it('orders exactly the records without a tick, whatever is ticked', () => {
    const tick = fc.record({ row: fc.integer({ min: 0, max: works.length - 1 }), isRelevant: fc.boolean() })
    fc.assert(
      fc.property(fc.array(tick, { maxLength: 20 }), (ticks) => {
        const { order } = rankByTicks(set, ticks)
        const ticked = new Set(ticks.map(({ row }) => row))
        expect([...order].sort((a, b) => a - b)).toEqual(
          works.flatMap((_, row) => (ticked.has(row) ? [] : [row])),
        )
      }),
      { numRuns: 40 },
    )
  })

  it('lets the other models in by turns once the yield has gone, as the simulated reader does', () => {
    const many = Array.from({ length: 16 }, () => works).flat()
    const dry = prepareScreening(many.map((each, at) => ({ ...each, title: `${each.title} ${at % 7}` })))
    const ticks = [{ row: 0, isRelevant: true }]
    for (let row = 1; ticks.length < 82; row += 3) ticks.push({ row, isRelevant: false })
    const ranking = rankByTicks(dry, ticks)
    expect(new Set(ranking.order).size).toBe(many.length - ticks.length)
    for (let turn = 0; turn < 4; turn++) {
      const next = nextRecord(ranking.ranker)
      expect(rowsInReadingOrder(ranking.ranker, scoresByTicks(ranking.ranker))[0]).toBe(next)
      addTick(ranking.ranker, { row: next ?? -1, isRelevant: false })
    }
    const byScore = [...ranking.order].sort(
      (a, b) => (ranking.scores[b] ?? 0) - (ranking.scores[a] ?? 0) || a - b,
    )
    expect(ranking.order).not.toEqual(byScore)
  })

  it('takes empty records and no records at all', () => {
    const odd = prepareScreening([work('', null), work('🔥', ''), work('teachers', null)])
    expect(rankByTicks(odd, [{ row: 2, isRelevant: true }]).order).toHaveLength(2)
    expect(rankByTicks(prepareScreening([]), []).order).toEqual([])
  })
})

describe('simulateScreening', () => {
  it('learns from the latest label too, after however many', () => {
    // Labels that no subject explains keep the order moving.
    const many = Array.from({ length: 10 }, () => works).flat()
    const ranker = createTickRanker(prepareScreening(many))
    for (let read = 0; read < 200; read++) {
      const row = read < 2 ? read : (nextRecord(ranker) ?? 0)
      if (read > 150) {
        const scores = scoresByTicks(ranker)
        const best = Math.max(...[...scores].filter((_, at) => ranker.ticked[at] === 0))
        expect(scores[row]).toBeCloseTo(best, 6)
      }
      addTick(ranker, { row, isRelevant: (row * 7919) % 5 < 2 })
    }
  })

  it('finds every relevant record, the same way for the same seed', () => {
    const run = simulateScreening(set, labels, 3)
    expect(run?.found).toHaveLength(7)
    expect(simulateScreening(set, labels, 3)).toEqual(run)
    expect(run && workSaved95(run)).toBeGreaterThan(0.5)
  })

  it('has nothing to simulate without two relevant and one irrelevant record', () => {
    expect(
      simulateScreening(
        set,
        labels.map(() => true),
        1,
      ),
    ).toBeNull()
    expect(
      simulateScreening(
        set,
        labels.map((_, row) => row === 0),
        1,
      ),
    ).toBeNull()
  })
})

describe('the stopping rule', () => {
  it('says "not yet" while too little was found, and is reached when all is read', () => {
    expect(
      applyStoppingRule({ found: [1, 2], foundBefore: 1, read: 50, records: 1_000 }, 0.95).isReached,
    ).toBe(false)
    expect(applyStoppingRule({ found: [], foundBefore: 1, read: 10, records: 10 }, 0.95).isReached).toBe(true)
  })

  it('comes after a long silence, not in the middle of a steady yield', () => {
    const early = Array.from({ length: 40 }, (_, at) => at + 1)
    expect(
      applyStoppingRule({ found: early, foundBefore: 1, read: 45, records: 2_000 }, 0.95).isReached,
    ).toBe(false)
    expect(
      applyStoppingRule({ found: early, foundBefore: 1, read: 900, records: 2_000 }, 0.95).isReached,
    ).toBe(true)
    const steady = Array.from({ length: 100 }, (_, at) => (at + 1) * 10)
    expect(
      applyStoppingRule({ found: steady, foundBefore: 1, read: 1_000, records: 2_000 }, 0.95).isReached,
    ).toBe(false)
  })

  it('asks for a longer silence the fewer were found, and allows no more misses than the target when it comes', () => {
    const firstStop = (finds: number) => {
      const found = Array.from({ length: finds }, (_, at) => (at + 1) * 10)
      for (let read = finds * 10; ; read++) {
        const rule = applyStoppingRule({ found, foundBefore: 1, read, records: 100_000 }, 0.95)
        if (rule.isReached) return { times: read / (finds * 10), left: Math.round(rule.missedAtMost ?? 99) }
      }
    }
    expect(firstStop(6).times).toBeGreaterThan(3.5)
    expect(firstStop(6).left).toBe(0)
    expect(firstStop(300).times).toBeLessThan(2.5)
    expect(firstStop(300).left).toBe(15)
  })

  it('bounds recall in 0…1, and more silence never lowers the bound', () => {
    const finds = fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 3, maxLength: 60 })
    fc.assert(
      fc.property(finds, fc.integer({ min: 401, max: 900 }), (found, read) => {
        const progress = { found: found.sort((a, b) => a - b), foundBefore: 1, records: 1_000 }
        const now = applyStoppingRule({ ...progress, read }, 0.95).recallAtLeast01 ?? 0
        const later = applyStoppingRule({ ...progress, read: read + 50 }, 0.95).recallAtLeast01 ?? 0
        expect(now >= 0 && now <= 1).toBe(true)
        expect(later).toBeGreaterThanOrEqual(now)
      }),
    )
  })

  it('stops a simulated reader at the target', () => {
    const run = { seed: 1, found: [1, 2, 3, 4, 5, 6, 7, 8], relevant: 8, records: 200 }
    expect(stopOf(run, 0.95).recall01).toBe(1)
    expect(stopOf(run, 0.95).read).toBeLessThan(200)
  })
})
