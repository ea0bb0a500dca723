/**
 * The distribution functions that a priori power needs, accurate to about ten digits for the arguments of sample sizes.
 * Incomplete gamma and beta functions by series and continued fractions (Press et al., Numerical Recipes, 3rd ed.,
 * sections 6.2 and 6.4, ISBN 978-0-521-88068-8); noncentral distributions as Poisson mixtures of central ones
 * (Johnson, Kotz & Balakrishnan, Continuous Univariate Distributions 2, chapters 29 and 30, ISBN 978-0-471-58494-0).
 */

const ITERATIONS_MAX = 20_000
const PRECISION = 1e-14
const TINY = 1e-300

/** Lanczos's approximation with g = 7 and nine coefficients, the first of which stands alone. */
const LANCZOS_FIRST = 0.99999999999980993
const LANCZOS: readonly number[] = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
]

function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x)
  const series = LANCZOS.reduce((sum, coefficient, i) => sum + coefficient / (x + i), LANCZOS_FIRST)
  const t = x + 6.5
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(series)
}

/** Regularised lower incomplete gamma function P(a, x). */
function gammaP(a: number, x: number): number {
  if (x <= 0) return 0
  const front = Math.exp(a * Math.log(x) - x - logGamma(a))
  if (x < a + 1) return front * gammaSeries(a, x)
  return 1 - front * gammaFraction(a, x)
}

function gammaSeries(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let n = 1; n < ITERATIONS_MAX && term > sum * PRECISION; n++) {
    term *= x / (a + n)
    sum += term
  }
  return sum
}

/** Lentz's method for the continued fraction of Q(a, x). */
function gammaFraction(a: number, x: number): number {
  let b = x + 1 - a
  let c = 1 / TINY
  let d = 1 / b
  let value = d
  for (let i = 1; i < ITERATIONS_MAX; i++) {
    const an = -i * (i - a)
    b += 2
    d = 1 / away(an * d + b)
    c = away(b + an / c)
    value *= d * c
    if (Math.abs(d * c - 1) < PRECISION) break
  }
  return value
}

/** Keeps a denominator of Lentz's method from zero. */
const away = (value: number): number => (Math.abs(value) < TINY ? TINY : value)

/** Regularised incomplete beta function I_x(a, b). */
function betaI(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x))
  if (x < (a + 1) / (a + b + 2)) return (front * betaFraction(x, a, b)) / a
  return 1 - (front * betaFraction(1 - x, b, a)) / b
}

function betaFraction(x: number, a: number, b: number): number {
  let c = 1
  let d = 1 / away(1 - ((a + b) * x) / (a + 1))
  let value = d
  for (let m = 1; m < ITERATIONS_MAX; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / away(1 + even * d)
    c = away(1 + even / c)
    value *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / away(1 + odd * d)
    c = away(1 + odd / c)
    value *= d * c
    if (Math.abs(d * c - 1) < PRECISION) break
  }
  return value
}

/** Where an increasing function of `low`…`high` reaches `wanted`. */
function invert(rising: (x: number) => number, wanted: number, low: number, high: number): number {
  let from = low
  let to = high
  for (let i = 0; i < 200; i++) {
    const middle = (from + to) / 2
    if (rising(middle) < wanted) from = middle
    else to = middle
  }
  return (from + to) / 2
}

/** Σ Poisson(j; λ/2) · central(j), over the terms that weigh anything. */
function poissonMixture(lambda: number, central: (j: number) => number): number {
  const mean = lambda / 2
  const spread = 12 * Math.sqrt(mean) + 40
  let sum = 0
  for (let j = Math.max(0, Math.floor(mean - spread)); j <= mean + spread; j++) {
    const weight = mean === 0 ? Number(j === 0) : Math.exp(j * Math.log(mean) - mean - logGamma(j + 1))
    if (weight > 0) sum += weight * central(j)
  }
  return sum
}

function chiSquareQuantile(p: number, df: number): number {
  let high = df + 10
  while (gammaP(df / 2, high / 2) < p) high *= 2
  return invert((x) => gammaP(df / 2, x / 2), p, 0, high)
}

/** z with P(Z ≤ z) = p, for 0 < p < 1. */
export function normalQuantile(p: number): number {
  const size = Math.sqrt(chiSquareQuantile(Math.abs(2 * p - 1), 1))
  return p < 0.5 ? -size : size
}

/** t with P(|T| ≤ t) = confidence at `df` degrees of freedom: the two-sided critical value. */
export function criticalT(confidence: number, df: number): number {
  const x = invert((value) => betaI(value, 0.5, df / 2), confidence, 0, 1)
  return Math.sqrt((df * x) / (1 - x))
}

/** Power of an F test: P(F′(df1, df2, λ) > F(1 − α)). With df1 = 1 and λ = δ² it is the two-sided t test's. */
export function powerOfF(test: { df1: number; df2: number; lambda: number; alpha: number }): number {
  const a = test.df1 / 2
  const b = test.df2 / 2
  const critical = invert((x) => betaI(x, a, b), 1 - test.alpha, 0, 1)
  return 1 - poissonMixture(test.lambda, (j) => betaI(critical, a + j, b))
}

/** Power of a χ² test: P(χ′²(df, λ) > χ²(1 − α)). */
export function powerOfChiSquare(test: { df: number; lambda: number; alpha: number }): number {
  const critical = chiSquareQuantile(1 - test.alpha, test.df)
  return 1 - poissonMixture(test.lambda, (j) => gammaP(test.df / 2 + j, critical / 2))
}

/** P(|T| ≥ |t|) at `df` degrees of freedom. */
export function twoSidedP(t: number, df: number): number {
  return betaI(df / (df + t * t), df / 2, 0.5)
}

/** P(F ≥ f) at `df1` and `df2` degrees of freedom. */
export function upperP(f: number, df1: number, df2: number): number {
  return betaI(df2 / (df2 + df1 * f), df2 / 2, df1 / 2)
}

/** P(χ² ≥ x) at `df` degrees of freedom. */
export function upperChiSquareP(x: number, df: number): number {
  return Math.max(0, 1 - gammaP(df / 2, x / 2))
}
