import type { Tick } from './linear-svm'
import type { ScreeningSet } from './screening-set'
import { addTick, createTickRanker, rowsInReadingOrder, scoresByTicks, type TickRanker } from './tick-ranker'

/** Why a record stands where it stands: words with their pull (positive towards relevant), and the tick that moved it most. */
interface TickReason {
  words: Array<{ word: string; pull: number }>
  decision: { row: number; isRelevant: boolean; similarity01: number } | null
}

export interface TickRanking {
  /** Rows without a tick, most likely relevant first; after a long run of irrelevant ones every second comes from another model. */
  order: number[]
  /** One score for each row, higher is likelier; only which is higher means something. */
  scores: Float64Array
  reasonOf: (row: number) => TickReason
  ranker: TickRanker
}

const WORDS_IN_REASON_MAX = 5

/**
 * The records without a tick in the order in which they should be read. Later ticks for a row replace earlier ones; with no
 * relevant tick the input order stays. Pass the previous ranking when ticks were only added: learning then continues
 * from it. The order of ties is the order of the records. Never throws.
 */
export function rankByTicks(set: ScreeningSet, ticks: readonly Tick[], previous?: TickRanking): TickRanking {
  const last = new Map(ticks.map((tick) => [tick.row, tick.isRelevant]))
  const ranker = previous && continues(previous.ranker, set, last) ? previous.ranker : createTickRanker(set)
  for (const [row, isRelevant] of last) {
    if (row >= 0 && row < set.records) addTick(ranker, { row, isRelevant })
  }
  const scores = scoresByTicks(ranker)
  return {
    order: rowsInReadingOrder(ranker, scores),
    scores,
    reasonOf: (row) => explainRow(ranker, row),
    ranker,
  }
}

/** A ranker may go on only if every tick it has learnt still stands. */
function continues(ranker: TickRanker, set: ScreeningSet, ticks: ReadonlyMap<number, boolean>): boolean {
  return ranker.set === set && ranker.ticks.every((tick) => ticks.get(tick.row) === tick.isRelevant)
}

function explainRow(ranker: TickRanker, row: number): TickReason {
  return { words: tellingWords(ranker, row), decision: decisionFor(ranker, row) }
}

function tellingWords(ranker: TickRanker, row: number): TickReason['words'] {
  const { start, feature, value, nameOf } = ranker.set.text
  const own = new Map<number, number>()
  for (let at = start[row] ?? 0; at < (start[row + 1] ?? 0); at++) own.set(feature[at] ?? 0, value[at] ?? 0)
  const pulls = new Map<number, number>()
  for (const tick of ranker.ticks) {
    const weight = pullOf(ranker, tick)
    if (weight === 0) continue
    for (let at = start[tick.row] ?? 0; at < (start[tick.row + 1] ?? 0); at++) {
      const column = feature[at] ?? 0
      const share = own.get(column)
      if (share !== undefined) pulls.set(column, (pulls.get(column) ?? 0) + weight * share * (value[at] ?? 0))
    }
  }
  return [...pulls]
    .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]) || a[0] - b[0])
    .slice(0, WORDS_IN_REASON_MAX)
    .map(([column, pull]) => ({ word: nameOf(column), pull }))
}

function decisionFor(ranker: TickRanker, row: number): TickReason['decision'] {
  const similar = ranker.set.textSimilarity(row)
  let found: TickReason['decision'] = null
  let strongest = 0
  for (const tick of ranker.ticks) {
    const similarity01 = Math.min(1, similar[tick.row] ?? 0)
    const strength = Math.abs(pullOf(ranker, tick)) * similarity01
    if (strength <= strongest) continue
    strongest = strength
    found = { row: tick.row, isRelevant: tick.isRelevant, similarity01 }
  }
  return found
}

/** The weight the linear SVM gives a tick; before there are ticks of both kinds each relevant one counts 1. */
function pullOf(ranker: TickRanker, tick: Tick): number {
  if (ranker.odds.ticks.irrelevant === 0) return tick.isRelevant ? 1 : 0
  return (ranker.svm.weights[tick.row] ?? 0) * (tick.isRelevant ? 1 : -1)
}
