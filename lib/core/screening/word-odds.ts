import type { Tick } from './separator'
import type { TextFeatures } from './text-features'

/** How much of each feature the relevant, the irrelevant and all records hold. */
export interface WordOdds {
  features: TextFeatures
  relevant: Float64Array
  irrelevant: Float64Array
  all: Float64Array
  ticks: { relevant: number; irrelevant: number }
}

export function createWordOdds(features: TextFeatures): WordOdds {
  const all = new Float64Array(features.width)
  features.feature.forEach((feature, at) => {
    all[feature] = (all[feature] ?? 0) + (features.value[at] ?? 0)
  })
  return {
    features,
    relevant: new Float64Array(features.width),
    irrelevant: new Float64Array(features.width),
    all,
    ticks: { relevant: 0, irrelevant: 0 },
  }
}

export function addTickToOdds(odds: WordOdds, { row, isRelevant }: Tick): void {
  const { start, feature, value } = odds.features
  const side = isRelevant ? 'relevant' : 'irrelevant'
  odds.ticks[side] += 1
  const sums = odds[side]
  for (let at = start[row] ?? 0; at < (start[row + 1] ?? 0); at++) {
    const column = feature[at] ?? 0
    sums[column] = (sums[column] ?? 0) + (value[at] ?? 0)
  }
}

/** Multinomial naive Bayes: log odds of relevant against irrelevant, without the prior, which is the same for all. */
export function bayesScores(
  odds: WordOdds,
  shape: { smoothing: number; relevantRatio: number },
): Float64Array {
  const { relevant, irrelevant } = odds.ticks
  const weight = relevant === 0 ? 1 : (shape.relevantRatio * Math.max(1, irrelevant)) / relevant
  const width = odds.features.width
  const totals = {
    relevant: Math.log(weight * sum(odds.relevant) + shape.smoothing * width),
    irrelevant: Math.log(sum(odds.irrelevant) + shape.smoothing * width),
  }
  return scoreBy(odds.features, (column) => {
    const yes = Math.log(weight * (odds.relevant[column] ?? 0) + shape.smoothing) - totals.relevant
    const no = Math.log((odds.irrelevant[column] ?? 0) + shape.smoothing) - totals.irrelevant
    return yes - no
  })
}

const ODDS_FLOOR = 1e-6

/** Log odds of the relevant records against all records, the former smoothed towards the latter. */
export function contrastScores(odds: WordOdds, shape: { smoothing: number }): Float64Array {
  const totalAll = sum(odds.all) || 1
  const total = sum(odds.relevant) + shape.smoothing
  return scoreBy(odds.features, (column) => {
    const background = (odds.all[column] ?? 0) / totalAll
    const own = ((odds.relevant[column] ?? 0) + shape.smoothing * background) / total
    return Math.log((own + ODDS_FLOOR) / (background + ODDS_FLOOR))
  })
}

function scoreBy(features: TextFeatures, weightOf: (column: number) => number): Float64Array {
  const weights = new Float64Array(features.width)
  for (let column = 0; column < weights.length; column++) weights[column] = weightOf(column)
  const { start, feature, value } = features
  const scores = new Float64Array(features.records)
  for (let row = 0; row < scores.length; row++) {
    let score = 0
    const end = start[row + 1] ?? 0
    for (let at = start[row] ?? 0; at < end; at++)
      score += (weights[feature[at] ?? 0] ?? 0) * (value[at] ?? 0)
    scores[row] = score
  }
  return scores
}

const sum = (values: Float64Array): number => values.reduce((total, value) => total + value, 0)
