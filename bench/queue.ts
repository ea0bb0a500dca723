import { setTimeout as delay } from 'node:timers/promises'
import { openRunQueue, type RunQueue } from '@/lib/adapters/queue/run-queue'
import { copyDatabase, startDatabaseServer } from '@/lib/server/testing/database-server'
import { atLeast, atMost, type Figure, quantile } from './figures'
import { openBaselineQueue } from './queue-baseline'
import { report } from './report'

/** How long a wake-up takes to reach an idle worker in another process's place, and how many pass in a crowd. */
const SINGLE_WAKES = 60
const CROWD = 1_000
const WIDTH = 8
const SENDERS = 16

interface Taker {
  readonly take: (runId: string) => Promise<void>
  taken(runId: string): Promise<void>
  all(count: number): Promise<void>
}

function taker(): Taker {
  const waiting = new Map<string, () => void>()
  let count = 0
  let enough = { count: Number.POSITIVE_INFINITY, resolve: () => {} }
  return {
    take: async (runId) => {
      count += 1
      waiting.get(runId)?.()
      if (count >= enough.count) enough.resolve()
    },
    taken: (runId) => new Promise((resolve) => waiting.set(runId, resolve)),
    all: (more) => new Promise((resolve) => (enough = { count: count + more, resolve })),
  }
}

async function measure(name: string, open: () => Promise<RunQueue>): Promise<readonly Figure[]> {
  const [sender, worker] = [await open(), await open()]
  const jobs = taker()
  await worker.work(WIDTH, jobs.take)
  // Idle, as a worker is when a student presses a button.
  await delay(2_500)
  const latencyMs: number[] = []
  for (let wake = 0; wake < SINGLE_WAKES; wake += 1) {
    const began = performance.now()
    const taken = jobs.taken(`single-${wake}`)
    await sender.wake(`single-${wake}`)
    await taken
    latencyMs.push(performance.now() - began)
    await delay(40)
  }
  const done = jobs.all(CROWD)
  const began = performance.now()
  const cpu = process.cpuUsage()
  const send = async (from: number) => {
    for (let wake = from; wake < CROWD; wake += SENDERS) await sender.wake(`crowd-${wake}`)
  }
  await Promise.all(Array.from({ length: SENDERS }, (_, from) => send(from)))
  await done
  const tookS = (performance.now() - began) / 1_000
  const { user, system } = process.cpuUsage(cpu)
  await sender.stop()
  await worker.stop()
  return [
    atMost(`${name}: wake-up to an idle worker, p50`, quantile(latencyMs, 0.5), null, 'ms'),
    atMost(`${name}: wake-up to an idle worker, p95`, quantile(latencyMs, 0.95), null, 'ms'),
    atLeast(`${name}: ${CROWD} wake-ups sent and taken`, CROWD / tookS, null, '/s'),
    atMost(`${name}: processor time per wake-up, both sides`, (user + system) / 1_000 / CROWD, null, 'ms'),
  ]
}

const server = await startDatabaseServer(process.env.DATABASE_URL)
const database = await copyDatabase(server)
const ignore = () => undefined
const boss = await measure('pg-boss', () => openRunQueue(database.url, ignore))
const baseline = await measure('own table', () => openBaselineQueue(database.url))
report('queue', 'Wake-ups: the queue against a table of our own', [...boss, ...baseline])
await database.drop()
await server.close()
process.exit(0)
