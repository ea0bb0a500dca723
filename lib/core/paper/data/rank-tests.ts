import { median } from 'd3-array'
import type { DataTest } from '@/lib/contracts/paper-data'
import { twoSidedP, upperChiSquareP } from '@/lib/core/proposal/figures/distributions'
import { type GroupValues, grouped, type NumberValues, pairedRows } from './two-column-tests'

/** Below this and without ties the distribution is counted whole, above it approached by the normal one, as R does it. */
const EXACT_MAX = 50
const ROWS_MIN = 3

interface Ranked {
  readonly ranks: readonly number[]
  /** Σ(t³ − t) over the ties. */
  readonly ties: number
}

/** Ranks from 1; equal values share the mean of theirs. */
export function midranks(values: readonly number[]): Ranked {
  const order = values.map((_, at) => at).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  const ranks = new Array<number>(values.length).fill(0)
  let ties = 0
  for (let from = 0; from < order.length; ) {
    let to = from
    while (to + 1 < order.length && values[order[to + 1] ?? 0] === values[order[from] ?? 0]) to += 1
    const size = to - from + 1
    ties += size ** 3 - size
    for (let at = from; at <= to; at += 1) ranks[order[at] ?? 0] = (from + to) / 2 + 1
    from = to + 1
  }
  return { ranks, ties }
}

const normalP = (z: number): number => upperChiSquareP(z * z, 1)
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
const clamp01 = (value: number): number => Math.min(1, Math.max(0, value))

/**
 * Mann and Whitney's U of two groups (1947, doi:10.1214/aoms/1177730491), Kruskal and Wallis' H of more (1952, doi:10.2307/2280779); null where a group has fewer than two
 * values or nothing varies.
 */
export function groupRankTest(x: GroupValues, y: NumberValues): DataTest | null {
  const groups = grouped(x, y)
  if (groups.length < 2 || groups.some(([, values]) => values.length < 2)) return null
  return groups.length === 2 ? mannWhitney(x.name, y.name, groups) : kruskal(x.name, y.name, groups)
}

type Groups = readonly (readonly [string, readonly number[]])[]

function mannWhitney(x: string, y: string, groups: Groups): DataTest | null {
  const [[a, one] = ['', []], [b, other] = ['', []]] = groups
  const [n, m] = [one.length, other.length]
  const { ranks, ties } = midranks([...one, ...other])
  const all = n + m
  const u = sumOf(ranks.slice(0, n)) - (n * (n + 1)) / 2
  const isExact = ties === 0 && Math.max(n, m) < EXACT_MAX
  const spread = Math.sqrt(((n * m) / 12) * (all + 1 - ties / (all * (all - 1))))
  if (!isExact && spread === 0) return null
  const off = u - (n * m) / 2
  // With the correction for continuity.
  const z = (off - Math.sign(off) * 0.5) / spread
  return {
    by: 'mann-whitney',
    x,
    y,
    n: all,
    groups: [
      { value: a, n, median: median(one) ?? 0 },
      { value: b, n: m, median: median(other) ?? 0 },
    ],
    u,
    effect: Math.min(1, Math.max(-1, (2 * u) / (n * m) - 1)),
    exact: isExact,
    p: isExact ? clamp01(2 * shareUpTo(rankSumCounts(n, m), Math.min(u, n * m - u))) : clamp01(normalP(z)),
  }
}

/** How many orders of n and m values give each U: the coefficients of the Gaussian binomial, Π (1 − q^(m+i)) / (1 − q^i). */
function rankSumCounts(n: number, m: number): readonly number[] {
  const counts = new Array<number>(n * m + 1).fill(0)
  counts[0] = 1
  for (let i = 1; i <= n; i += 1) {
    for (let at = n * m; at >= m + i; at -= 1) counts[at] = (counts[at] ?? 0) - (counts[at - m - i] ?? 0)
    for (let at = i; at <= n * m; at += 1) counts[at] = (counts[at] ?? 0) + (counts[at - i] ?? 0)
  }
  return counts
}

function shareUpTo(counts: readonly number[], value: number): number {
  return sumOf(counts.slice(0, Math.floor(value) + 1)) / sumOf(counts)
}

function kruskal(x: string, y: string, groups: Groups): DataTest | null {
  const values = groups.flatMap(([, own]) => own)
  const n = values.length
  const { ranks, ties } = midranks(values)
  const correction = 1 - ties / (n ** 3 - n)
  if (correction <= 0) return null
  let from = 0
  const parts = groups.map(([, own]) => {
    const sum = sumOf(ranks.slice(from, from + own.length))
    from += own.length
    return sum ** 2 / own.length
  })
  const h = Math.max(0, ((12 / (n * (n + 1))) * sumOf(parts) - 3 * (n + 1)) / correction)
  const df = groups.length - 1
  return {
    by: 'kruskal-wallis',
    x,
    y,
    n,
    groups: groups.map(([value, own]) => ({ value, n: own.length, median: median(own) ?? 0 })),
    h,
    df,
    epsilon2: clamp01(h / (n - 1)),
    p: clamp01(upperChiSquareP(h, df)),
  }
}

/** Wilcoxon's signed ranks of two columns of the same rows (1945, doi:10.2307/3001968); rows without a difference are left out. */
export function signedRankTest(x: NumberValues, y: NumberValues): DataTest | null {
  const rows = pairedRows(x, y)
  const differences = rows.map(([one, other]) => one - other).filter((value) => value !== 0)
  const n = differences.length
  if (n < ROWS_MIN) return null
  const { ranks, ties } = midranks(differences.map(Math.abs))
  const v = sumOf(ranks.filter((_, at) => (differences[at] ?? 0) > 0))
  const whole = (n * (n + 1)) / 2
  const isExact = ties === 0 && n === rows.length && n < EXACT_MAX
  const off = v - whole / 2
  const z = (off - Math.sign(off) * 0.5) / Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24 - ties / 48)
  return {
    by: 'wilcoxon',
    x: x.name,
    y: y.name,
    n: rows.length,
    v,
    effect: Math.min(1, Math.max(-1, (2 * v) / whole - 1)),
    exact: isExact,
    p: isExact ? clamp01(2 * shareUpTo(signedRankCounts(n), Math.min(v, whole - v))) : clamp01(normalP(z)),
  }
}

/** How many ways of signs give each sum of the ranks 1 … n. */
function signedRankCounts(n: number): readonly number[] {
  const counts = new Array<number>((n * (n + 1)) / 2 + 1).fill(0)
  counts[0] = 1
  for (let rank = 1; rank <= n; rank += 1)
    for (let at = counts.length - 1; at >= rank; at -= 1)
      counts[at] = (counts[at] ?? 0) + (counts[at - rank] ?? 0)
  return counts
}

/** Student's t test of the differences of two columns of the same rows; `d` is that of the differences. Null where they do not vary. */
export function pairedTest(x: NumberValues, y: NumberValues): DataTest | null {
  const differences = pairedRows(x, y).map(([one, other]) => one - other)
  const n = differences.length
  if (n < ROWS_MIN) return null
  const mean = sumOf(differences) / n
  const variance = sumOf(differences.map((value) => (value - mean) ** 2)) / (n - 1)
  if (variance === 0) return null
  const d = mean / Math.sqrt(variance)
  const [t, df] = [d * Math.sqrt(n), n - 1]
  return { by: 'paired', x: x.name, y: y.name, n, mean, t, df, d, p: twoSidedP(t, df) }
}

/** Spearman's rank correlation (1904, doi:10.2307/1412159) with its approach by t; null where a column does not vary. */
export function spearmanTest(x: NumberValues, y: NumberValues): DataTest | null {
  const rows = pairedRows(x, y)
  const n = rows.length
  if (n < ROWS_MIN) return null
  const [one, other] = [midranks(rows.map(([value]) => value)), midranks(rows.map(([, value]) => value))]
  const middle = (n + 1) / 2
  const shared = sumOf(one.ranks.map((rank, at) => (rank - middle) * ((other.ranks[at] ?? 0) - middle)))
  const spread = Math.sqrt(((n ** 3 - n - one.ties) / 12) * ((n ** 3 - n - other.ties) / 12))
  if (spread === 0) return null
  const rho = Math.min(1, Math.max(-1, shared / spread))
  const df = n - 2
  if (1 - rho * rho < Number.EPSILON) return null
  const t = rho * Math.sqrt(df / (1 - rho * rho))
  return { by: 'spearman', x: x.name, y: y.name, n, rho, t, df, p: twoSidedP(t, df) }
}
