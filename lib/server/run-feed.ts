import type { Database } from '@/lib/adapters/store/client'
import { latestSeqs, listEvents } from '@/lib/adapters/store/runs'
import type { RunEvent } from '@/lib/contracts/run'

/** How often runs that somebody watches are compared with the log, for what other processes appended. */
const LOOK_EVERY_MS = 400

type Listener = (events: readonly RunEvent[]) => void

interface Watched {
  /** Seq of the last event handed to the listeners. */
  seq: number
  readonly listeners: Set<Listener>
  /** Reading is one at a time; a request during a read asks for one more. */
  reading: boolean
  again: boolean
}

/**
 * Brings new events of runs to whoever watches them in this process: at once when this process appended them, within
 * LOOK_EVERY_MS otherwise. One read of the log serves all listeners of a run, and one query looks at all runs.
 */
export class RunFeed {
  readonly #db: Database
  readonly #watched = new Map<string, Watched>()
  #timer: NodeJS.Timeout | undefined

  constructor(db: Database) {
    this.#db = db
  }

  /** Calls `listener` with events that come after `seq`, in order, without gaps; must not throw. Returns the way out. */
  async watch(runId: string, seq: number, listener: Listener): Promise<() => void> {
    const watched = this.#watched.get(runId) ?? {
      seq,
      listeners: new Set<Listener>(),
      reading: false,
      again: false,
    }
    this.#watched.set(runId, watched)
    let last = seq
    const gapless: Listener = (events) => {
      const fresh = events.filter((event) => event.seq > last)
      last = fresh.at(-1)?.seq ?? last
      if (fresh.length > 0) listener(fresh)
    }
    // Events that arrive while the past is read wait, so that they come after it.
    const early: RunEvent[] = []
    const holdBack: Listener = (events) => early.push(...events)
    watched.listeners.add(holdBack)
    this.#startLooking()
    try {
      gapless(await listEvents(this.#db, runId, seq))
    } catch (error) {
      this.#leave(runId, holdBack)
      throw error
    }
    watched.listeners.delete(holdBack)
    watched.listeners.add(gapless)
    gapless(early)
    // The others may not have what this read has found beyond them.
    if (watched.listeners.size === 1) watched.seq = Math.max(watched.seq, last)
    else if (last > watched.seq) void this.#read(runId)
    return () => this.#leave(runId, gapless)
  }

  /** This process has appended these events. */
  publish(runId: string, events: readonly RunEvent[]): void {
    const watched = this.#watched.get(runId)
    const [first] = events
    if (!watched || !first) return
    if (first.seq > watched.seq + 1) void this.#read(runId)
    else this.#deliver(watched, events)
  }

  /** How many listeners there are, for the tests of leaks. */
  get listenerCount(): number {
    let count = 0
    for (const { listeners } of this.#watched.values()) count += listeners.size
    return count
  }

  close(): void {
    clearInterval(this.#timer)
    this.#watched.clear()
  }

  #leave(runId: string, listener: Listener): void {
    const watched = this.#watched.get(runId)
    watched?.listeners.delete(listener)
    if (watched?.listeners.size === 0) this.#watched.delete(runId)
    if (this.#watched.size === 0) {
      clearInterval(this.#timer)
      this.#timer = undefined
    }
  }

  #deliver(watched: Watched, events: readonly RunEvent[]): void {
    const fresh = events.filter((event) => event.seq > watched.seq)
    if (fresh.length === 0) return
    watched.seq = fresh.at(-1)?.seq ?? watched.seq
    for (const listener of [...watched.listeners]) listener(fresh)
  }

  #startLooking(): void {
    this.#timer ??= setInterval(() => void this.#look(), LOOK_EVERY_MS).unref()
  }

  async #look(): Promise<void> {
    try {
      for (const { id, seq } of await latestSeqs(this.#db, [...this.#watched.keys()])) {
        if (seq > (this.#watched.get(id)?.seq ?? seq)) await this.#read(id)
      }
    } catch {
      // The database is away; the next look finds what was missed.
    }
  }

  async #read(runId: string): Promise<void> {
    const watched = this.#watched.get(runId)
    if (!watched) return
    if (watched.reading) {
      watched.again = true
      return
    }
    watched.reading = true
    try {
      do {
        watched.again = false
        this.#deliver(watched, await listEvents(this.#db, runId, watched.seq))
      } while (watched.again)
    } catch {
      // As above: the next look tries again.
    } finally {
      watched.reading = false
    }
  }
}
