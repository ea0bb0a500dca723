import type { Tick } from './linear-svm'
import type { TextFeatures } from './text-features'

/** How much of each feature the relevant and all records hold. */
export interface WordOdds {
  features: TextFeatures
  relevant: Float64Array
  all: Float64Array
  ticks: { relevant: number; irrelevant: number }
}

export function createWordOdds(features: TextFeatures): WordOdds {
  const { start, feature, value, width, records } = features
  const all = new Float64Array(width)
  for (let row = 0; row < records; row++) {
    for (let at = start[row] ?? 0; at < (start[row + 1] ?? 0); at++) {
      const column = feature[at] ?? 0
      all[column] = (all[column] ?? 0) + (value[at] ?? 0)
    }
  }
  return {
    features,
    relevant: new Float64Array(width),
    all,
    ticks: { relevant: 0, irrelevant: 0 },
  }
}

export function addTickToOdds(odds: WordOdds, { row, isRelevant }: Tick): void {
  odds.ticks[isRelevant ? 'relevant' : 'irrelevant'] += 1
  if (!isRelevant) return
  const { start, feature, value } = odds.features
  for (let at = start[row] ?? 0; at < (start[row + 1] ?? 0); at++) {
    const column = feature[at] ?? 0
    odds.relevant[column] = (odds.relevant[column] ?? 0) + (value[at] ?? 0)
  }
}

const ODDS_FLOOR = 1e-6

/** Log odds of the relevant records against all records, the former smoothed towards the latter. */
export function contrastScores(odds: WordOdds, shape: { smoothing: number }): Float64Array {
  const totalAll = sum(odds.all) || 1
  const total = sum(odds.relevant) + shape.smoothing
  const weights = odds.all.map((amount, column) => {
    const background = amount / totalAll
    const own = ((odds.relevant[column] ?? 0) + shape.smoothing * background) / total
    return Math.log((own + ODDS_FLOOR) / (background + ODDS_FLOOR))
  })
  return weighedSums(odds.features, weights)
}

function weighedSums(features: TextFeatures, weights: Float64Array): Float64Array {
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
