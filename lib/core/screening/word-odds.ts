import type { Tick } from './linear-svm'
import type { TextFeatures } from './text-features'

/** How much of each feature the relevant, the irrelevant and all records hold. */
export interface WordOdds {
  features: TextFeatures
  relevant: Float64Array
  irrelevant: Float64Array
  all: Float64Array
  /** What each record holds of all features together. */
  amount: Float64Array
  /** Features of the ticked records; all others weigh the same on both sides. */
  touched: number[]
  isTouched: Uint8Array
  ticks: { relevant: number; irrelevant: number }
}

export function createWordOdds(features: TextFeatures): WordOdds {
  const { start, feature, value, width, records } = features
  const all = new Float64Array(width)
  const amount = new Float64Array(records)
  for (let row = 0; row < records; row++) {
    for (let at = start[row] ?? 0; at < (start[row + 1] ?? 0); at++) {
      const column = feature[at] ?? 0
      all[column] = (all[column] ?? 0) + (value[at] ?? 0)
      amount[row] = (amount[row] ?? 0) + (value[at] ?? 0)
    }
  }
  return {
    features,
    relevant: new Float64Array(width),
    irrelevant: new Float64Array(width),
    all,
    amount,
    touched: [],
    isTouched: new Uint8Array(width),
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
    if (odds.isTouched[column] === 1) continue
    odds.isTouched[column] = 1
    odds.touched.push(column)
  }
}

/**
 * Multinomial naive Bayes: log odds of relevant against irrelevant, without the prior, which is the same for all. The ticks
 * weigh one each in the mean; the relevant ones together weigh `relevantRatio` times the irrelevant ones.
 */
export function bayesScores(
  odds: WordOdds,
  shape: { smoothing: number; relevantRatio: number },
): Float64Array {
  const { relevant, irrelevant } = odds.ticks
  const { vocabulary, width, records } = odds.features
  const { smoothing } = shape
  const each = (relevant + irrelevant) / (1 + shape.relevantRatio)
  const yesEach = (shape.relevantRatio * each) / Math.max(1, relevant)
  const noEach = each / Math.max(1, irrelevant)
  const weights = new Float64Array(width)
  for (const column of odds.touched) {
    const yes = yesEach * (odds.relevant[column] ?? 0) + smoothing
    const no = noEach * (odds.irrelevant[column] ?? 0) + smoothing
    weights[column] = Math.log(yes / no)
  }
  const scores = weighedSums(odds.features, weights)
  const lengthPull = Math.log(
    (yesEach * sum(odds.relevant) + smoothing * vocabulary) /
      (noEach * sum(odds.irrelevant) + smoothing * vocabulary),
  )
  for (let row = 0; row < records; row++)
    scores[row] = (scores[row] ?? 0) - lengthPull * (odds.amount[row] ?? 0)
  return scores
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
