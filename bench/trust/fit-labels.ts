import type { LinearLabels } from '@/lib/core/ledger/linear-labels'
import { mean } from './bar-row'

export interface LabelledRow {
  /** Rows of one kind and label weigh together as much as those of any other. */
  readonly kind: string
  readonly label: string
  readonly values: readonly number[]
}

export interface FitOptions {
  /** L2 penalty on standardised features, in shares of the mean loss. */
  readonly penalty: number
  /** Whether labels that are rare weigh as much as common ones. */
  readonly isBalanced: boolean
}

const ROUNDS = 1_500
const RATE = 0.5

/** Multinomial logistic regression by gradient descent. Deterministic. */
export function fitLabels(rows: readonly LabelledRow[], { penalty, isBalanced }: FitOptions): LinearLabels {
  const labels = [...new Set(rows.map(({ label }) => label))].sort()
  const means = (rows[0]?.values ?? []).map((_, at) => mean(rows.map(({ values }) => values[at] ?? 0)))
  const scales = (rows[0]?.values ?? []).map((_, at) =>
    Math.max(Math.sqrt(mean(rows.map(({ values }) => ((values[at] ?? 0) - (means[at] ?? 0)) ** 2))), 1e-6),
  )
  const inputs = rows.map(({ values }) => [
    1,
    ...values.map((value, at) => (value - (means[at] ?? 0)) / (scales[at] ?? 1)),
  ])
  const shares = isBalanced ? weightsOf(rows) : rows.map(() => 1 / rows.length)
  const weights = labels.map(() => inputs[0]?.map(() => 0) ?? [])
  for (let round = 0; round < ROUNDS; round += 1) step(weights, { inputs, rows, labels, shares, penalty })
  return {
    labels,
    weights: weights.map(([bias = 0, ...own]) => {
      const raw = own.map((weight, at) => weight / (scales[at] ?? 1))
      const shift = raw.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0)
      return { bias: round4(bias - shift), features: raw.map(round4) }
    }),
  }
}

interface Problem {
  readonly inputs: readonly (readonly number[])[]
  readonly rows: readonly LabelledRow[]
  readonly labels: readonly string[]
  readonly shares: readonly number[]
  readonly penalty: number
}

function step(weights: number[][], { inputs, rows, labels, shares, penalty }: Problem): void {
  const gradient = weights.map((own) => own.map((weight, at) => (at === 0 ? 0 : penalty * weight)))
  inputs.forEach((input, row) => {
    const scores = weights.map((own) => own.reduce((sum, weight, at) => sum + weight * (input[at] ?? 0), 0))
    const top = Math.max(...scores)
    const powers = scores.map((score) => Math.exp(score - top))
    const total = powers.reduce((sum, power) => sum + power, 0)
    labels.forEach((label, at) => {
      const miss = ((powers[at] ?? 0) / total - (rows[row]?.label === label ? 1 : 0)) * (shares[row] ?? 0)
      const own = gradient[at] ?? []
      input.forEach((value, place) => {
        own[place] = (own[place] ?? 0) + miss * value
      })
    })
  })
  weights.forEach((own, at) => {
    own.forEach((weight, place) => {
      own[place] = weight - RATE * (gradient[at]?.[place] ?? 0)
    })
  })
}

function weightsOf(rows: readonly LabelledRow[]): number[] {
  const counts = new Map<string, number>()
  const key = ({ kind, label }: LabelledRow) => `${kind} ${label}`
  for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1)
  return rows.map((row) => 1 / (counts.size * (counts.get(key(row)) ?? 1)))
}

const round4 = (value: number) => Math.round(value * 10_000) / 10_000
