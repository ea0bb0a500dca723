import { createLinearSvm, fitLinearSvm, type LinearSvm, type Tick } from './linear-svm'
import { screeningMethod } from './screening-method'
import type { ScreeningSet } from './screening-set'
import { addTickToOdds, contrastScores, createWordOdds, type WordOdds } from './word-odds'

/** Learns from ticks and ranks the records without one. Holds everything between two ticks. */
export interface TickRanker {
  set: ScreeningSet
  ticked: Uint8Array
  ticks: Tick[]
  /** Irrelevant ticks since the last relevant one. */
  irrelevantInARow: number
  /** On words and pairs by stem, and as written. */
  svm: LinearSvm
  writtenSvm: LinearSvm
  /** Of words by stem, and as written. */
  odds: WordOdds
  writtenOdds: WordOdds
  /** The contrasts depend on the relevant ticks alone; `relevant` is how many they have seen. */
  contrasts: { written: Float64Array; stems: Float64Array; relevant: number }
}

export function createTickRanker(set: ScreeningSet): TickRanker {
  const nothing = () => new Float64Array(set.records)
  return {
    set,
    ticked: new Uint8Array(set.records),
    ticks: [],
    irrelevantInARow: 0,
    svm: createLinearSvm(set.records, set.textSimilarity, screeningMethod.svm),
    writtenSvm: createLinearSvm(set.records, set.writtenSimilarity, screeningMethod.svm),
    odds: createWordOdds(set.stemWords),
    writtenOdds: createWordOdds(set.writtenWords),
    contrasts: { written: nothing(), stems: nothing(), relevant: 0 },
  }
}

/** Takes one tick; a record that has one already keeps the first. */
export function addTick(ranker: TickRanker, tick: Tick): void {
  if (ranker.ticked[tick.row] !== 0) return
  ranker.ticked[tick.row] = 1
  ranker.ticks.push(tick)
  ranker.irrelevantInARow = tick.isRelevant ? 0 : ranker.irrelevantInARow + 1
  for (const svm of [ranker.svm, ranker.writtenSvm]) svm.ticks.push(tick)
  for (const odds of [ranker.odds, ranker.writtenOdds]) addTickToOdds(odds, tick)
}

/** The records' scores by all ticks so far, higher is likelier; all zero without a relevant tick. */
export function scoresByTicks(ranker: TickRanker): Float64Array {
  const { relevant, irrelevant } = ranker.odds.ticks
  if (relevant === 0) return new Float64Array(ranker.set.records)
  if (irrelevant === 0) return contrastsOf(ranker).stems
  const { svm, writtenSvm, ticked } = ranker
  fitLinearSvm(svm)
  fitLinearSvm(writtenSvm)
  const scores = new Float64Array(ranker.set.records)
  for (const part of [writtenSvm.scores, svm.scores, contrastsOf(ranker).stems])
    addStandardised(scores, part, ticked)
  return scores
}

/**
 * The record without a tick that should be read next by all ticks so far, or null when all are ticked. Ties go to the first
 * record.
 */
export function nextRecord(ranker: TickRanker): number | null {
  const scores = scoresInTurn(ranker)
  let best: number | null = null
  for (let row = 0; row < scores.length; row++) {
    if (ranker.ticked[row] !== 0) continue
    if (best === null || (scores[row] ?? 0) > (scores[best] ?? 0)) best = row
  }
  return best
}

function hasRunDry({ irrelevantInARow, odds }: TickRanker): boolean {
  return irrelevantInARow >= screeningMethod.switching.afterIrrelevant && odds.ticks.relevant > 0
}

/** After a long run of irrelevant records every second one is the contrast's. */
const isOfContrast = (ticks: number): boolean => ticks % 2 === 1

function scoresInTurn(ranker: TickRanker): Float64Array {
  return hasRunDry(ranker) && isOfContrast(ranker.ticks.length)
    ? contrastsOf(ranker).written
    : scoresByTicks(ranker)
}

/**
 * All records without a tick in the order in which they should be read, by the scores given; after a long run of irrelevant
 * records every second one is the contrast's, as in `nextRecord`. The order of ties is the order of the records.
 */
export function rowsInReadingOrder(ranker: TickRanker, scores: Float64Array): number[] {
  const lead = rowsByScore(ranker, scores)
  if (!hasRunDry(ranker)) return lead
  const leading = lead.values()
  const contrasting = rowsByScore(ranker, contrastsOf(ranker).written).values()
  const order = new Set<number>()
  for (let at = ranker.ticks.length; order.size < lead.length; at++)
    addNextNew(order, isOfContrast(at) ? contrasting : leading)
  return [...order]
}

function addNextNew(order: Set<number>, rows: Iterator<number>): void {
  for (let step = rows.next(); !step.done; step = rows.next()) {
    if (order.has(step.value)) continue
    order.add(step.value)
    return
  }
}

function rowsByScore(ranker: TickRanker, scores: Float64Array): number[] {
  return [...scores.keys()]
    .filter((row) => ranker.ticked[row] === 0)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
}

/** The likeness to the relevant records alone, counted anew when one was added. */
function contrastsOf(ranker: TickRanker): TickRanker['contrasts'] {
  const { relevant } = ranker.odds.ticks
  if (ranker.contrasts.relevant !== relevant) {
    ranker.contrasts = {
      written: contrastScores(ranker.writtenOdds, screeningMethod.contrast),
      stems: contrastScores(ranker.odds, screeningMethod.contrast),
      relevant,
    }
  }
  return ranker.contrasts
}

/** Adds scores after giving them mean 0 and deviation 1 over the records without a tick. */
function addStandardised(sums: Float64Array, scores: Float64Array, ticked: Uint8Array): void {
  const { mean, deviation } = spreadOf(scores, ticked)
  for (let row = 0; row < sums.length; row++)
    sums[row] = (sums[row] ?? 0) + ((scores[row] ?? 0) - mean) / deviation
}

function spreadOf(scores: Float64Array, ticked: Uint8Array): { mean: number; deviation: number } {
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
