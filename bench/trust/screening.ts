import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readRecords } from '@/lib/cli/read-records'
import { rankByTicks, type TickRanking } from '@/lib/core/screening/rank-by-ticks'
import { prepareScreening } from '@/lib/core/screening/screening-set'
import {
  averageTimeToDiscovery,
  readToReach,
  type ScreeningRun,
  simulateScreening,
  stopOf,
  workSaved95,
} from '@/lib/core/screening/simulate-screening'
import { syntheticRuns } from './relevance-process'
import type { TrustRow } from './row'
import { inHalves, onReport, setsOf } from './set-files'

/** The published runs have 15 seeds; CARREL_BENCH_SEEDS lowers them where time is short, and the row says so. */
const SEEDS_DEFAULT = 15
const seeds = Number(process.env.CARREL_BENCH_SEEDS ?? SEEDS_DEFAULT)
const published = { ferdinands_ace: 0.829, ferdinands_nudging: 0.717, ferdinands_wilson: 0.84 } as const
const MEAN_GAIN_MIN = 0.02
const LOSS_MAX = 0.03
const TARGET_RECALL = 0.95
const READ_FACTOR_MAX = 2
const RERANK_MS_MAX = 150

const Review = z.looseObject({ key: z.string(), file: z.string() })
const References = z.looseObject({
  our_reference_runs: z.looseObject({
    screening: z.record(
      z.string(),
      z.looseObject({ svm_u4: z.looseObject({ wss95: z.number(), atd: z.number() }).optional() }),
    ),
  }),
})

interface ReviewRuns {
  name: string
  wss95: number
  atd: number
  reference: { wss95: number; atd: number } | null
  runs: ScreeningRun[]
}

/** Simulated screening of every review that the manifests name: work saved, stopping rule, and the time of one re-rank. */
export async function rows(...dataFolders: readonly string[]): Promise<TrustRow[]> {
  const reviews: ReviewRuns[] = []
  let rerank: TrustRow | null = null
  let largest = 0
  for (const { folder, key: name, file } of setsOf(dataFolders, 'screening', Review)) {
    const references = References.parse(
      JSON.parse(readFileSync(join(folder, 'reference_results.json'), 'utf8')),
    )
    const records = await readRecords(join(folder, file))
    const set = prepareScreening(records)
    const labels = records.map((record) => record.label === 1)
    if (records.length > largest) {
      largest = records.length
      rerank = measureRerank(set, labels)
    }
    const runs = Array.from({ length: seeds }, (_, at) => simulateScreening(set, labels, at + 1)).filter(
      (run) => run !== null,
    )
    reviews.push({
      name,
      wss95: mean(runs.map(workSaved95)),
      atd: mean(runs.map(averageTimeToDiscovery)),
      reference: references.our_reference_runs.screening[name]?.svm_u4 ?? null,
      runs,
    })
  }
  return [
    ...publishedRows(reviews),
    ...otherRows(reviews),
    stopRow(reviews),
    simulatedStopRow(reviews),
    ...(rerank ? [rerank] : []),
  ]
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`

function publishedRows(reviews: readonly ReviewRuns[]): TrustRow[] {
  return Object.entries(published).flatMap(([name, best]) => {
    const review = reviews.find((candidate) => candidate.name === name)
    if (!review) return []
    return [
      {
        what: 'Screening by ticks, WSS@95',
        data: name,
        reference: `best published ${best}`,
        target: `≥ ${best}`,
        measured: `${review.wss95.toFixed(3)} (${seeds} seeds)`,
        reached: review.wss95 >= best,
      },
    ]
  })
}

function otherRows(reviews: readonly ReviewRuns[]): TrustRow[] {
  const others = reviews.flatMap((review) =>
    review.reference && !(review.name in published)
      ? [
          {
            name: review.name,
            wss95: review.wss95 - review.reference.wss95,
            atd: review.reference.atd - review.atd,
          },
        ]
      : [],
  )
  const row = (what: string, gainOf: (other: (typeof others)[number]) => number): TrustRow => {
    const gain = mean(others.map(gainOf))
    const worse = others.filter((other) => gainOf(other) < -LOSS_MAX)
    return {
      what,
      data: `${others.length} other reviews`,
      reference: 'linear SVM, ELAS u4 parameters',
      target: `mean ≥ +${MEAN_GAIN_MIN}, none below −${LOSS_MAX}`,
      measured: `mean ${signed(gain)}; ${worse.length} below (${seeds} seeds); ${inHalves(
        others,
        ({ name }) => name,
        (some) => mean(some.map(gainOf)),
      )}`,
      reached: gain >= MEAN_GAIN_MIN && worse.length === 0,
      note: others.map((other) => `${other.name} ${signed(gainOf(other))}`).join(', '),
    }
  }
  return [
    row('Screening by ticks, WSS@95 against reference', (other) => other.wss95),
    row('Screening by ticks, ATD saved against reference', (other) => other.atd),
  ]
}

function stopRow(reviews: readonly ReviewRuns[]): TrustRow {
  const stops = reviews.flatMap(({ name, runs }) =>
    runs.map((run) => {
      const stop = stopOf(run, TARGET_RECALL)
      return {
        name,
        isKept: stop.recall01 >= TARGET_RECALL,
        factor: stop.read / readToReach(run, TARGET_RECALL),
      }
    }),
  )
  type Stop = (typeof stops)[number]
  const nameOf = ({ name }: Stop) => name
  const keptIn = (some: readonly Stop[]) => mean(some.map((stop) => (stop.isKept ? 1 : 0)))
  const factorIn = (some: readonly Stop[]) => mean(some.map((stop) => stop.factor))
  // Runs of one review are alike: the interval counts reviews.
  const always = reviews.filter(
    ({ name }) => keptIn(stops.filter((stop) => stop.name === name)) >= TARGET_RECALL,
  ).length
  const [low, high] = wilson95(always / reviews.length, reviews.length)
  return {
    what: 'Stopping rule: recall ≥ .95 when it says so',
    data: `${reviews.length} reviews × ${seeds} seeds`,
    reference: 'none published',
    target: `≥ 95 % of runs, read ≤ ${READ_FACTOR_MAX} × oracle`,
    measured: `${(100 * keptIn(stops)).toFixed(1)} % of runs, read ${factorIn(stops).toFixed(2)} × oracle; it keeps its word in ${always} of ${reviews.length} reviews, by which in ${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)} % of reviews; share of runs: ${inHalves(stops, nameOf, keptIn)}; reading over the oracle's: ${inHalves(stops, nameOf, factorIn)}`,
    reached:
      onReport(stops, nameOf, keptIn) >= TARGET_RECALL &&
      onReport(stops, nameOf, factorIn) <= READ_FACTOR_MAX,
    note: `missed: ${[...new Set(stops.filter((stop) => !stop.isKept).map((stop) => stop.name))].join(', ') || 'none'}`,
  }
}

const SIMULATED = 2_000

/** The rule on reviews that nobody has made: what it does on them is not what its constants were looked at on, run by run. */
function simulatedStopRow(reviews: readonly ReviewRuns[]): TrustRow {
  const runs = syntheticRuns(
    reviews.flatMap((review) => review.runs.slice(0, 2)),
    SIMULATED,
  )
  const stops = runs.map((run) => {
    const { recall01, read } = stopOf(run, TARGET_RECALL)
    return { isKept: recall01 >= TARGET_RECALL, factor: read / readToReach(run, TARGET_RECALL) }
  })
  const kept = mean(stops.map(({ isKept }) => (isKept ? 1 : 0)))
  const [low, high] = wilson95(kept, stops.length)
  const factor = mean(stops.map((stop) => stop.factor))
  return {
    what: 'Stopping rule on simulated reviews',
    data: `${SIMULATED} reviews drawn after the sizes and yields of the ${reviews.length}`,
    reference: 'none published',
    target: `≥ 95 % of runs, read ≤ ${READ_FACTOR_MAX} × oracle`,
    measured: `${(100 * kept).toFixed(1)} % of runs (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %), read ${factor.toFixed(2)} × oracle`,
    reached: kept >= TARGET_RECALL && factor <= READ_FACTOR_MAX,
  }
}

/** The 95 % interval of a share of so many. Wilson 1927, doi:10.1080/01621459.1927.10502953. */
function wilson95(share01: number, of: number): [low: number, high: number] {
  const z = 1.96
  const middle = (share01 + z ** 2 / (2 * of)) / (1 + z ** 2 / of)
  const half = (z * Math.sqrt((share01 * (1 - share01)) / of + z ** 2 / (4 * of ** 2))) / (1 + z ** 2 / of)
  return [middle - half, middle + half]
}

const RERANK_TICKS = 200

/** One more tick again and again, as a reader gives them; the first relevant record starts it. */
function measureRerank(set: ReturnType<typeof prepareScreening>, labels: readonly boolean[]): TrustRow {
  const ticks = [{ row: Math.max(0, labels.indexOf(true)), isRelevant: true }]
  const times: number[] = []
  let ranking: TickRanking = rankByTicks(set, ticks)
  for (let at = 0; at < RERANK_TICKS; at++) {
    const row = ranking.order[0]
    if (row === undefined) break
    ticks.push({ row, isRelevant: labels[row] === true })
    const start = performance.now()
    ranking = rankByTicks(set, ticks, ranking)
    times.push(performance.now() - start)
  }
  const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
  return {
    what: 'Re-rank after one tick, p95',
    data: `${set.records} records`,
    reference: 'none published',
    target: `≤ ${RERANK_MS_MAX} ms`,
    measured: `${p95.toFixed(0)} ms`,
    reached: p95 <= RERANK_MS_MAX,
  }
}
