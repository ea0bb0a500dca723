import { performance } from 'node:perf_hooks'
import type { DatabaseId } from '@/lib/contracts/search'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { countIn } from '@/lib/pipelines/topic/look-around'
import { makeLocalTopicPorts } from '@/lib/server/topic-ports'
import { startSandbox } from '@/sandbox/server'
import { atMost, quantile } from './figures'
import { report } from './report'

/** Rounds of counting measured one after the other, each with topics that no count is kept of. */
const ROUNDS = 20
const MS_MAX = 3_000
const ANGLES = 8
const databases: readonly DatabaseId[] = ['openalex', 'pubmed', 'europepmc', 'doaj', 'eric', 'core']
/** What the answers of a provider take: half of them up to the first, nineteen of twenty up to the second. */
const latency = { latencyMs: 300, latencyP95Ms: 1_000 } as const

const sandbox = await startSandbox()
for (const database of databases) sandbox.control(database, latency)
sandbox.control('europepmc', { ...latency, mode: 'silent' })
const signal = new AbortController().signal
const took: number[] = []
let known = 0
for (let round = 0; round < ROUNDS; round += 1) {
  // Of no round a count is kept.
  const ports = makeLocalTopicPorts(sandbox.url)
  const wanted = Array.from({ length: ANGLES }, (_, at) => {
    const topic = `Burnout and patient safety among nurses ${round} ${at}`
    return { key: String(at), topic, map: topicMap({ topic, question: '' }), yearFrom: null, yearTo: null }
  })
  const begun = performance.now()
  const counted = await Promise.all(
    databases.map((database) => countIn(database, wanted, { ports, signal, now: new Date().toISOString() })),
  )
  took.push(performance.now() - begun)
  known += counted.flat().filter(({ count }) => count.total !== null).length
}
await sandbox.close()
report(
  'topic-counts',
  `Counts of ${ANGLES} angles in ${databases.length} databases, of which one is silent; ${ROUNDS} rounds`,
  [
    atMost('Until all have been counted, p95', quantile(took, 0.95), MS_MAX, 'ms'),
    atMost('The same, p50', quantile(took, 0.5), null, 'ms'),
    atMost('Counts per round that no database gave', ANGLES * databases.length - known / ROUNDS, null, ''),
  ],
)
process.exit(0)
