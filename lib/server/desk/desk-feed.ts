import type { Database } from '@/lib/adapters/store/client'
import { latestDeskSeqs, listDeskEvents } from '@/lib/adapters/store/desk-events'
import type { DeskEvent } from '@/lib/contracts/desk'
import type { ProjectId } from '@/lib/contracts/ids'
import type { StreamAccess, StreamEnd } from '@/lib/contracts/stream'
import { AccessWatch } from '@/lib/server/access-watch'
import { services } from '@/lib/server/services'

/** How often desks that somebody watches are looked at; a stream whose access ended is closed within a second everywhere. */
const LOOK_EVERY_MS = 400

export interface DeskListener {
  readonly projectId: ProjectId
  readonly access: StreamAccess
  /** Events after the last ones, in order, without gaps; must not throw. */
  onEvents(events: readonly DeskEvent[]): void
  /** The access has ended; nothing comes any more. Must not throw. */
  onEnd(why: StreamEnd): void
}

interface Watcher {
  readonly listener: DeskListener
  seq: number
}

// Pages, routes and actions are bundled apart; this is where they meet.
declare global {
  var carrelDeskFeed: DeskFeed | undefined
}

/** The feed of this process. */
export async function deskFeed(): Promise<DeskFeed> {
  const { db } = await services()
  const known = globalThis.carrelDeskFeed
  if (known?.db === db) return known
  globalThis.carrelDeskFeed = new DeskFeed(db)
  return globalThis.carrelDeskFeed
}

/** Brings what happens at desks to the pages that are open on them, and ends those that may no longer look. */
export class DeskFeed {
  readonly db: Database
  readonly #accesses: AccessWatch
  readonly #watchers = new Set<Watcher>()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | null = null
  #again = false

  constructor(db: Database) {
    this.db = db
    this.#accesses = new AccessWatch(db)
  }

  /** Calls the listener with what happens after `seq`. Returns the way out. */
  watch(listener: DeskListener, seq: number): () => void {
    const watcher = { listener, seq }
    this.#watchers.add(watcher)
    const release = this.#accesses.hold(listener.access, (why) => {
      leave()
      listener.onEnd(why)
    })
    const leave = () => {
      release()
      this.#leave(watcher)
    }
    this.#timer ??= setInterval(() => void this.look(), LOOK_EVERY_MS).unref()
    void this.look()
    return leave
  }

  /** Looks now, because something was just written here; a look under way is followed by another. */
  async look(): Promise<void> {
    if (this.#looking) {
      this.#again = true
      return this.#looking
    }
    this.#looking = this.#lookUntilDone()
    await this.#looking
  }

  get watcherCount(): number {
    return this.#watchers.size
  }

  async #lookUntilDone(): Promise<void> {
    try {
      do {
        this.#again = false
        await this.#lookOnce()
      } while (this.#again)
    } catch {
      // The database is away; the next look finds what was missed.
    } finally {
      this.#looking = null
    }
  }

  async #lookOnce(): Promise<void> {
    if (this.#watchers.size === 0) return
    // First of all: who may no longer look is told nothing new.
    await this.#accesses.look()
    const projects = [...new Set([...this.#watchers].map(({ listener }) => listener.projectId))]
    const seqs = await latestDeskSeqs(this.db, projects)
    for (const projectId of projects) await this.#deliver(projectId, seqs.get(projectId) ?? 0)
  }

  async #deliver(projectId: ProjectId, latest: number): Promise<void> {
    // A seq from the future, of a database that was put back to an older state, must not silence the stream.
    for (const watcher of this.#watchers)
      if (watcher.listener.projectId === projectId) watcher.seq = Math.min(watcher.seq, latest)
    const behind = [...this.#watchers].filter(
      ({ listener, seq }) => listener.projectId === projectId && seq < latest,
    )
    if (behind.length === 0) return
    const from = Math.min(...behind.map(({ seq }) => seq))
    const events = await listDeskEvents(this.db, projectId, from)
    for (const watcher of behind) {
      const fresh = events.filter(({ seq }) => seq > watcher.seq)
      watcher.seq = fresh.at(-1)?.seq ?? watcher.seq
      if (fresh.length > 0 && this.#watchers.has(watcher)) watcher.listener.onEvents(fresh)
    }
  }

  #leave(watcher: Watcher): void {
    this.#watchers.delete(watcher)
    if (this.#watchers.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}
