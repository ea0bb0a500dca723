import { setTimeout as delay } from 'node:timers/promises'
import { findServerPid } from '@/lib/adapters/store/embedded/server-pid'
import type { Services } from '@/lib/server/services'
import { driverOf, type WorkerPair } from './kill-workers'

/** What can go wrong while runs are driven. */
export const disturbances = ['worker', 'worker', 'database', 'disk'] as const

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
 * Kills a worker without warning and starts another one; gives for each run that it drove the milliseconds until another process had
 * written to it, or it was at its end.
 */
export async function killWorker(services: Services, workers: WorkerPair, pick: number): Promise<number[]> {
  const pid = workers.pids[pick % workers.pids.length] ?? -1
  const driven = await patiently(() =>
    services.db.run.findMany({
      where: { leaseOwner: { contains: `:${pid}:` }, status: 'running' },
      select: { id: true },
    }),
  )
  workers.kill(pid)
  const killedMs = performance.now()
  const started = workers.start()
  // What it had sent may still be written, so its own last words count only from now on.
  const backMs = await Promise.all(driven.map(({ id }) => movedAgain(services, { id, pid, killedMs })))
  await started
  return backMs
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

/** Has the database refuse every event for a while, as it does when its disk is full. */
export async function fillDisk({ db }: Services, forMs: number): Promise<void> {
  await patiently(
    () => db.$executeRaw`
      CREATE OR REPLACE FUNCTION refuse_event() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full';
      END $$`,
  )
  await patiently(
    () => db.$executeRaw`
      CREATE OR REPLACE TRIGGER full_disk BEFORE INSERT ON run_events
      FOR EACH ROW EXECUTE FUNCTION refuse_event()`,
  )
  await delay(forMs)
  await patiently(() => db.$executeRaw`DROP TRIGGER IF EXISTS full_disk ON run_events`)
}
