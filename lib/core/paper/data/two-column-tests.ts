import { deviation, mean, sum, variance } from 'd3-array'
import type { DataTest } from '@/lib/contracts/paper-data'
import { twoSidedP, upperChiSquareP, upperP } from '@/lib/core/proposal/figures/distributions'

/** A column as it is computed with: what is missing is null. */
export interface NumberValues {
  readonly name: string
  readonly values: readonly (number | null)[]
}
export interface GroupValues {
  readonly name: string
  readonly values: readonly (string | null)[]
}

/** Rows of both columns that a test needs. */
const ROWS_MIN = 3
/** Below this an expected count makes χ² inexact (Cochran 1954, doi:10.2307/3001616). */
const EXPECTED_FEW = 5

/** The rows that have both values. */
export function pairedRows(x: NumberValues, y: NumberValues): readonly (readonly [number, number])[] {
  return x.values.flatMap((one, at) => {
    const other = y.values[at]
    return one === null || other == null ? [] : [[one, other] as const]
  })
}

/** Pearson's r with its t test; null where a column does not vary or too few rows have both. */
export function pearsonTest(x: NumberValues, y: NumberValues): DataTest | null {
  const rows = pairedRows(x, y)
  const n = rows.length
  const [sx, sy] = [deviation(rows, ([one]) => one), deviation(rows, ([, other]) => other)]
  if (n < ROWS_MIN || !sx || !sy) return null
  const [mx, my] = [mean(rows, ([one]) => one) ?? 0, mean(rows, ([, other]) => other) ?? 0]
  const shared = sum(rows, ([one, other]) => (one - mx) * (other - my)) / (n - 1)
  const r = Math.min(1, Math.max(-1, shared / (sx * sy)))
  const df = n - 2
  // A perfect correlation has no finite t.
  if (1 - r * r < Number.EPSILON) return null
  const t = r * Math.sqrt(df / (1 - r * r))
  return { by: 'pearson', x: x.name, y: y.name, n, r, t, df, p: twoSidedP(t, df) }
}

/** Values of `y` by the groups of `x`, in the order of their names. */
export function grouped(x: GroupValues, y: NumberValues): readonly (readonly [string, readonly number[]])[] {
  const groups = new Map<string, number[]>()
  for (const [at, group] of x.values.entries()) {
    const value = y.values[at]
    if (group === null || value == null) continue
    const own = groups.get(group) ?? []
    own.push(value)
    groups.set(group, own)
  }
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/**
 * Welch's t test of two groups (Welch 1947, doi:10.1093/biomet/34.1-2.28), one-way analysis of variance of more; null where a group has fewer than two
 * values or nothing varies within them.
 */
export function groupTest(x: GroupValues, y: NumberValues): DataTest | null {
  const groups = grouped(x, y)
  if (groups.length < 2 || groups.some(([, values]) => values.length < 2)) return null
  return groups.length === 2 ? welch(x.name, y.name, groups) : anova(x.name, y.name, groups)
}

type Groups = readonly (readonly [string, readonly number[]])[]

function welch(x: string, y: string, groups: Groups): DataTest | null {
  const read = groups.map(([value, values]) => ({
    value,
    n: values.length,
    mean: mean(values) ?? 0,
    variance: variance(values) ?? 0,
  }))
  const [a, b] = read
  if (!a || !b || a.variance + b.variance === 0) return null
  const [va, vb] = [a.variance / a.n, b.variance / b.n]
  const t = (a.mean - b.mean) / Math.sqrt(va + vb)
  const df = (va + vb) ** 2 / (va ** 2 / (a.n - 1) + vb ** 2 / (b.n - 1))
  const pooled = Math.sqrt(((a.n - 1) * a.variance + (b.n - 1) * b.variance) / (a.n + b.n - 2))
  return {
    by: 'welch',
    x,
    y,
    n: a.n + b.n,
    groups: read.map(({ variance: own, ...group }) => ({ ...group, sd: Math.sqrt(own) })),
    t,
    df,
    d: (a.mean - b.mean) / pooled,
    p: twoSidedP(t, df),
  }
}

function anova(x: string, y: string, groups: Groups): DataTest | null {
  const all = groups.flatMap(([, values]) => values)
  const grand = mean(all) ?? 0
  const between = sum(groups, ([, values]) => values.length * ((mean(values) ?? 0) - grand) ** 2)
  const within = sum(groups, ([, values]) => (values.length - 1) * (variance(values) ?? 0))
  if (within === 0) return null
  const [df1, df2] = [groups.length - 1, all.length - groups.length]
  const f = between / df1 / (within / df2)
  const eta2 = between / (between + within)
  return { by: 'anova', x, y, n: all.length, f, df1, df2, eta2, p: upperP(f, df1, df2) }
}

/** Pearson's χ² of two columns of groups, without a correction; null where one of them does not vary. */
export function independenceTest(x: GroupValues, y: GroupValues): DataTest | null {
  const cells = new Map<string, Map<string, number>>()
  const columns = new Map<string, number>()
  let n = 0
  for (const [at, one] of x.values.entries()) {
    const other = y.values[at]
    if (one === null || other == null) continue
    n += 1
    const row = cells.get(one) ?? new Map<string, number>()
    cells.set(one, row.set(other, (row.get(other) ?? 0) + 1))
    columns.set(other, (columns.get(other) ?? 0) + 1)
  }
  const [k, l] = [cells.size, columns.size]
  if (k < 2 || l < 2) return null
  const expected = [...cells.values()].flatMap((row) => {
    const total = sum(row.values())
    return [...columns].map(([value, count]) => ({ seen: row.get(value) ?? 0, hoped: (total * count) / n }))
  })
  const chi2 = sum(expected, ({ seen, hoped }) => (seen - hoped) ** 2 / hoped)
  const df = (k - 1) * (l - 1)
  return {
    by: 'chi-square',
    x: x.name,
    y: y.name,
    n,
    chi2,
    df,
    v: Math.min(1, Math.sqrt(chi2 / (n * Math.min(k - 1, l - 1)))),
    few01: expected.filter(({ hoped }) => hoped < EXPECTED_FEW).length / expected.length,
    p: upperChiSquareP(chi2, df),
  }
}
