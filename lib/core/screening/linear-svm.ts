import type { SimilarityRow } from './similarity'

/** A decision on one record. */
export interface Tick {
  row: number
  isRelevant: boolean
}

export interface SvmParameters {
  cost: number
  relevantRatio: number
  bias: number
}

/** A linear support vector machine that learns tick by tick. */
export interface LinearSvm {
  /** How far each record lies on the relevant side; changes in place with `fit`. */
  scores: Float64Array
  ticks: Tick[]
  /** The dual weight of each record's tick, 0 where there is none. */
  weights: Float64Array
  shape: SvmParameters
  similarity: SimilarityRow
}

/** A dual step smaller than this changes no rank worth having. */
const STEP_MIN = 1e-3
const SWEEPS_MAX = 10

export function createLinearSvm(records: number, similarity: SimilarityRow, shape: SvmParameters): LinearSvm {
  return {
    scores: new Float64Array(records),
    ticks: [],
    weights: new Float64Array(records),
    shape,
    similarity,
  }
}

/**
 * Takes all ticks given so far into account, starting from the last solution. Dual coordinate descent, newest tick first
 * (Hsieh et al. 2008, doi:10.1145/1390156.1390208). Without ticks of both kinds the scores stay as they are.
 */
export function fitLinearSvm(svm: LinearSvm): void {
  const { ticks, shape, scores, weights } = svm
  const relevant = ticks.reduce((count, tick) => count + (tick.isRelevant ? 1 : 0), 0)
  const irrelevant = ticks.length - relevant
  if (relevant === 0 || irrelevant === 0) return
  const slack = {
    relevant: 1 / (2 * shape.cost * shape.relevantRatio * (irrelevant / relevant)),
    irrelevant: 1 / (2 * shape.cost),
  }
  for (let sweep = 0; sweep < SWEEPS_MAX; sweep++) {
    let largest = 0
    for (let at = ticks.length - 1; at >= 0; at--) {
      const tick = ticks[at]
      if (!tick) continue
      const side = tick.isRelevant ? 1 : -1
      const own = tick.isRelevant ? slack.relevant : slack.irrelevant
      const weight = weights[tick.row] ?? 0
      const gradient = side * (scores[tick.row] ?? 0) - 1 + own * weight
      const step = Math.max(-weight, -gradient / (1 + shape.bias + own))
      if (Math.abs(step) < STEP_MIN) continue
      largest = Math.max(largest, Math.abs(step))
      weights[tick.row] = weight + step
      addRow(scores, svm.similarity(tick.row), side * step, shape.bias)
    }
    if (largest === 0) return
  }
}

function addRow(scores: Float64Array, row: Float32Array, factor: number, bias: number): void {
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) + factor * ((row[at] ?? 0) + bias)
}
