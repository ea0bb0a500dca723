import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { atLeast, atMost, quantile } from '@/bench/figures'
import { report } from '@/bench/report'
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
import { disturbances, fillDisk, killDatabase, killWorker, patiently } from './disturbances'
import { WorkerPair } from './kill-workers'
import { timelessOutputs } from './tool-script'

/**
 * `npm run chaos:seeded [-- RUNS [SEED]]`: runs of 46 agents by two worker processes, while workers and database are killed and the disk
 * is full at times that the seed draws. Each run must come to the end it has without all that, with nothing twice. On a built-in database of
 * its own; nothing leaves this machine. Ends with 1 when a run differs or a dead worker's runs stand longer than the limit.
 */
const [runs = 300, seed = 1] = process.argv.slice(2).map(Number)
const RUNS_AT_ONCE = 12
/** Long enough that something goes wrong in the middle of most runs. */
const AGENT_MS_MAX = 600
const BACK_P99_MS = 10_000
const PAUSE_MS_MAX = 3_000
const FULL_MS_MAX = 3_000
const MINUTES_MAX = 40
const PROBE = 'lib/pipelines/testing/probe/row.ts'

const random = seededRandom(seed)
const below = (max: number) => Math.floor(random() * max)

interface Found {
  readonly outputs: string
  /** Gaps in the log, completions that stand twice, facts behind the end. */
  readonly faults: number
}

async function runOnce(services: Services, projectId: ProjectId, delayMs: number): Promise<Found> {
  const { db, queue } = services
  const given = { pipeline: 'probe', input: { delayMs }, tokenBudget: null }
  const runId = await patiently(() => createRun(db, projectId, given))
  await patiently(() => queue.wake(runId))
  for (;;) {
    await delay(100)
    const row = await patiently(() =>
      db.run.findUniqueOrThrow({ where: { id: runId }, select: { status: true } }),
    )
    if (row.status !== 'running') break
  }
  const events = await patiently(() => listEvents(db, runId, 0))
  const run = foldEvents(events)
  const gaps = events.filter(({ seq }, at) => seq !== at + 1).length
  const end = events.findIndex(({ fact }) => fact.type === 'run-completed')
  const behind = end < 0 ? 1 : events.length - 1 - end
  return { outputs: timelessOutputs(run), faults: gaps + behind + doubledCompletions(events).length }
}

async function disturb(services: Services, workers: WorkerPair, { cluster, isOver }: Disturbed) {
  const backMs: number[] = []
  const done = { worker: 0, database: 0, disk: 0 }
  while (!isOver()) {
    await delay(below(PAUSE_MS_MAX))
    const what = disturbances[below(disturbances.length)] ?? 'worker'
    done[what] += 1
    if (what === 'worker') backMs.push(...(await killWorker(services, workers, below(2))))
    else if (what === 'database') await killDatabase(services, cluster)
    else await fillDisk(services, below(FULL_MS_MAX))
  }
  return { backMs, done }
}

interface Disturbed {
  readonly cluster: string
  readonly isOver: () => boolean
}

async function measure(services: Services, workers: WorkerPair, cluster: string): Promise<boolean> {
  const { projectId } = await addProject(services.db)
  const whole = await runOnce(services, projectId, 1)
  let [begun, ended, differing, faults] = [0, 0, 0, whole.faults]
  const lane = async () => {
    while (begun < runs) {
      begun += 1
      const found = await runOnce(services, projectId, below(AGENT_MS_MAX))
      ended += 1
      differing += found.outputs === whole.outputs ? 0 : 1
      faults += found.faults
      process.stdout.write(`\r${ended} of ${runs} runs, ${differing} differ, ${faults} faults`)
    }
  }
  const disturbed = disturb(services, workers, { cluster, isOver: () => ended >= runs })
  await Promise.all(Array.from({ length: RUNS_AT_ONCE }, lane))
  const { backMs, done } = await disturbed
  process.stdout.write('\n')
  const figures = [
    atLeast(`Runs of 46 agents that came to their end, seed ${seed}`, ended, runs, ''),
    atMost('… that differ from an undisturbed one', differing, 0, ''),
    atMost('Gaps, doubled completions, facts behind the end', faults, 0, ''),
    atMost(
      `Until a dead worker's run moves in another process, p99 (${backMs.length} runs of ${done.worker} killed workers)`,
      quantile(backMs, 0.99),
      BACK_P99_MS,
      'ms',
    ),
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
const workers = new WorkerPair({
  DATABASE_URL: server.url,
  DATA_DIR: root,
  SECRET_KEY: randomBytes(32).toString('base64'),
  EXTRA_PIPELINE: PROBE,
})
let isGood = false
try {
  await workers.start()
  isGood = await measure(services, workers, path.join(folder, 'cluster'))
} finally {
  await workers.stop()
  await services.close()
  await server.close()
  rmSync(root, { recursive: true, force: true })
}
process.exit(isGood ? 0 : 1)
