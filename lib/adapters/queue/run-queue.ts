import { PgBoss } from 'pg-boss'
import { z } from 'zod'

/** The queue carries wake-ups only: which run may move. What a run has done is in its log. */
const QUEUE = 'drive-run'

/** Without a notification a job is found by polling this often. */
const POLL_EVERY_S = 0.5
const POLL_EVERY_WITH_NOTIFY_S = 2

/** A driven run holds its job; the lease, not this limit, decides who drives. */
const JOB_EXPIRES_S = 24 * 60 * 60 - 1

const WakeUp = z.object({ runId: z.string().min(1).max(64) })

export interface RunQueue {
  /**
   * Asks for the run to be driven: by this process at once when it works and has a place free, else by any worker.
   * Asking twice before one begins is asking once.
   */
  wake(runId: string): Promise<void>
  /** Begins to take wake-ups, `width` at a time. `drive` must not throw for an expected end of a run. */
  work(width: number, drive: (runId: string) => Promise<void>): Promise<void>
  /** Stops taking wake-ups at once; does not wait for drives in progress. */
  stop(): Promise<void>
}

/** Opens the queue in the migrated database; makes its own tables (in schema `pgboss`) when they are missing. */
export async function openRunQueue(url: string, onError: (error: Error) => void): Promise<RunQueue> {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    useListenNotify: true,
    schedule: false,
    createSchema: false,
  })
  boss.on('error', onError)
  await boss.start()
  await boss.createQueue(QUEUE, {
    policy: 'short',
    notify: true,
    retryLimit: 0,
    expireInSeconds: JOB_EXPIRES_S,
  })
  let places: Places | null = null
  return {
    wake: async (runId) => {
      const here = places?.take(runId)
      // What is lost when this process dies now is a run without a driver, and the sweep looks for those.
      if (here) here.catch((error) => onError(error instanceof Error ? error : new Error(String(error))))
      else await boss.send(QUEUE, { runId }, { singletonKey: runId })
    },
    work: async (width, drive) => {
      const mine = new Places(width, drive)
      places = mine
      const options = {
        localConcurrency: width,
        pollingIntervalSeconds: POLL_EVERY_S,
        notifyPollingIntervalSeconds: POLL_EVERY_WITH_NOTIFY_S,
      }
      await boss.work(QUEUE, options, async (jobs) => {
        for (const job of jobs) await mine.fill(WakeUp.parse(job.data).runId)
      })
    },
    stop: async () => {
      places = null
      await boss.stop({ graceful: false, close: true })
    },
  }
}

/** How many runs this process drives, and how many it may begin by itself. */
class Places {
  readonly #width: number
  readonly #drive: (runId: string) => Promise<void>
  #taken = 0

  constructor(width: number, drive: (runId: string) => Promise<void>) {
    this.#width = width
    this.#drive = drive
  }

  /** Drives the run when a place is free; null when none is. */
  take(runId: string): Promise<void> | null {
    return this.#taken < this.#width ? this.fill(runId) : null
  }

  /** Drives a run that the queue has given. */
  async fill(runId: string): Promise<void> {
    this.#taken += 1
    try {
      await this.#drive(runId)
    } finally {
      this.#taken -= 1
    }
  }
}
