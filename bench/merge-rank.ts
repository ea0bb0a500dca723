import type { Work } from '@/lib/contracts/work'
import { readTopic } from '@/lib/core/concepts/read-topic'
import { type MergeMemory, mergeArrivals } from '@/lib/core/merging/merge-sources'
import { createRankingCache } from '@/lib/core/relevance/record-text'
import { scoreRelevancy } from '@/lib/core/relevance/relevancy'
import { prepareRelevancy } from '@/lib/core/relevance/relevancy-query'
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

const works = twoThousandWorks()
const all = repeated(mergeAndRankAll, works)
const last = repeated(mergeAndRankLast, works)
report(
  '4-merge-rank',
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
  ],
)
