import { setTimeout as delay } from 'node:timers/promises'
import { createRun } from '@/lib/adapters/store/runs'
import { databaseIds } from '@/lib/contracts/database-ids'
import { ProjectId, RunId, UserId } from '@/lib/contracts/ids'
import type { RunEvent } from '@/lib/contracts/run'
import type { DatabaseId } from '@/lib/contracts/search'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { sourceValidation } from '@/lib/pipelines/sources/pipeline'
import type { SourcePorts } from '@/lib/pipelines/sources/ports'
import { prepareSearch } from '@/lib/pipelines/sources/prepare'
import { modelPort } from '@/lib/server/model-port'
import { getRow } from '@/lib/server/pipelines'
import { answerRun } from '@/lib/server/runs/answer-run'
import { type RunDriver, startRunDriver } from '@/lib/server/runs/run-driver'
import { streamRun } from '@/lib/server/runs/run-stream'
import type { Services } from '@/lib/server/services'
import { makeSourcePorts } from '@/lib/server/source-ports'
import { addProject, addProjectAccess } from '@/lib/server/testing/test-database'
import { scriptedInput } from '@/lib/server/testing/validation-script'
import { type Sandbox, startSandbox } from '@/sandbox/server'
import { atMost, quantile } from './figures'
import { report } from './report'
import { withDatabase } from './with-database'

/** Searches measured one after the other. */
const SEARCHES = 20

/** What the answers of a provider take: half of them up to the first, nineteen of twenty up to the second. */
const latency = { latencyMs: 600, latencyP95Ms: 3_000 } as const

const FIRST_MS_MAX = 1_000
const AFTER_FASTEST_MS_MAX = 150
const SETTLED_MS_MAX = 8_000
const ENDS_WITHIN_MS = 20_000

/** Seven providers: one never answers, one refuses for now, one sends half a body. */
const healthy: readonly DatabaseId[] = ['openalex', 'crossref', 'semanticscholar', 'doaj']
const faulty = { europepmc: 'silent', arxiv: '429', pubmed: 'broken' } as const

interface Search {
  readonly firstMs: number
  /** From submit to the first records of any database: what no program could have shown earlier. */
  readonly fastestMs: number
  /** From the first records of any database in the worker to the reader's first ranked source. */
  readonly afterFastestMs: number
  /** From submit to the last of the seven, whatever it said. */
  readonly settledMs: number
  /** The same, and what records lack looked up elsewhere. */
  readonly completedMs: number
}

async function searchOnce(services: Services): Promise<Search> {
  const { ownerId, projectId } = await addProject(services.db, { sandbox: true })
  const access = await addProjectAccess(services.db, { ownerId, projectId })
  const created = await createRun(services.db, projectId, {
    pipeline: SOURCE_VALIDATION,
    input: scriptedInput,
    tokenBudget: null,
  })
  const runId = RunId.parse(created)
  await services.queue.wake(runId)
  const leave = new AbortController()
  const reader = new EventReader(await openStream({ runId, access, signal: leave.signal }))
  const asked = await reader.find((event) => event.fact.type === 'question-asked')
  if (asked.event.fact.type !== 'question-asked') throw new Error('another fact')
  const { parameters, map } = prepareSearch(scriptedInput, 2026)
  const databases = databaseIds.filter((id) => healthy.includes(id) || id in faulty)
  answeredMs.length = 0
  const submittedMs = Date.now()
  await answerRun(services, {
    runId,
    pipeline: SOURCE_VALIDATION,
    step: 'confirm',
    round: asked.event.fact.round,
    answer: { kind: 'confirm', parameters: { ...parameters, databases }, map },
  })
  let arrived = 0
  const isArrival = (event: RunEvent) => {
    if (!isDone(event, 'rank-arrivals')) return false
    arrived += 1
    return true
  }
  const ranked = await reader.find((event) => isArrival(event) && hasSources(event))
  const settled = await reader.find((event) => isArrival(event) && arrived === databases.length)
  const completed = await reader.find((event) => isDone(event, 'complete-records'))
  leave.abort()
  const fastest = Math.min(...answeredMs)
  await untilRests(services, runId)
  return {
    firstMs: ranked.atMs - submittedMs,
    fastestMs: fastest - submittedMs,
    afterFastestMs: ranked.atMs - fastest,
    settledMs: settled.atMs - submittedMs,
    completedMs: completed.atMs - submittedMs,
  }
}

/** Checks and links of this search must not take connections from the next one. */
async function untilRests({ db }: Services, runId: string): Promise<void> {
  const row = () => db.run.findUnique({ where: { id: runId }, select: { status: true, leaseOwner: true } })
  for (let now = await row(); now?.status !== 'waiting' || now.leaseOwner !== null; now = await row())
    await delay(50)
}

function isDone({ fact }: RunEvent, step: string): boolean {
  return fact.type === 'unit-completed' && fact.step === step
}

/** Whether an arrival brought anything. */
function hasSources({ fact }: RunEvent): boolean {
  if (fact.type !== 'unit-completed') return false
  const { output } = fact
  return (
    typeof output === 'object' &&
    output !== null &&
    'upserts' in output &&
    Array.isArray(output.upserts) &&
    output.upserts.length > 0
  )
}

/** When each database of the present search had answered with records, by the clock of this process. */
const answeredMs: number[] = []

/** The worker of the product, with a watch at the border to the databases. */
function startWatchedWorker(services: Services): Promise<RunDriver> {
  return startRunDriver(services, async (runId, project) => {
    const [projectId, ownerId] = [ProjectId.parse(project.id), UserId.parse(project.ownerId)]
    const world = await makeSourcePorts(services, { runId, projectId, ownerId, sandbox: true })
    const ports = { ...world, model: modelPort(getRow(SOURCE_VALIDATION)) }
    const search: SourcePorts['search'] = async (query, signal) => {
      const answer = await ports.search(query, signal)
      if (answer.records.length > 0) answeredMs.push(Date.now())
      return answer
    }
    return { pipeline: sourceValidation, ports: { ...ports, search } }
  })
}

async function openStream(
  watched: Pick<Parameters<typeof streamRun>[0], 'runId' | 'access' | 'signal'>,
): Promise<ReadableStream<Uint8Array>> {
  const response = await streamRun({
    ...watched,
    pipeline: SOURCE_VALIDATION,
    status: 'running',
    lastEventId: null,
  })
  if (!response.body) throw new Error('no stream')
  return response.body
}

/** Reads a stream of events as a browser does. */
class EventReader {
  readonly #frames: AsyncGenerator<RunEvent>

  constructor(body: ReadableStream<Uint8Array>) {
    this.#frames = framesOf(body)
  }

  /** The next event of this kind, with the time at which it arrived. */
  async find(is: (event: RunEvent) => boolean): Promise<{ event: RunEvent; atMs: number }> {
    const tooLate = delay(ENDS_WITHIN_MS, undefined, { ref: false }).then(() => {
      throw new Error('the event did not come')
    })
    for (;;) {
      const next = await Promise.race([this.#frames.next(), tooLate])
      if (next.done) throw new Error('the stream has ended')
      if (is(next.value)) return { event: next.value, atMs: Date.now() }
    }
  }
}

async function* framesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<RunEvent> {
  let rest = ''
  const decoder = new TextDecoder()
  const reader = body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const frames = `${rest}${decoder.decode(next.value, { stream: true })}`.split('\n\n')
    rest = frames.pop() ?? ''
    for (const frame of frames) {
      const data = /^data: (.*)$/m.exec(frame)?.[1]
      if (data) yield JSON.parse(data)
    }
  }
}

function setFaults(sandbox: Sandbox): void {
  for (const database of healthy) sandbox.control(database, latency)
  for (const [service, mode] of Object.entries(faulty)) sandbox.control(service, { ...latency, mode })
}

await withDatabase(async (services) => {
  globalThis.carrelServices = Promise.resolve(services)
  const sandbox = await startSandbox()
  globalThis.carrelSandbox = Promise.resolve(sandbox)
  const worker = await startWatchedWorker(services)
  setFaults(sandbox)
  // The first search of a process also loads what it needs: a row of its own.
  const cold = await searchOnce(services)
  const searches: Search[] = []
  while (searches.length < SEARCHES) searches.push(await searchOnce(services))
  await worker.stop()
  await sandbox.close()
  const p95 = (pick: (search: Search) => number) => quantile(searches.map(pick), 0.95)
  const p50 = (pick: (search: Search) => number) => quantile(searches.map(pick), 0.5)
  report(
    'first-source',
    `First ranked source: 7 providers, of which one is silent, one answers 429, one is broken; ${SEARCHES} searches`,
    [
      atMost(
        'From submit to the first ranked source in the stream, p50',
        p50(({ firstMs }) => firstMs),
        null,
        'ms',
      ),
      atMost(
        'From submit to the first ranked source in the stream, p95',
        p95(({ firstMs }) => firstMs),
        FIRST_MS_MAX,
        'ms',
      ),
      atMost('The same for the first search of the process', cold.firstMs, null, 'ms'),
      atMost(
        'Until the fastest provider had answered, p95',
        p95(({ fastestMs }) => fastestMs),
        null,
        'ms',
      ),
      atMost(
        "After the fastest provider's answer, p50",
        p50(({ afterFastestMs }) => afterFastestMs),
        null,
        'ms',
      ),
      atMost(
        "After the fastest provider's answer, p95",
        p95(({ afterFastestMs }) => afterFastestMs),
        AFTER_FASTEST_MS_MAX,
        'ms',
      ),
      atMost(
        'All seven settled, slowest search',
        Math.max(...searches.map(({ settledMs }) => settledMs)),
        SETTLED_MS_MAX,
        'ms',
      ),
      atMost(
        'What their records lack looked up too, slowest search',
        Math.max(...searches.map(({ completedMs }) => completedMs)),
        null,
        'ms',
      ),
    ],
  )
})
process.exit(0)
