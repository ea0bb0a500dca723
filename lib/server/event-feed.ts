import type { Database } from '@/lib/adapters/store/client'
import { latestSeqs, listEvents } from '@/lib/adapters/store/runs'
import { beyondScopes } from '@/lib/adapters/store/scope'
import type { RunEvent } from '@/lib/contracts/run'
import type { StreamAccess, StreamEnd } from '@/lib/contracts/stream'
import { AccessWatch } from '@/lib/server/access-watch'

/**
 * How often logs that somebody watches are looked at, for what other processes appended, and whether those who watch still may.
 */
const LOOK_EVERY_MS = 400

type Listener = (events: readonly RunEvent[]) => void

export interface LogListener {
  readonly access: StreamAccess
  /** Events after the last ones, in order, without gaps; must not throw. */
  onEvents(events: readonly RunEvent[]): void
  /** The access has ended; whoever listens leaves now. Must not throw. */
  onEnd(why: StreamEnd): void
}

interface Watched {
  /** The log after `from`, as far as it is known here; null until it was read. */
  past: { from: number; events: RunEvent[] } | null
  readonly listeners: Set<Listener>
  /** Reading is one at a time; whoever needs more waits for the one under way, then looks again. */
  reading: Promise<void> | null
  again: boolean
}

/**
 * Brings new events of runs and desks to whoever watches their logs in this process: at once when this process appended them,
 * within LOOK_EVERY_MS otherwise. A log is kept while somebody watches it: one read serves all, those who come later too, and
 * one query looks at all logs.
 */
export class EventFeed {
  readonly #db: Database
  readonly #accesses: AccessWatch
  readonly #watched = new Map<string, Watched>()
  #timer: NodeJS.Timeout | undefined

  constructor(db: Database) {
    this.#db = db
    this.#accesses = new AccessWatch(db)
  }

  /** Calls the listener with events that come after `seq`. Returns the way out. */
  async watch(runId: string, seq: number, listener: LogListener): Promise<() => void> {
    const release = this.#accesses.hold(listener.access, (why) => listener.onEnd(why))
    try {
      const leave = await this.#listen(runId, seq, (events) => listener.onEvents(events))
      return () => {
        release()
        leave()
      }
    } catch (error) {
      release()
      throw error
    }
  }

  /** This process has appended these events. */
  publish(runId: string, events: readonly RunEvent[]): void {
    const watched = this.#watched.get(runId)
    const [first] = events
    if (!watched || !first) return
    if (!watched.past || first.seq > seqOf(watched.past) + 1) void this.#read(runId)
    else this.#deliver(watched, events)
  }

  /** Looks now, because something was just written here. Looks may overlap: a long log that is read puts off no end of a session. */
  look(): Promise<void> {
    // One look serves all who watch; each was let in before it began to.
    return beyondScopes(() => this.#look())
  }

  async #look(): Promise<void> {
    try {
      // First of all: who may no longer look is told nothing new.
      await this.#accesses.look()
      for (const { id, seq } of await latestSeqs(this.#db, [...this.#watched.keys()])) {
        const past = this.#watched.get(id)?.past
        if (past && seq > seqOf(past)) await this.#read(id)
      }
    } catch {
      // The database is away; the next look finds what was missed.
    }
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

  async #listen(runId: string, seq: number, listener: Listener): Promise<() => void> {
    const watched = this.#watched.get(runId) ?? {
      past: null,
      listeners: new Set<Listener>(),
      reading: null,
      again: false,
    }
    this.#watched.set(runId, watched)
    // Keeps the run watched while the past is read; what comes meanwhile is then in it.
    const place: Listener = () => undefined
    watched.listeners.add(place)
    this.#startLooking()
    try {
      while (!watched.past || watched.past.from > seq) await this.#reach(runId, watched, seq)
      // No waiting from here until the listener is in: what comes in between would be lost to it.
      const { past } = watched
      let last = seq
      const gapless: Listener = (events) => {
        const fresh = events.filter((event) => event.seq > last)
        last = fresh.at(-1)?.seq ?? last
        if (fresh.length > 0) listener(fresh)
      }
      gapless(past.events.slice(seq - past.from))
      watched.listeners.add(gapless)
      // Another process may have appended since it was read.
      void this.#read(runId)
      return () => this.#leave(runId, gapless)
    } finally {
      this.#leave(runId, place)
    }
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
    const { past } = watched
    if (!past) return
    const known = seqOf(past)
    const fresh = events.filter((event) => event.seq > known)
    if (fresh.length === 0) return
    past.events.push(...fresh)
    for (const listener of [...watched.listeners]) listener(fresh)
  }

  #startLooking(): void {
    this.#timer ??= setInterval(() => void this.look(), LOOK_EVERY_MS).unref()
  }

  /** Reads the log after `seq`, or waits for a read under way. Rejects when it cannot be read. */
  async #reach(runId: string, watched: Watched, seq: number): Promise<void> {
    if (watched.reading) return watched.reading
    await this.#readOnce(watched, async () => {
      const events = [...(await listEvents(this.#db, runId, seq))]
      const { past } = watched
      if (!past) watched.past = { from: seq, events }
      else if (past.from > seq) {
        past.events.unshift(...events.filter((event) => event.seq <= past.from))
        past.from = seq
        this.#deliver(watched, events)
      }
    })
  }

  /** Reads what is new, once more when it was asked for meanwhile. */
  async #read(runId: string): Promise<void> {
    const watched = this.#watched.get(runId)
    if (!watched) return
    watched.again = true
    if (watched.reading) return
    try {
      while (watched.again && watched.past) {
        watched.again = false
        const after = seqOf(watched.past)
        await this.#readOnce(watched, async () =>
          this.#deliver(watched, await listEvents(this.#db, runId, after)),
        )
      }
    } catch {
      // As above: the next look tries again.
    }
  }

  async #readOnce(watched: Watched, read: () => Promise<void>): Promise<void> {
    const reading = beyondScopes(read)
    // Whoever waits for it looks for itself what came of it.
    watched.reading = reading.catch(() => undefined)
    try {
      await reading
    } finally {
      watched.reading = null
    }
  }
}

/** Seq of the last event that is known. */
function seqOf({ from, events }: { from: number; events: readonly RunEvent[] }): number {
  return events.at(-1)?.seq ?? from
}
