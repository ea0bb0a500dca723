import type { Database } from '@/lib/adapters/store/client'
import { listEvents } from '@/lib/adapters/store/runs'
import type { RunEvent, RunState } from '@/lib/contracts/run'
import { emptyRun, foldEvents } from '@/lib/core/run/run-state'

/** Runs whose state a process keeps; one of 760 sources holds some 10 MB. */
const KEPT_MAX = 16

/**
 * The states of runs, folded once: whoever asks again gets the state at hand with what was appended since, so that a page or a
 * worker reads a few events instead of the whole log. Those longest unasked for give way.
 */
export class KeptRuns {
  readonly #db: Database
  readonly #states = new Map<string, RunState>()
  readonly #reading = new Map<string, Promise<RunState>>()

  constructor(db: Database) {
    this.#db = db
  }

  /** The run as its log says now; `emptyRun` for one without a log. The caller has checked whose it is. */
  async get(runId: string): Promise<RunState> {
    // Who asks while a reading is under way may ask for what was appended after it began: it reads on behind it.
    const before = this.#reading.get(runId)
    const reading = (before ?? Promise.resolve()).then(
      () => this.#readOn(runId),
      () => this.#readOn(runId),
    )
    this.#reading.set(runId, reading)
    try {
      return await reading
    } finally {
      if (this.#reading.get(runId) === reading) this.#reading.delete(runId)
    }
  }

  /** This process has appended these events: a state that ends just before them goes on without a reading. */
  publish(runId: string, events: readonly RunEvent[]): void {
    const known = this.#states.get(runId)
    if (known && events[0]?.seq === known.seq + 1) this.#keep(runId, foldEvents(events, known))
  }

  async #readOn(runId: string): Promise<RunState> {
    const from = this.#states.get(runId) ?? emptyRun
    const events = await listEvents(this.#db, runId, from.seq)
    // Meanwhile this process may have published some of them.
    const latest = this.#states.get(runId) ?? from
    const state = foldEvents(events, latest)
    if (state.seq > 0) this.#keep(runId, state)
    return state
  }

  #keep(runId: string, state: RunState): void {
    this.#states.delete(runId)
    this.#states.set(runId, state)
    const [oldest] = this.#states.keys()
    if (this.#states.size > KEPT_MAX && oldest !== undefined) this.#states.delete(oldest)
  }
}
