import { screeningMethod } from './screening-method'
import type { ScreeningSet } from './screening-set'
import { createSeparator, fitSeparator, type Separator, type Tick } from './separator'
import { addTickToOdds, bayesScores, contrastScores, createWordOdds, type WordOdds } from './word-odds'

/** Learns from ticks and ranks the records without one. Holds everything between two ticks. */
export interface TickRanker {
  set: ScreeningSet
  ticked: Uint8Array
  ticks: Tick[]
  /** Irrelevant ticks since the last relevant one. */
  irrelevantInARow: number
  separator: Separator
  titleSeparator: Separator
  odds: WordOdds
  bayes: Float64Array
  bayesTicks: number
  /** Depends on the relevant ticks alone. */
  contrast: Float64Array
  contrastRelevant: number
}

/** Bayes is counted anew after every tick up to here, then each time the ticks have grown by a fiftieth. */
const BAYES_EVERY_TICK_UNTIL = 150
const BAYES_GROWTH = 1.02

export function createTickRanker(set: ScreeningSet): TickRanker {
  return {
    set,
    ticked: new Uint8Array(set.records),
    ticks: [],
    irrelevantInARow: 0,
    separator: createSeparator(set.records, set.textSimilarity, screeningMethod.separator),
    titleSeparator: createSeparator(set.records, set.titleSimilarity, screeningMethod.titleSeparator),
    odds: createWordOdds(set.words),
    bayes: new Float64Array(set.records),
    bayesTicks: 0,
    contrast: new Float64Array(set.records),
    contrastRelevant: -1,
  }
}

/** Takes one tick; a record that has one already keeps the first. `currentScores` learns from it. */
export function addTick(ranker: TickRanker, tick: Tick): void {
  if (ranker.ticked[tick.row] !== 0) return
  ranker.ticked[tick.row] = 1
  ranker.ticks.push(tick)
  ranker.irrelevantInARow = tick.isRelevant ? 0 : ranker.irrelevantInARow + 1
  ranker.separator.ticks.push(tick)
  ranker.titleSeparator.ticks.push(tick)
  addTickToOdds(ranker.odds, tick)
}

/** What is read next: the blend of both models, or after a long run of irrelevant records one of the others in turn. */
function currentScores(ranker: TickRanker): Float64Array {
  const { relevant, irrelevant } = ranker.odds.ticks
  if (relevant === 0) return contrastOf(ranker)
  if (ranker.irrelevantInARow >= screeningMethod.switching.afterIrrelevant && irrelevant > 0) {
    const turn = ranker.ticks.length % 4
    if (turn === 1) {
      fitSeparator(ranker.titleSeparator)
      return ranker.titleSeparator.scores
    }
    if (turn === 3) return contrastOf(ranker)
  }
  return blendedScores(ranker)
}

/** The likeness to the relevant records alone, counted anew when one was added. */
export function contrastOf(ranker: TickRanker): Float64Array {
  const { relevant } = ranker.odds.ticks
  if (ranker.contrastRelevant !== relevant) {
    ranker.contrast = contrastScores(ranker.odds, screeningMethod.contrast)
    ranker.contrastRelevant = relevant
  }
  return ranker.contrast
}

/** The separator and Bayes, each standardised over the records without a tick. */
export function blendedScores(ranker: TickRanker): Float64Array {
  fitSeparator(ranker.separator)
  const ticks = ranker.ticks.length
  if (ticks <= BAYES_EVERY_TICK_UNTIL || ticks >= ranker.bayesTicks * BAYES_GROWTH) {
    ranker.bayes = bayesScores(ranker.odds, screeningMethod.bayes)
    ranker.bayesTicks = ticks
  }
  const separator = standardise(ranker.separator.scores, ranker.ticked)
  const bayes = standardise(ranker.bayes, ranker.ticked)
  const { blend } = screeningMethod
  return ranker.separator.scores.map(
    (score, row) =>
      (blend.separator * (score - separator.mean)) / separator.deviation +
      (blend.bayes * ((ranker.bayes[row] ?? 0) - bayes.mean)) / bayes.deviation,
  )
}

function standardise(scores: Float64Array, ticked: Uint8Array): { mean: number; deviation: number } {
  let count = 0
  let sum = 0
  let squares = 0
  for (let row = 0; row < scores.length; row++) {
    if (ticked[row] !== 0) continue
    const score = scores[row] ?? 0
    count += 1
    sum += score
    squares += score * score
  }
  const mean = count === 0 ? 0 : sum / count
  const variance = count === 0 ? 0 : squares / count - mean * mean
  return { mean, deviation: variance > 1e-12 ? Math.sqrt(variance) : 1 }
}

/** The record without a tick that should be read next, or null when all are ticked. Ties go to the first record. */
export function nextRecord(ranker: TickRanker): number | null {
  const scores = currentScores(ranker)
  let best: number | null = null
  for (let row = 0; row < scores.length; row++) {
    if (ranker.ticked[row] !== 0) continue
    if (best === null || (scores[row] ?? 0) > (scores[best] ?? 0)) best = row
  }
  return best
}
