import type { Locale } from '@/lib/contracts/locale'
import type { SampleSize } from '@/lib/contracts/proposal-run'
import { say } from '@/lib/core/text/say'
import { criticalT, normalQuantile, powerOfChiSquare, powerOfF } from './distributions'
import { type SampleSymbol, sampleSourcePhrases, sampleSymbolPhrases } from './sample-phrases'

/** A sample size, or which input makes it impossible ('out-of-range', by its symbol in `inputs`). */
export type SampleResult =
  | { readonly ok: true; readonly sample: SampleSize }
  | {
      readonly ok: false
      readonly reason: 'out-of-range' | 'population-too-small'
      readonly input: SampleSymbol
    }

interface Common {
  readonly locale: Locale
  /** Share of the invited (0…0.95) who will not answer or drop out; 0 when left out. */
  readonly attrition01?: number
}

interface Test extends Common {
  /** Two-sided error of the first kind; 0.05 when left out. */
  readonly alpha?: number
  /** 1 − β; 0.8 when left out, as Cohen (1988) advises. */
  readonly power?: number
}

interface Input {
  readonly symbol: SampleSymbol
  readonly value: number
  readonly min: number
  readonly max: number
  readonly whole?: true
}

const CASES_MAX = 10_000_000
const POPULATION_MAX = 10_000_000_000

const confidenceInput = (value: number): Input => ({ symbol: '1−α', value, min: 0.5, max: 0.9999 })
const alphaInput = (value: number): Input => ({ symbol: 'α', value, min: 0.0001, max: 0.5 })
const powerInput = (value: number): Input => ({ symbol: '1−β', value, min: 0.5, max: 0.9999 })
const attritionInput = (value: number): Input => ({ symbol: 'a', value, min: 0, max: 0.95 })
const testInputs = (test: Test) => [alphaInput(test.alpha ?? 0.05), powerInput(test.power ?? 0.8)]

function firstFault(inputs: readonly Input[]): SampleSymbol | null {
  const fault = inputs.find(({ value, min, max, whole }) => {
    return !(value >= min && value <= max) || (whole === true && !Number.isInteger(value))
  })
  return fault?.symbol ?? null
}

interface Recipe extends Common {
  readonly method: SampleSize['method']
  readonly inputs: readonly Input[]
  readonly formula: string
  /** Called only with inputs inside their bounds. */
  readonly compute: () => number
  /** People there are at all. */
  readonly population?: number | null
}

function sized(recipe: Recipe): SampleResult {
  const attrition = recipe.attrition01 ?? 0
  const inputs = attrition === 0 ? recipe.inputs : [...recipe.inputs, attritionInput(attrition)]
  const fault = firstFault(inputs)
  if (fault !== null) return { ok: false, reason: 'out-of-range', input: fault }
  const n = recipe.compute()
  if (!(n >= 1 && n <= CASES_MAX)) return { ok: false, reason: 'out-of-range', input: effectOf(recipe) }
  const invited = Math.ceil(round(n / (1 - attrition)))
  if (recipe.population != null && invited > recipe.population) {
    return { ok: false, reason: 'population-too-small', input: 'N' }
  }
  return {
    ok: true,
    sample: {
      method: recipe.method,
      n,
      range: null,
      invited,
      inputs: namedInputs(inputs, recipe.locale),
      formula: recipe.formula,
      source: say(sampleSourcePhrases, recipe.locale, recipe.method),
    },
  }
}

const effectOf = (recipe: Recipe): SampleSymbol => recipe.inputs[0]?.symbol ?? 'n'

function namedInputs(inputs: readonly Input[], locale: Locale): SampleSize['inputs'] {
  return inputs.map(({ symbol, value }) => ({
    symbol,
    meaning: say(sampleSymbolPhrases, locale, symbol),
    value,
  }))
}

/** Takes away the last digits, so that 278.0000000000001 cases stay 278. */
const round = (value: number): number => Number(value.toFixed(9))

/** Smallest whole number from `least` whose power reaches the target; power grows with it. */
function smallest(least: number, reaches: (n: number) => boolean): number {
  let high = least
  while (!reaches(high) && high < CASES_MAX) high *= 2
  let low = least
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (reaches(middle)) high = middle
    else low = middle + 1
  }
  return high
}

/**
 * Cases to estimate a share within ± `margin01`, with Cochran's finite population correction where the population is
 * known. `p01` 0.5 when left out (the most cautious); `confidence` 0.95.
 */
export function sampleForProportion(
  options: Common & {
    readonly margin01: number
    readonly p01?: number
    readonly confidence?: number
    readonly population?: number | null
  },
): SampleResult {
  const { margin01: e, p01: p = 0.5, confidence = 0.95, population = null } = options
  const inputs: Input[] = [
    { symbol: 'e', value: e, min: 0.001, max: 0.5 },
    { symbol: 'p', value: p, min: 0.001, max: 0.999 },
    confidenceInput(confidence),
  ]
  return sized({
    ...options,
    method: 'proportion',
    inputs: population === null ? inputs : [...inputs, populationInput(population)],
    formula: population === null ? 'n = z²·p·(1 − p)/e²' : 'n₀ = z²·p·(1 − p)/e²; n = n₀/(1 + (n₀ − 1)/N)',
    population,
    compute: () => corrected((normalQuantile((1 + confidence) / 2) ** 2 * p * (1 - p)) / e ** 2, population),
  })
}

/** Cases to estimate a mean within ± `margin` when values scatter by `sd` (same unit); `confidence` 0.95. */
export function sampleForMean(
  options: Common & {
    readonly margin: number
    readonly sd: number
    readonly confidence?: number
    readonly population?: number | null
  },
): SampleResult {
  const { margin, sd, confidence = 0.95, population = null } = options
  // Below two cases there is no scatter; above a ratio of 800 the sample passes any that can be taken.
  const inputs: Input[] = [
    { symbol: 'e', value: margin, min: sd / 800, max: Number.MAX_VALUE },
    { symbol: 's', value: sd, min: Number.MIN_VALUE, max: Number.MAX_VALUE },
    confidenceInput(confidence),
  ]
  return sized({
    ...options,
    method: 'mean',
    inputs: population === null ? inputs : [...inputs, populationInput(population)],
    formula: population === null ? 'n = (z·s/e)²' : 'n₀ = (z·s/e)²; n = n₀/(1 + (n₀ − 1)/N)',
    population,
    compute: () =>
      Math.max(2, corrected(((normalQuantile((1 + confidence) / 2) * sd) / margin) ** 2, population)),
  })
}

const populationInput = (value: number): Input => ({
  symbol: 'N',
  value,
  min: 2,
  max: POPULATION_MAX,
  whole: true,
})

function corrected(unlimited: number, population: number | null): number {
  if (population === null) return Math.ceil(round(unlimited))
  return Math.ceil(round(unlimited / (1 + (unlimited - 1) / population)))
}

/**
 * Cases of both groups together (equal sizes) for a two-sided t test to find a difference of Cohen's `d`.
 * Exact: the squared noncentral t is the noncentral F with one degree of freedom.
 */
export function sampleForTTest(options: Test & { readonly d: number }): SampleResult {
  const { d, alpha = 0.05, power = 0.8 } = options
  return sized({
    ...options,
    method: 't-test',
    inputs: [{ symbol: 'd', value: Math.abs(d), min: 0.01, max: 10 }, ...testInputs(options)],
    formula: 'n = 2·min{m : P(|t′(2m − 2; d·√(m/2))| > t(1 − α/2; 2m − 2)) ≥ 1 − β}',
    compute: () =>
      2 * smallest(2, (m) => powerOfF({ df1: 1, df2: 2 * m - 2, lambda: (m * d * d) / 2, alpha }) >= power),
  })
}

/** Pairs of values for a two-sided test to find a correlation of `r`, by Fisher's z transformation. */
export function sampleForCorrelation(options: Test & { readonly r: number }): SampleResult {
  const { r, alpha = 0.05, power = 0.8 } = options
  return sized({
    ...options,
    method: 'correlation',
    inputs: [{ symbol: 'r', value: Math.abs(r), min: 0.01, max: 0.99 }, ...testInputs(options)],
    formula: 'n = ((z(1 − α/2) + z(1 − β))/artanh r)² + 3',
    compute: () => {
      const sum = normalQuantile(1 - alpha / 2) + normalQuantile(power)
      return Math.ceil(round((sum / Math.atanh(Math.abs(r))) ** 2 + 3))
    },
  })
}

/** Cases for a χ² test with `df` degrees of freedom to find an effect of Cohen's `w`; exact by the noncentral χ². */
export function sampleForChiSquare(
  options: Test & { readonly w: number; readonly df: number },
): SampleResult {
  const { w, df, alpha = 0.05, power = 0.8 } = options
  return sized({
    ...options,
    method: 'chi-square',
    inputs: [
      { symbol: 'w', value: w, min: 0.01, max: 5 },
      { symbol: 'df', value: df, min: 1, max: 500, whole: true },
      ...testInputs(options),
    ],
    formula: 'n = min{m : P(χ′²(df; m·w²) > χ²(1 − α; df)) ≥ 1 − β}',
    compute: () => smallest(2, (m) => powerOfChiSquare({ df, lambda: m * w * w, alpha }) >= power),
  })
}

/** Cases for the F test of all `predictors` of a multiple regression to find Cohen's `f2`; exact by the noncentral F. */
export function sampleForRegression(
  options: Test & { readonly f2: number; readonly predictors: number },
): SampleResult {
  const { f2, predictors: k, alpha = 0.05, power = 0.8 } = options
  return sized({
    ...options,
    method: 'regression',
    inputs: [
      { symbol: 'f²', value: f2, min: 0.001, max: 20 },
      { symbol: 'k', value: k, min: 1, max: 100, whole: true },
      ...testInputs(options),
    ],
    formula: 'n = min{m : P(F′(k, m − k − 1; m·f²) > F(1 − α; k, m − k − 1)) ≥ 1 − β}',
    compute: () =>
      smallest(k + 2, (m) => powerOfF({ df1: k, df2: m - k - 1, lambda: m * f2, alpha }) >= power),
  })
}

/** Runs of a simulation so that the confidence interval of a mean is at most ± `halfWidth`; `sd` from pilot runs. */
export function sampleForReplications(options: {
  readonly locale: Locale
  readonly halfWidth: number
  readonly sd: number
  readonly confidence?: number
}): SampleResult {
  const { halfWidth, sd, confidence = 0.95 } = options
  const result = sized({
    locale: options.locale,
    method: 'replications',
    inputs: [
      { symbol: 'h', value: halfWidth, min: sd / 800, max: Number.MAX_VALUE },
      { symbol: 's', value: sd, min: Number.MIN_VALUE, max: Number.MAX_VALUE },
      confidenceInput(confidence),
    ],
    formula: 'n = min{i ≥ 2 : t(1 − α/2; i − 1)·s/√i ≤ h}',
    compute: () => smallest(2, (i) => (criticalT(confidence, i - 1) * sd) / Math.sqrt(i) <= halfWidth),
  })
  return result.ok ? { ok: true, sample: { ...result.sample, invited: null } } : result
}

/** What is studied until nothing new appears, with the range that empirical tests of saturation found. */
export const saturationKinds = {
  interviews: { range: [9, 17], source: 'saturation-interviews' },
  'focus-groups': { range: [4, 8], source: 'saturation-groups' },
  cases: { range: [4, 10], source: 'saturation-cases' },
} as const
export type SaturationKind = keyof typeof saturationKinds

/** A range, not a number: saturation is judged while collecting. `invited` covers the upper end. */
export function sampleForSaturation(options: Common & { readonly kind: SaturationKind }): SampleResult {
  const { range, source } = saturationKinds[options.kind]
  const attrition = options.attrition01 ?? 0
  const inputs = attrition === 0 ? [] : [attritionInput(attrition)]
  const fault = firstFault(inputs)
  if (fault !== null) return { ok: false, reason: 'out-of-range', input: fault }
  return {
    ok: true,
    sample: {
      method: 'saturation',
      n: null,
      range: [range[0], range[1]],
      invited: Math.ceil(round(range[1] / (1 - attrition))),
      inputs: namedInputs(inputs, options.locale),
      formula: `${range[0]} ≤ n ≤ ${range[1]}`,
      source: say(sampleSourcePhrases, options.locale, source),
    },
  }
}

/** Everything that meets the criteria; `found` is how many are known so far, null or 0 where nobody has counted. */
export function sampleForAllAvailable(options: {
  readonly locale: Locale
  readonly of: 'review' | 'documents' | 'norms' | 'past' | 'data' | 'series'
  readonly found?: number | null
}): SampleResult {
  const found = options.found ?? 0
  const input: Input = { symbol: 'n', value: found, min: 0, max: CASES_MAX, whole: true }
  if (firstFault([input]) !== null) return { ok: false, reason: 'out-of-range', input: 'n' }
  return {
    ok: true,
    sample: {
      method: 'all-available',
      n: found === 0 ? null : found,
      range: null,
      invited: null,
      inputs: found === 0 ? [] : namedInputs([input], options.locale),
      formula: 'n = N',
      source: say(sampleSourcePhrases, options.locale, `all-${options.of}`),
    },
  }
}
