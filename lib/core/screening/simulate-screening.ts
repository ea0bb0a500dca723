import type { ScreeningSet } from './screening-set'
import { applyStoppingRule } from './stopping-rule'
import { addTick, createTickRanker, nextRecord } from './tick-ranker'

/** One simulated screening: where the relevant records were found, in records read after the two priors. */
export interface ScreeningRun {
  seed: number
  /** Reading positions from 1, ascending, of the relevant records other than the prior. */
  found: number[]
  /** Relevant and all records without the priors. */
  relevant: number
  records: number
}

/** Mulberry32: a small well-mixed generator, the same numbers for a seed on every machine; each in [0, 1). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Reads the records as a person would who follows the ranking: one random relevant and one random irrelevant record
 * first, then always the highest, learning after every one, until the last relevant record is found.
 * Null when there is not at least two relevant and one irrelevant record.
 */
export function simulateScreening(
  set: ScreeningSet,
  labels: ReadonlyArray<boolean>,
  seed: number,
): ScreeningRun | null {
  const random = seededRandom(seed)
  const relevantRows = rowsWith(labels, true)
  const irrelevantRows = rowsWith(labels, false)
  const priors = [pick(relevantRows, random), pick(irrelevantRows, random)]
  if (relevantRows.length < 2 || irrelevantRows.length === 0) return null
  const ranker = createTickRanker(set)
  for (const row of priors) if (row !== undefined) addTick(ranker, { row, isRelevant: labels[row] === true })
  const relevant = relevantRows.length - 1
  const found: number[] = []
  for (let read = 1; found.length < relevant; read++) {
    const row = nextRecord(ranker)
    if (row === null) break
    const isRelevant = labels[row] === true
    if (isRelevant) found.push(read)
    addTick(ranker, { row, isRelevant })
  }
  return { seed, found, relevant, records: labels.length - 2 }
}

function rowsWith(labels: ReadonlyArray<boolean>, wanted: boolean): number[] {
  return labels.flatMap((label, row) => (label === wanted ? [row] : []))
}

function pick(rows: readonly number[], random: () => number): number | undefined {
  return rows[Math.floor(random() * rows.length)]
}

/** Records read when the share of relevant records is reached. */
export function readToReach(run: ScreeningRun, recall01: number): number {
  return run.found[Math.ceil(recall01 * run.relevant) - 1] ?? run.records
}

/** Work saved over sampling at 95 % recall. Cohen et al. 2006, doi:10.1197/jamia.M1929. */
export function workSaved95(run: ScreeningRun): number {
  return 0.95 - readToReach(run, 0.95) / run.records
}

/** Share of the relevant records found after a tenth of all was read. */
export function foundAtTenth(run: ScreeningRun): number {
  return run.found.filter((read) => read <= 0.1 * run.records).length / run.relevant
}

/** Mean reading position of the relevant records, as a share of all. Ferdinands et al. 2023, doi:10.1186/s13643-023-02257-7. */
export function averageTimeToDiscovery(run: ScreeningRun): number {
  return run.found.reduce((sum, read) => sum + read, 0) / run.found.length / run.records
}

/** Where a reader who obeys the stopping rule stops, and what share of the relevant records was found by then. */
export function stopOf(run: ScreeningRun, target01: number): { recall01: number; read: number } {
  let found = 0
  for (let read = 1; read <= run.records; read++) {
    while (found < run.found.length && (run.found[found] ?? 0) <= read) found += 1
    const sign = applyStoppingRule(
      { found: run.found.slice(0, found), foundBefore: 1, read, records: run.records },
      target01,
    )
    if (sign.isReached) return { recall01: found / run.relevant, read }
  }
  return { recall01: 1, read: run.records }
}
