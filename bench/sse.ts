import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { appendFacts, createRun, findRun } from '@/lib/adapters/store/runs'
import { RunId } from '@/lib/contracts/ids'
import type { RunFact } from '@/lib/contracts/run'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import type { StreamAccess } from '@/lib/contracts/stream'
import { streamRun } from '@/lib/server/runs/run-stream'
import type { Services } from '@/lib/server/services'
import { addProject, addProjectAccess } from '@/lib/server/testing/test-database'
import { scriptedInput } from '@/lib/server/testing/validation-script'
import { atMost, quantile } from './figures'
import { report } from './report'
import { withDatabase } from './with-database'

/** One server process with the streams of the product; the clients live in another process. */
const CLIENTS = 1_000
const EVENTS = 100
const EVENT_EVERY_MS = 60
const P99_MS_MAX = 300
const HANDLES_GONE_AFTER_MS = 5_000

const Report = z.object({
  type: z.literal('report'),
  clients: z.array(z.object({ ids: z.array(z.number()), delaysMs: z.array(z.number()) })),
})

async function newRun({ db }: Services) {
  const { ownerId, projectId } = await addProject(db)
  const runId = await createRun(db, projectId, {
    pipeline: SOURCE_VALIDATION,
    input: scriptedInput,
    tokenBudget: null,
  })
  // A session for each reader: the dearest case, since readers of one session are looked after together.
  const accesses = await Promise.all(
    Array.from({ length: CLIENTS }, () => addProjectAccess(db, { ownerId, projectId })),
  )
  return { projectId, runId: RunId.parse(runId), accesses }
}

async function startStreams(runId: string, accesses: readonly StreamAccess[]) {
  let came = 0
  const server = createServer((incoming, outgoing) => {
    const gone = new AbortController()
    outgoing.on('close', () => gone.abort())
    const lastEventId = incoming.headers['last-event-id']?.toString() ?? null
    const access = accesses[came++ % accesses.length]
    if (!access) throw new Error('nobody may watch')
    const options = {
      runId,
      pipeline: SOURCE_VALIDATION,
      status: 'running',
      access,
      lastEventId,
      signal: gone.signal,
    }
    void streamRun(options).then((response) => {
      outgoing.writeHead(response.status, Object.fromEntries(response.headers))
      if (response.body) void sendBody(response.body, outgoing, gone.signal)
      else outgoing.end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { server, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/` }
}

async function sendBody(
  body: ReadableStream<Uint8Array>,
  outgoing: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  const reader = body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (!outgoing.write(next.value)) await once(outgoing, 'drain', { signal }).catch(() => undefined)
  }
  outgoing.end()
}

/** Appends events as a busy run does, each with the time at which it was given to the database. */
async function appendEvents({ db, feed }: Services, runId: string): Promise<void> {
  for (let event = 0; event < EVENTS; event += 1) {
    const at = new Date().toISOString()
    const data = { sentAt: performance.timeOrigin + performance.now(), event, text: 'x'.repeat(200) }
    const note: RunFact = {
      type: 'unit-noted',
      step: 'search',
      item: 'openalex',
      round: 1,
      note: { code: 'bench', data },
    }
    const events = await appendFacts(db, runId, [note], {
      status: 'running',
      at,
      appender: { person: { expectStatus: ['running'] } },
    })
    if (events) feed.publish(runId, events)
    await delay(EVENT_EVERY_MS)
  }
}

async function message<T>(child: ChildProcess, schema: z.ZodType<T>): Promise<T> {
  for (;;) {
    const [given] = await once(child, 'message')
    const parsed = schema.safeParse(given)
    if (parsed.success) return parsed.data
  }
}

await withDatabase(async (services) => {
  globalThis.carrelServices = Promise.resolve(services)
  const { projectId, runId, accesses } = await newRun(services)
  const { server, url } = await startStreams(runId, accesses)
  const before = process.getActiveResourcesInfo().length
  const clients = fork('bench/sse-clients.ts', [url, String(CLIENTS)], { execArgv: ['--import', 'tsx'] })
  await message(clients, z.object({ type: z.literal('connected') }))
  await delay(1_000)
  const cpu = process.cpuUsage()
  await appendEvents(services, runId)
  const { user, system } = process.cpuUsage(cpu)
  await delay(1_500)
  clients.send('report')
  const { clients: seen } = await message(clients, Report)
  const last = (await findRun(services.db, projectId, runId))?.seq ?? 0
  const expected = Array.from({ length: last }, (_, index) => index + 1).join()
  const incomplete = seen.filter(({ ids }) => ids.join() !== expected).length
  const delaysMs = seen.flatMap((client) => client.delaysMs)
  clients.send('leave')
  await once(clients, 'exit')
  await delay(HANDLES_GONE_AFTER_MS)
  const handles = process.getActiveResourcesInfo().length - before
  report('sse', `${CLIENTS} readers of one run's event stream, one server process, ${EVENTS} events`, [
    atMost('Readers that lost, doubled or reordered an event', incomplete, 0, ''),
    atMost('From append to reader, p50 (commit included)', quantile(delaysMs, 0.5), null, 'ms'),
    atMost('From append to reader, p99 (commit included)', quantile(delaysMs, 0.99), P99_MS_MAX, 'ms'),
    atMost('Open streams 5 s after they left', globalThis.carrelStreams?.size ?? 0, 0, ''),
    atMost('Watchers of the feed 5 s after they left', services.feed.listenerCount, 0, ''),
    atMost('Handles beyond those before, 5 s after they left', Math.max(0, handles), 0, ''),
    atMost(
      'Processor time of the server per event and 1,000 readers',
      (user + system) / 1_000 / EVENTS,
      null,
      'ms',
    ),
  ])
  server.close()
})
