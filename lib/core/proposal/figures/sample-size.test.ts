import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/contracts/locale'
import { SampleSize } from '@/lib/contracts/proposal-run'
import {
  type SampleResult,
  sampleForAllAvailable,
  sampleForChiSquare,
  sampleForCorrelation,
  sampleForMean,
  sampleForProportion,
  sampleForRegression,
  sampleForReplications,
  sampleForSaturation,
  sampleForTTest,
} from './sample-size'

const locale = 'en' as const

function sizeOf(result: SampleResult): SampleSize {
  if (!result.ok) throw new Error(`${result.reason} ${result.input}`)
  return SampleSize.parse(result.sample)
}
const nOf = (result: SampleResult) => sizeOf(result).n

describe('published sample sizes', () => {
  it('Cochran: a share within 5 points at 95 %', () => {
    expect(nOf(sampleForProportion({ locale, margin01: 0.05 }))).toBe(385)
    expect(nOf(sampleForProportion({ locale, margin01: 0.05, population: 1000 }))).toBe(278)
    expect(nOf(sampleForProportion({ locale, margin01: 0.03 }))).toBe(1068)
    expect(nOf(sampleForProportion({ locale, margin01: 0.05, confidence: 0.99 }))).toBe(664)
  })
  it('Cochran’s correction for finite populations', () => {
    expect(nOf(sampleForProportion({ locale, margin01: 0.05, population: 500 }))).toBe(218)
    expect(nOf(sampleForProportion({ locale, margin01: 0.05, population: 100_000 }))).toBe(383)
  })
  it('a mean within 2 when the standard deviation is 15', () => {
    expect(nOf(sampleForMean({ locale, margin: 2, sd: 15 }))).toBe(217)
  })
  // G*Power 3.1; Cohen’s tables (1988) give the same per group up to rounding.
  it.each([
    [0.2, 788],
    [0.5, 128],
    [0.8, 52],
  ])('t test, d = %f: %i in both groups', (d, n) => {
    expect(nOf(sampleForTTest({ locale, d }))).toBe(n)
  })
  it.each([
    [0.1, 783],
    [0.3, 85],
    [0.5, 30],
  ])('correlation by Fisher’s z, r = %f: %i', (r, n) => {
    expect(nOf(sampleForCorrelation({ locale, r }))).toBe(n)
  })
  it.each([
    [0.1, 1, 785],
    [0.3, 1, 88],
    [0.5, 1, 32],
    [0.3, 4, 133],
  ])('χ², w = %f, df = %i: %i', (w, df, n) => {
    expect(nOf(sampleForChiSquare({ locale, w, df }))).toBe(n)
  })
  it.each([
    [0.15, 5, 92],
    [0.35, 2, 31],
    [0.02, 1, 395],
    [0.15, 3, 77],
  ])('regression, f² = %f, %i predictors: %i', (f2, predictors, n) => {
    expect(nOf(sampleForRegression({ locale, f2, predictors }))).toBe(n)
  })
  it('higher power and a stricter level, as G*Power gives them', () => {
    expect(nOf(sampleForTTest({ locale, d: 0.5, power: 0.95 }))).toBe(210)
    expect(nOf(sampleForTTest({ locale, d: 0.5, alpha: 0.01 }))).toBe(192)
    expect(nOf(sampleForRegression({ locale, f2: 0.15, predictors: 5, power: 0.95 }))).toBe(138)
  })
  it('runs of a simulation: the t interval of 99 runs is within a fifth of the scatter', () => {
    expect(sizeOf(sampleForReplications({ locale, halfWidth: 1, sd: 5 }))).toMatchObject({
      n: 99,
      invited: null,
    })
  })
})

describe('ranges and counts', () => {
  it('saturation is a range; those invited cover its upper end', () => {
    expect(sizeOf(sampleForSaturation({ locale, kind: 'interviews', attrition01: 0.2 }))).toMatchObject({
      n: null,
      range: [9, 17],
      invited: 22,
    })
    expect(sizeOf(sampleForSaturation({ locale, kind: 'cases' })).range).toEqual([4, 10])
  })
  it('all that is available is what was found, or not yet known', () => {
    expect(nOf(sampleForAllAvailable({ locale, of: 'review', found: 412 }))).toBe(412)
    expect(nOf(sampleForAllAvailable({ locale, of: 'data' }))).toBeNull()
  })
})

describe('sample sizes', () => {
  const effects = fc.double({ min: 0.02, max: 0.9, noNaN: true })
  const monotone = (size: (effect: number) => number) => {
    fc.assert(
      fc.property(effects, effects, (one, other) => {
        const [small, large] = one < other ? [one, other] : [other, one]
        expect(size(large)).toBeLessThanOrEqual(size(small))
      }),
      { numRuns: 40 },
    )
  }
  it('shrink as the effect or the margin grows', () => {
    monotone((d) => nOf(sampleForTTest({ locale, d })) ?? 0)
    monotone((r) => nOf(sampleForCorrelation({ locale, r })) ?? 0)
    monotone((w) => nOf(sampleForChiSquare({ locale, w, df: 3 })) ?? 0)
    monotone((f2) => nOf(sampleForRegression({ locale, f2, predictors: 4 })) ?? 0)
    monotone((e) => nOf(sampleForProportion({ locale, margin01: e / 2 })) ?? 0)
    monotone((margin) => nOf(sampleForMean({ locale, margin, sd: 1 })) ?? 0)
  })
  it('never exceed a known population, and grow with it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 1e9 }), (population) => {
        const n = nOf(sampleForProportion({ locale, margin01: 0.05, population })) ?? 0
        expect(n).toBeLessThanOrEqual(Math.min(population, 385))
      }),
    )
  })
  it('invite so many that the number remains after drop-outs', () => {
    expect(sizeOf(sampleForProportion({ locale, margin01: 0.05, attrition01: 0.7 })).invited).toBe(1284)
  })
  it('say when a population has not enough people to lose that many', () => {
    expect(sampleForProportion({ locale, margin01: 0.05, population: 100, attrition01: 0.5 })).toEqual({
      ok: false,
      reason: 'population-too-small',
      input: 'N',
    })
  })
  it.each([
    ['d', sampleForTTest({ locale, d: 0 })],
    ['d', sampleForTTest({ locale, d: Number.NaN })],
    ['1−β', sampleForTTest({ locale, d: 0.5, power: 1 })],
    ['α', sampleForTTest({ locale, d: 0.5, alpha: 0 })],
    ['r', sampleForCorrelation({ locale, r: 1 })],
    ['df', sampleForChiSquare({ locale, w: 0.3, df: 1.5 })],
    ['k', sampleForRegression({ locale, f2: 0.15, predictors: 0 })],
    ['e', sampleForProportion({ locale, margin01: 0 })],
    ['a', sampleForProportion({ locale, margin01: 0.05, attrition01: 1 })],
    ['N', sampleForProportion({ locale, margin01: 0.05, population: 0 })],
    ['s', sampleForMean({ locale, margin: 1, sd: 0 })],
    ['e', sampleForMean({ locale, margin: 0.0001, sd: 1 })],
    ['h', sampleForReplications({ locale, halfWidth: Number.NaN, sd: 1 })],
    ['n', sampleForAllAvailable({ locale, of: 'review', found: -1 })],
    ['a', sampleForSaturation({ locale, kind: 'interviews', attrition01: 2 })],
  ])('refuse an impossible %s instead of computing with it', (input, result) => {
    expect(result).toEqual({ ok: false, reason: 'out-of-range', input })
  })
  it('name every input and source in every language', () => {
    for (const one of locales) {
      const sample = sizeOf(sampleForRegression({ locale: one, f2: 0.15, predictors: 5 }))
      expect(sample.inputs.map(({ symbol }) => symbol)).toEqual(['f²', 'k', 'α', '1−β'])
      expect(sample.source).toContain('10.3758/BRM.41.4.1149')
      sizeOf(sampleForSaturation({ locale: one, kind: 'interviews' }))
    }
  })
})
