import { ValidationInput } from '@/lib/contracts/source-validation'
import type { Work } from '@/lib/contracts/work'
import { readTopic } from '@/lib/core/concepts/read-topic'
import { type MergeMemory, mergeArrivals } from '@/lib/core/merging/merge-sources'
import { createRankingCache } from '@/lib/core/relevance/record-text'
import { scoreRelevancy } from '@/lib/core/relevance/relevancy'
import { prepareRelevancy } from '@/lib/core/relevance/relevancy-query'
import { prepareSearch } from '@/lib/pipelines/sources/prepare'
import type { RankingJob } from '@/lib/pipelines/sources/ranking-task'
import type { ScoringContext } from '@/lib/pipelines/sources/score-sources'
import { ThreadRanking } from '@/lib/server/ranking-thread'
import { readRubric } from '@/lib/server/strategy-files'
import { DEFAULT_SEED, generateCatalogue } from '@/sandbox/catalogue/generate'
import { workOf } from './catalogue-works'
import { atMost, quantile } from './figures'
import { report } from './report'

const RECORDS = 2_000
/** Of ten records three are another index's word on an earlier one, as in searches of several databases. */
const DUPLICATES = 600
const LAST_ANSWER = 100
const REPEATS = 50
/** A server merges all day: what the compiler does in the first rounds is not measured. */
const WARM_UP = 10
/** Nobody waits for an import of this size; see decision 0051. */
const ALL_MS_MAX = 250
/** What one answer of a database adds while a search runs. */
const LAST_MS_MAX = 100
const THREAD_REPEATS = 20
/** A person feels a longer pause of what they type or tick; a stream of events does not. */
const PAUSE_MS_MAX = 100

const asked = {
  topic: 'Artificial intelligence in education',
  question: 'Does artificial intelligence change the engagement of students?',
} as const
const query = prepareRelevancy({
  ...asked,
  languages: [],
  yearFrom: null,
  yearTo: null,
  excluded: [],
  concepts: readTopic({ ...asked, language: 'en' }),
})

function twoThousandWorks(): Work[] {
  const { records } = generateCatalogue(DEFAULT_SEED)
  const first = records.slice(0, RECORDS - DUPLICATES).map((record) => workOf(record, 'openalex'))
  return [...first, ...records.slice(0, DUPLICATES).map((record) => workOf(record, 'crossref'))]
}

/** All at once and never seen before, as an import is. */
function mergeAndRankAll(works: readonly Work[]): number {
  const fresh = structuredClone(works)
  const began = performance.now()
  const { sources } = mergeArrivals({ existing: [], arrivals: fresh, round: 1 })
  scoreRelevancy(
    sources.map(({ work }) => work),
    query,
    { language: 'en', cache: createRankingCache() },
  )
  return performance.now() - began
}

/** The last answer of a search comes into a project that has all the others. */
function mergeAndRankLast(works: readonly Work[]): number {
  const fresh = structuredClone(works)
  const cache = createRankingCache()
  const memory: MergeMemory = new WeakMap()
  const { sources: existing } = mergeArrivals({
    existing: [],
    arrivals: fresh.slice(0, -LAST_ANSWER),
    round: 1,
    memory,
  })
  scoreRelevancy(
    existing.map(({ work }) => work),
    query,
    { language: 'en', cache },
  )
  const began = performance.now()
  const { sources } = mergeArrivals({ existing, arrivals: fresh.slice(-LAST_ANSWER), round: 1, memory })
  scoreRelevancy(
    sources.map(({ work }) => work),
    query,
    { language: 'en', cache },
  )
  return performance.now() - began
}

function repeated(measure: (works: readonly Work[]) => number, works: readonly Work[]): number[] {
  for (let round = 0; round < WARM_UP; round += 1) measure(works)
  return Array.from({ length: REPEATS }, () => measure(works))
}

/** The processor time of one more round, for machines on which the clock also counts the neighbours. */
function cpuMs(measure: (works: readonly Work[]) => number, works: readonly Work[]): number {
  const before = process.cpuUsage()
  for (let repeat = 0; repeat < REPEATS; repeat += 1) measure(works)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / REPEATS
}

/** How long a task in the ranking thread took, and the longest that this process could do nothing else meanwhile. */
async function inThread(ranking: ThreadRanking, job: RankingJob) {
  let [pauseMs, last, isDone] = [0, performance.now(), false]
  const watch = (): void => {
    const now = performance.now()
    pauseMs = Math.max(pauseMs, now - last)
    last = now
    if (!isDone) setImmediate(watch)
  }
  watch()
  const began = performance.now()
  const delta = await ranking.rank(job, new AbortController().signal)
  const tookMs = performance.now() - began
  isDone = true
  // What came back was taken apart since the last look.
  watch()
  return { tookMs, pauseMs, delta }
}

async function measureThread(works: readonly Work[]) {
  const ranking = new ThreadRanking()
  const base = { pairs: { keepApart: [], together: [] }, scoring: await scoringContext() }
  const task = (some: readonly Work[]): RankingJob['task'] => ({
    kind: 'arrivals',
    works: structuredClone(some),
    round: 1,
    earlier: new Set(),
  })
  const all: { tookMs: number; pauseMs: number }[] = []
  const last: { tookMs: number; pauseMs: number }[] = []
  for (let round = 0; round < WARM_UP + THREAD_REPEATS; round += 1) {
    const first = await inThread(ranking, { ...base, deltas: [], task: task(works.slice(0, -LAST_ANSWER)) })
    const job = { ...base, deltas: [first.delta], task: task(works.slice(-LAST_ANSWER)) }
    const second = await inThread(ranking, job)
    if (round < WARM_UP) continue
    all.push(first)
    last.push(second)
  }
  await ranking.stop()
  return { all, last }
}

async function scoringContext(): Promise<ScoringContext> {
  const { parameters, map } = prepareSearch(ValidationInput.parse({ mode: 'standalone', ...asked }), 2026)
  const rubric = await readRubric()
  return { parameters, map, scope: null, rubric, locale: 'en', currentYear: 2026 }
}

const works = twoThousandWorks()
const all = repeated(mergeAndRankAll, works)
const last = repeated(mergeAndRankLast, works)
const thread = await measureThread(works)
const p95 = (runs: readonly { tookMs: number; pauseMs: number }[], key: 'tookMs' | 'pauseMs') =>
  quantile(
    runs.map((run) => run[key]),
    0.95,
  )
report(
  'merge-rank',
  `Merge and rank ${works.length} records with titles, abstracts and ${DUPLICATES} duplicates`,
  [
    atMost('All at once, first sight, p50', quantile(all, 0.5), null, 'ms'),
    atMost('All at once, first sight, p95', quantile(all, 0.95), ALL_MS_MAX, 'ms'),
    atMost('Processor time of it, copying the records included', cpuMs(mergeAndRankAll, works), null, 'ms'),
    atMost(
      `The last ${LAST_ANSWER} into the other ${RECORDS - LAST_ANSWER}, p50`,
      quantile(last, 0.5),
      null,
      'ms',
    ),
    atMost(
      `The last ${LAST_ANSWER} into the other ${RECORDS - LAST_ANSWER}, p95`,
      quantile(last, 0.95),
      LAST_MS_MAX,
      'ms',
    ),
    atMost(
      'As the product does it, in its thread, with names, quality and copies: the last 100, p95',
      p95(thread.last, 'tookMs'),
      null,
      'ms',
    ),
    atMost(
      `The same for the first ${RECORDS - LAST_ANSWER} at once, p95`,
      p95(thread.all, 'tookMs'),
      null,
      'ms',
    ),
    atMost(
      'Longest pause of the asking process meanwhile, the last 100, p95',
      p95(thread.last, 'pauseMs'),
      PAUSE_MS_MAX,
      'ms',
    ),
    atMost(
      `The same for the first ${RECORDS - LAST_ANSWER} at once, p95`,
      p95(thread.all, 'pauseMs'),
      null,
      'ms',
    ),
  ],
)
