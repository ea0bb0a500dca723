import { performance } from 'node:perf_hooks'
import { resolveAddresses } from '@/lib/adapters/databases/addresses'
import { limitsOf } from '@/lib/adapters/databases/service-table'
import { createLimiters } from '@/lib/adapters/web/limiter'
import type { ServiceId } from '@/lib/contracts/connector'
import type { DatabaseId } from '@/lib/contracts/search'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { beginningAt, countIn, FIRST_COUNTS_MS, LATE_COUNTS_MS } from '@/lib/pipelines/topic/look-around'
import { makeLocalTopicPorts } from '@/lib/server/topic-ports'
import { startSandbox } from '@/sandbox/server'
import { atMost, quantile } from './figures'
import { report } from './report'

/** Rounds of counting measured one after the other, each with no count kept and all limits fresh. */
const ROUNDS = 12
const MS_MAX = 3_000
/** Eight that are asked for by eight different queries. */
const topics = [
  'Burnout and patient safety among nurses',
  'Telework and sleep of teachers',
  'School dropout and child labour in Brazil',
  'Food insecurity of university students',
  'Loneliness of older adults and social media',
  'Bilingual education and reading comprehension',
  'Hospital infection and hand hygiene',
  'Climate anxiety among adolescents',
] as const
const ANGLES = topics.length
const DEAD: DatabaseId = 'europepmc'
const databases = ['openalex', 'pubmed', DEAD, 'doaj', 'eric', 'core'] as const
/** What the answers of a provider take: half of them up to the first, nineteen of twenty up to the second. */
const latency = { latencyMs: 300, latencyP95Ms: 1_000 } as const

const sandbox = await startSandbox()
for (const database of databases) sandbox.control(database, latency)
sandbox.control(DEAD, { ...latency, mode: 'silent' })
const signal = new AbortController().signal
const shown: number[] = []
const settled: number[] = []
let inTime = 0
let angled = 0
let known = 0
for (let round = 0; round < ROUNDS; round += 1) {
  const paced = {
    addresses: resolveAddresses(sandbox.url),
    // The pace of the real services, which the sandbox does not ask for.
    limiterOf: createLimiters((service: ServiceId) => limitsOf(service, null)),
  }
  const ports = makeLocalTopicPorts(sandbox.url, paced)
  const wanted = topics.map((topic) => {
    const map = topicMap({ topic, question: '' })
    return { key: topic, topic, map, yearFrom: null, yearTo: null }
  })
  const begun = performance.now()
  const options = { ports, signal, now: new Date().toISOString() }
  const first = await Promise.all(
    databases.map((database, at) =>
      countIn(database, beginningAt(wanted, at, databases.length), {
        ...options,
        withinMs: FIRST_COUNTS_MS,
      }),
    ),
  )
  shown.push(performance.now() - begun)
  const said = first.flat().filter(({ count }) => count.total !== null)
  inTime += said.length
  angled += new Set(said.map(({ key }) => key)).size
  const living: number[] = []
  const later = await Promise.all(
    databases.map(async (database, at) => {
      const owed = first[at]?.filter(({ count }) => count.total === null).map(({ key }) => key) ?? []
      const counted = await countIn(
        database,
        wanted.filter(({ key }) => owed.includes(key)),
        { ...options, withinMs: LATE_COUNTS_MS },
      )
      if (database !== DEAD) living.push(performance.now() - begun)
      return counted
    }),
  )
  settled.push(Math.max(...living))
  known += said.length + later.flat().filter(({ count }) => count.total !== null).length
}
await sandbox.close()
const asked = ROUNDS * ANGLES * (databases.length - 1)
report(
  'topic-counts',
  `Counts of ${ANGLES} angles in ${databases.length} databases at the pace each asks for, one of them silent; ${ROUNDS} rounds`,
  [
    atMost('Until the first counts are shown, p95', quantile(shown, 0.95), MS_MAX, 'ms'),
    atMost('The same, p50', quantile(shown, 0.5), null, 'ms'),
    atMost('Until each living database has said all, p95', quantile(settled, 0.95), null, 'ms'),
    atMost('The same, p50', quantile(settled, 0.5), null, 'ms'),
    atMost('Share of their counts that come after the first', 1 - inTime / asked, null, ''),
    atMost('Share of their counts that never come', 1 - known / asked, 0, ''),
    atMost('Angles without any count at first, of all', 1 - angled / (ROUNDS * ANGLES), 0, ''),
  ],
)
process.exit(0)
