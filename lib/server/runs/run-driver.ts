import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { findProjectOfRun } from '@/lib/adapters/store/projects'
import {
  appendFacts,
  expireLease,
  latestSeqs,
  listAbandonedRuns,
  listEvents,
  releaseLease,
  takeLease,
} from '@/lib/adapters/store/runs'
import { beyondScopes, withinScope } from '@/lib/adapters/store/scope'
import { AppError } from '@/lib/contracts/errors'
import { ProjectId, UserId } from '@/lib/contracts/ids'
import type { Clock, ModelPort, RunLog } from '@/lib/contracts/ports'
import type { Pipeline } from '@/lib/engine/pipeline'
import { type RunOptions, runPipeline } from '@/lib/engine/run'
import { errorWords } from '@/lib/server/error-words'
import { log } from '@/lib/server/log'
import { changesAfter } from '@/lib/server/pipelines'
import type { Services } from '@/lib/server/services'
import { publishText } from './live-text'
import { WakeUpSignal } from './wake-up-signal'

/** A lease not renewed for this long is lost: a killed worker's runs move again within LEASE_MS + SWEEP_EVERY_MS. */
const LEASE_MS = 5_000
const RENEW_EVERY_MS = 1_500
const SWEEP_EVERY_MS = 2_000

/** A run that cannot be driven rests this long at most; longer, and a run would wait after a broken database is back. */
const REST_MS_MAX = 8_000

/** Abandoned runs woken at one sweep. */
const SWEEP_MAX = 100

/** Runs one process drives at the same time. */
const RUNS_AT_ONCE = 8

export const systemClock: Clock = { now: () => new Date().toISOString(), elapsedMs: () => performance.now() }

/** The project of a run, which is there while it is driven. */
type DrivenProject = NonNullable<Awaited<ReturnType<typeof findProjectOfRun>>>

/** Gives a run's pipeline and its ports. */
export type Prepare = (
  runId: string,
  project: DrivenProject,
) => Promise<{ pipeline: Pipeline; ports: { model: ModelPort } }>

export interface RunDriver {
  /** Aborts what is in flight, gives the leases back and takes no more wake-ups. */
  stop(): Promise<void>
}

/** Begins to drive runs in this process: takes wake-ups from the queue and looks for runs that nobody drives. */
export async function startRunDriver(services: Services, prepare: Prepare): Promise<RunDriver> {
  // Says in the database which process drives a run.
  const owner = `${hostname()}:${process.pid}:${randomUUID()}`
  const stopping = new AbortController()
  const driving = new Map<string, { readonly wakeUp: WakeUpSignal; readonly done: Promise<void> }>()
  const resting = new Map<string, { readonly ms: number; readonly until: number }>()

  const rest = (runId: string): void => {
    const ms = Math.min(REST_MS_MAX, 2 * (resting.get(runId)?.ms ?? SWEEP_EVERY_MS / 2))
    resting.set(runId, { ms, until: performance.now() + ms })
  }
  const isFree = (runId: string): boolean =>
    !driving.has(runId) && (resting.get(runId)?.until ?? 0) <= performance.now()

  const drive = async (runId: string): Promise<void> => {
    if (stopping.signal.aborted) return
    const driven = driving.get(runId)
    if (driven) return driven.wakeUp.give()
    const wakeUp = new WakeUpSignal()
    const done = driveInScope(services, { runId, owner, prepare, signal: stopping.signal, wakeUp })
      .then(() => {
        resting.delete(runId)
      })
      .catch((error) => {
        rest(runId)
        log.error({ runId, error: errorWords(error) }, 'driving a run failed')
      })
      .finally(async () => {
        driving.delete(runId)
        // Who wrote after the driver's last look found the run still being driven: it is looked at once more.
        if (wakeUp.take() && isFree(runId)) await drive(runId)
      })
    driving.set(runId, { wakeUp, done })
    await done
  }

  await services.queue.work(RUNS_AT_ONCE, drive)
  const sweeper = setInterval(() => {
    beyondScopes(() => listAbandonedRuns(services.db, SWEEP_MAX))
      .then((ids) => Promise.all(ids.filter(isFree).map((id) => services.queue.wake(id))))
      .catch((error) => log.warn({ error: errorWords(error) }, 'the sweep did not reach the database'))
  }, SWEEP_EVERY_MS)

  return {
    stop: async () => {
      clearInterval(sweeper)
      stopping.abort(new Error('the worker is stopping'))
      await Promise.allSettled([...driving.values()].map(({ done }) => done))
    },
  }
}

interface DriveOptions {
  readonly runId: string
  readonly owner: string
  readonly prepare: Prepare
  readonly signal: AbortSignal
  readonly wakeUp: WakeUpSignal
}

/** Whatever its steps ask for, a run reaches its own project, and of its owner's other ones what assistants remember. */
async function driveInScope(services: Services, options: DriveOptions): Promise<void> {
  const project = await beyondScopes(() => findProjectOfRun(services.db, options.runId))
  if (!project) return
  const scope = { ownerId: UserId.parse(project.ownerId), projectId: ProjectId.parse(project.id) }
  await withinScope(scope, () => driveRun(services, project, options))
}

async function driveRun(
  services: Services,
  project: DrivenProject,
  { runId, owner, prepare, signal, wakeUp }: DriveOptions,
): Promise<void> {
  const { db } = services
  // Another process that is woken while the lease is given back cannot take it: look once more before leaving.
  for (let moved = true; moved && !signal.aborted; ) {
    if (!(await takeLease(db, runId, owner, LEASE_MS))) return
    const lost = new AbortController()
    const renewal = renewLease(services, { runId, owner, lost })
    let seq = 0
    let running = false
    try {
      const prepared = await prepare(runId, project)
      const options: RunOptions<{ model: ModelPort }> = {
        log: leasedLog(services, { runId, owner, wakeUp }),
        ports: prepared.ports,
        clock: systemClock,
        signal: AbortSignal.any([signal, lost.signal]),
        onText: (unit, delta) => publishText(runId, unit, delta),
      }
      const state = await runPipeline(prepared.pipeline, options)
      seq = state.seq
      running = true
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'lease-lost')) throw error
      log.warn({ runId }, 'another worker took over this run')
    } finally {
      clearInterval(renewal)
      const giveBack = signal.aborted ? expireLease : releaseLease
      await giveBack(db, runId, owner).catch((error) =>
        log.warn({ runId, error: errorWords(error) }, 'lease not given back'),
      )
    }
    const [latest] = running ? await latestSeqs(db, [runId]) : []
    moved = latest !== undefined && latest.seq > seq
  }
}

function renewLease(
  services: Services,
  { runId, owner, lost }: { runId: string; owner: string; lost: AbortController },
): NodeJS.Timeout {
  let renewedAt = performance.now()
  return setInterval(() => {
    takeLease(services.db, runId, owner, LEASE_MS)
      .then((held) => {
        if (held) renewedAt = performance.now()
        else lost.abort(new AppError('lease-lost', `run ${runId} is driven by another process now`))
      })
      .catch(() => {
        // The database is away: go on until the lease must have run out, then let go.
        if (performance.now() - renewedAt > LEASE_MS)
          lost.abort(new AppError('lease-lost', `lease of ${runId} ran out`))
      })
  }, RENEW_EVERY_MS)
}

/**
 * The log of a run whose lease `owner` holds; what it appends goes to the feed of this process at once, and what others
 * append in this process ends its wait.
 */
export function leasedLog(
  { db, feed, runs }: Pick<Services, 'db' | 'feed' | 'runs'>,
  { runId, owner, wakeUp }: { readonly runId: string; readonly owner: string; readonly wakeUp: WakeUpSignal },
): RunLog {
  return {
    begin: (present) => runs.get(runId, present),
    read: (afterSeq) => listEvents(db, runId, afterSeq),
    append: async (facts, { seq, run, at }) => {
      const events = await appendFacts(db, runId, facts, {
        status: run.status,
        at,
        sources: changesAfter(run, facts),
        appender: { lease: owner, afterSeq: seq },
      })
      if (events) {
        runs.publish(runId, events, run)
        feed.publish(runId, events)
      }
      return events
    },
    changed: (timeoutMs, signal) => wakeUp.wait(timeoutMs, signal),
  }
}
