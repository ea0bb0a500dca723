import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { atLeast, atMost, quantile } from '@/bench/figures'
import { report } from '@/bench/report'
import type { Database } from '@/lib/adapters/store/client'
import { openEmbeddedDatabase } from '@/lib/adapters/store/embedded/embedded-database'
import { migrate } from '@/lib/adapters/store/migrate'
import { createRun, listEvents } from '@/lib/adapters/store/runs'
import type { ProjectId } from '@/lib/contracts/ids'
import { foldEvents } from '@/lib/core/run/run-state'
import type { Services } from '@/lib/server/services'
import { makeTestFolder } from '@/lib/server/testing/database-server'
import { addProject } from '@/lib/server/testing/test-database'
import { openTestServices } from '@/lib/server/testing/test-services'
import { doubledCompletions } from '@/lib/server/testing/validation-script'
import { seededRandom } from '@/sandbox/catalogue/random'
import { type Disturbance, disturbances, fillDisk, killDatabase, killWorker, patiently } from './disturbances'
import { WorkerPair } from './kill-workers'
import { timelessOutputs } from './tool-script'

/**
 * `npm run chaos:seeded [-- RUNS [SEED]]`: runs of 46 agents by two worker processes, a few at a time, and in the midst of each few one
 * thing that goes wrong, at a moment the seed draws: a worker is killed, the database is, or the disk is full. Each run must come to the
 * end it has without all that, with nothing twice. On a built-in database of its own; nothing leaves this machine. Ends with 1 when a run
 * differs, a dead worker's runs stand longer than the limit, or too few runs met what went wrong.
 */
const [runs = 300, seed = 1] = process.argv.slice(2).map(Number)
const RUNS_AT_ONCE = 5
/** Eight phases of agents that take this long each: a run takes one to three seconds when nothing goes wrong. */
const AGENT_MS_MIN = 120
const AGENT_MS_MAX = 300
/** Before the quickest of them is over. */
const MOMENT_MS_MAX = 800
/** Of all runs, hit themselves: the other worker goes on with those that it drives. */
const MET_SHARE01_MIN = 0.7
const BACK_P99_MS = 10_000
const FULL_MS_MAX = 3_000
const ENDS_WITHIN_MS = 120_000
const MINUTES_MAX = 40
const PROBE = './lib/server/testing/with-probe.ts'

const random = seededRandom(seed)
const between = (min: number, max: number) => min + Math.floor(random() * (max - min))

interface Found {
  readonly outputs: string
  /** Gaps in the log, completions that stand twice, facts behind the end. */
  readonly faults: number
}

async function begin({ db, queue }: Services, projectId: ProjectId, delayMs: number): Promise<string> {
  const given = { pipeline: 'probe', input: { delayMs }, tokenBudget: null }
  const runId = await patiently(() => createRun(db, projectId, given))
  await patiently(() => queue.wake(runId))
  return runId
}

async function ended({ db }: Services, runId: string): Promise<Found> {
  const since = performance.now()
  while (await isRunning(db, runId)) {
    if (performance.now() - since > ENDS_WITHIN_MS) throw new Error(`run ${runId} does not end`)
    await delay(100)
  }
  const events = await patiently(() => listEvents(db, runId, 0))
  const run = foldEvents(events)
  const gaps = events.filter(({ seq }, at) => seq !== at + 1).length
  const end = events.findIndex(({ fact }) => fact.type === 'run-completed')
  const behind = end < 0 ? 1 : events.length - 1 - end
  return { outputs: timelessOutputs(run), faults: gaps + behind + doubledCompletions(events).length }
}

async function isRunning(db: Database, id: string): Promise<boolean> {
  const { status } = await patiently(() =>
    db.run.findUniqueOrThrow({ where: { id }, select: { status: true } }),
  )
  return status === 'running'
}

interface Met {
  /** Runs under way that it hit. */
  readonly count: number
  /** How long each run of a killed worker stood, in milliseconds. */
  readonly backMs: readonly number[]
}

/** Does what goes wrong this time: a killed worker hits the runs that it drives, the other two whatever is under way. */
async function disturb(
  { services, workers, cluster }: World,
  { what, ids }: { readonly what: Disturbance; readonly ids: readonly string[] },
): Promise<Met> {
  if (what === 'worker') {
    const backMs = await killWorker(services, workers)
    return { count: backMs.length, backMs }
  }
  const standing = await Promise.all(ids.map((id) => isRunning(services.db, id)))
  if (what === 'database') await killDatabase(services, cluster)
  else await fillDisk(services, between(500, FULL_MS_MAX))
  return { count: standing.filter(Boolean).length, backMs: [] }
}

interface World {
  readonly services: Services
  readonly workers: WorkerPair
  readonly cluster: string
}

async function measure(world: World): Promise<boolean> {
  const { services } = world
  const { projectId } = await addProject(services.db)
  const whole = await ended(services, await begin(services, projectId, 1))
  let [over, met, differing, faults] = [0, 0, 0, whole.faults]
  const backMs: number[] = []
  const done = { worker: 0, database: 0, disk: 0 }
  for (let turn = 0; over < runs; turn += 1) {
    const count = Math.min(RUNS_AT_ONCE, runs - over)
    const ids = await Promise.all(
      Array.from({ length: count }, () => begin(services, projectId, between(AGENT_MS_MIN, AGENT_MS_MAX))),
    )
    await delay(between(0, MOMENT_MS_MAX))
    const what = disturbances[turn % disturbances.length] ?? 'worker'
    done[what] += 1
    const hit = await disturb(world, { what, ids })
    met += hit.count
    backMs.push(...hit.backMs)
    const found = await Promise.all(ids.map((id) => ended(services, id)))
    over += count
    differing += found.filter(({ outputs }) => outputs !== whole.outputs).length
    faults += found.reduce((sum, one) => sum + one.faults, 0)
    const longest =
      hit.backMs.length === 0 ? '' : `, moved after at most ${Math.max(...hit.backMs).toFixed(0)} ms`
    process.stdout.write(
      `${over} of ${runs} runs, ${differing} differ, ${faults} faults; ${what}: ${hit.count} hit${longest}, load ${(loadavg()[0] ?? 0).toFixed(1)}\n`,
    )
  }
  const figures = [
    atLeast(`Runs of 46 agents that came to their end, seed ${seed}`, over, runs, ''),
    atLeast(
      '… that a kill or a full disk hit while they were under way',
      met / runs,
      MET_SHARE01_MIN,
      'of them',
    ),
    atMost('… that differ from an undisturbed one', differing, 0, ''),
    atMost('Gaps, doubled completions, facts behind the end', faults, 0, ''),
    atMost(
      `Until a dead worker's run moves in another process, p99 (${backMs.length} runs of ${done.worker} killed workers)`,
      quantile(backMs, 0.99),
      BACK_P99_MS,
      'ms',
    ),
    atMost('… half of them', quantile(backMs, 0.5), null, 'ms'),
    atMost('Databases killed', done.database, null, ''),
    atMost('Full disks', done.disk, null, ''),
  ]
  report('chaos seeded', 'Two workers, killed databases and full disks', figures)
  return figures.every(({ ratio }) => ratio === null || ratio <= 1)
}

setTimeout(() => {
  process.stderr.write(`Not at its end after ${MINUTES_MAX} minutes.\n`)
  process.exit(1)
}, MINUTES_MAX * 60_000).unref()

const root = makeTestFolder()
const folder = path.join(root, 'postgres')
const server = await openEmbeddedDatabase(folder)
await migrate(server.url, 'prisma/migrations')
const services = await openTestServices(server.url)
const workers = new WorkerPair(
  { DATABASE_URL: server.url, DATA_DIR: root, SECRET_KEY: randomBytes(32).toString('base64') },
  [PROBE],
)
let isGood = false
try {
  await workers.start()
  isGood = await measure({ services, workers, cluster: path.join(folder, 'cluster') })
} finally {
  await workers.stop()
  await services.close()
  await server.close()
  rmSync(root, { recursive: true, force: true })
}
process.exit(isGood ? 0 : 1)
