/** A linear model over named features that tells labels apart. */
export interface LinearLabels {
  readonly labels: readonly string[]
  /** For each label, what is added and what each feature counts, in the order of the features. */
  readonly weights: readonly { readonly bias: number; readonly features: readonly number[] }[]
}

/** How likely each label is by the model, 0–1 and together 1, in the order of its labels. */
export function labelShares({ weights }: LinearLabels, values: readonly number[]): readonly number[] {
  const scores = weights.map(({ bias, features }) =>
    features.reduce((sum, weight, at) => sum + weight * (values[at] ?? 0), bias),
  )
  const top = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - top))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}
