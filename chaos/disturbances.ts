import { setTimeout as delay } from 'node:timers/promises'
import { findServerPid } from '@/lib/adapters/store/embedded/server-pid'
import type { Services } from '@/lib/server/services'
import { driverOf, type WorkerPair } from './kill-workers'

/** What goes wrong while runs are driven, one after the other. */
export const disturbances = ['worker', 'database', 'worker', 'disk'] as const
export type Disturbance = (typeof disturbances)[number]

const LOOK_EVERY_MS = 20
/** A run that has not moved by then stands still. */
const STANDS_STILL_MS = 60_000
/** A killed database, or a full disk, is over by then. */
const BACK_WITHIN_MS = 30_000

/** Does it again for as long as the database is away or full; what was cut off in between is nobody's fault. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const since = performance.now()
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (performance.now() - since > BACK_WITHIN_MS) throw error
      await delay(200)
    }
  }
}

/**
 * Kills the worker that drives more runs without warning and starts another one; gives for each run that it drove the milliseconds until
 * another process had written to it, or it was at its end.
 */
export async function killWorker(services: Services, workers: WorkerPair): Promise<number[]> {
  const found = await Promise.all(
    workers.pids.map(async (pid) => ({ pid, driven: await drivenBy(services, pid) })),
  )
  const [busiest] = found.toSorted((a, b) => b.driven.length - a.driven.length)
  const { pid, driven } = busiest ?? { pid: -1, driven: [] }
  workers.kill(pid)
  const killedMs = performance.now()
  const started = workers.start()
  // What it had sent may still be written, so its own last words count only from now on.
  const backMs = await Promise.all(driven.map(({ id }) => movedAgain(services, { id, pid, killedMs })))
  await started
  return backMs
}

function drivenBy({ db }: Services, pid: number) {
  const where = { leaseOwner: { contains: `:${pid}:` }, status: 'running' }
  return patiently(() => db.run.findMany({ where, select: { id: true } }))
}

interface Orphan {
  readonly id: string
  readonly pid: number
  readonly killedMs: number
}

async function movedAgain(services: Services, { id, pid, killedMs }: Orphan): Promise<number> {
  const read = () =>
    patiently(() => services.db.run.findUniqueOrThrow({ where: { id }, select: { seq: true, status: true } }))
  let { seq } = await read()
  for (; performance.now() - killedMs < STANDS_STILL_MS; await delay(LOOK_EVERY_MS)) {
    const now = await read()
    if (now.status !== 'running') break
    const driver = await patiently(() => driverOf(services, id))
    if (driver === pid) seq = now.seq
    else if (now.seq > seq) break
  }
  return performance.now() - killedMs
}

/** Kills the database server itself and waits until somebody has started it again. */
export async function killDatabase({ db }: Services, cluster: string): Promise<void> {
  const pid = findServerPid(cluster)
  if (pid !== null) process.kill(pid, 'SIGKILL')
  await delay(LOOK_EVERY_MS)
  await patiently(() => db.$queryRaw`SELECT 1 AS one`)
}

/** Where a run is kept: with a full disk neither a new fact nor a lease finds room. */
const TABLES = ['run_events', 'run_records', 'runs'] as const

/** Has the database refuse for a while whatever it is to keep of runs, with the error that it gives when its disk is full. */
export async function fillDisk({ db }: Services, forMs: number): Promise<void> {
  await patiently(
    () => db.$executeRaw`
      CREATE OR REPLACE FUNCTION refuse_row() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full';
      END $$`,
  )
  for (const table of TABLES)
    await patiently(() =>
      db.$executeRawUnsafe(
        `CREATE OR REPLACE TRIGGER full_disk BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_row()`,
      ),
    )
  await delay(forMs)
  for (const table of TABLES)
    await patiently(() => db.$executeRawUnsafe(`DROP TRIGGER IF EXISTS full_disk ON ${table}`))
}
