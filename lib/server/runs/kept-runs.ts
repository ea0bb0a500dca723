import type { Database } from '@/lib/adapters/store/client'
import { listEvents } from '@/lib/adapters/store/runs'
import type { RunEvent, RunState } from '@/lib/contracts/run'
import { emptyRun, foldEvents } from '@/lib/core/run/run-state'
import { presentEvent } from '@/lib/engine/versions'
import { findPipeline } from '@/lib/server/pipelines'

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

  /**
   * The run as its log says now, read by the present version of its pipeline (`present`); `emptyRun` for one without a log.
   * The caller has checked whose it is.
   */
  async get(runId: string, present?: (event: RunEvent) => RunEvent): Promise<RunState> {
    // Who asks while a reading is under way may ask for what was appended after it began: it reads on behind it.
    const before = this.#reading.get(runId)
    const reading = (before ?? Promise.resolve()).then(
      () => this.#readOn(runId, present),
      () => this.#readOn(runId, present),
    )
    this.#reading.set(runId, reading)
    try {
      return await reading
    } finally {
      if (this.#reading.get(runId) === reading) this.#reading.delete(runId)
    }
  }

  /**
   * This process has appended these events: a state that ends just before them goes on without a reading. `after` is the run with
   * them, where it was folded already.
   */
  publish(runId: string, events: readonly RunEvent[], after?: RunState): void {
    const known = this.#states.get(runId)
    if (known && events[0]?.seq === known.seq + 1) this.#keep(runId, after ?? foldEvents(events, known))
  }

  async #readOn(runId: string, present?: (event: RunEvent) => RunEvent): Promise<RunState> {
    const from = this.#states.get(runId) ?? emptyRun
    const written = await listEvents(this.#db, runId, from.seq)
    const events = written.map(present ?? presentOf(from.pipeline, written))
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

/** How events of this pipeline are read; by the first event of the log where the state does not name it yet. */
function presentOf(pipeline: string, [first]: readonly RunEvent[]): (event: RunEvent) => RunEvent {
  const name = first?.fact.type === 'run-created' ? first.fact.pipeline : pipeline
  const line = findPipeline(name)
  return line ? (event) => presentEvent(line, event) : (event) => event
}
