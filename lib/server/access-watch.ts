import type { Database } from '@/lib/adapters/store/client'
import { endedAccesses } from '@/lib/adapters/store/stream-accesses'
import type { StreamAccess, StreamEnd } from '@/lib/contracts/stream'

/** Called once, when the access has ended; must not throw. */
type OnEnd = (why: StreamEnd) => void

interface Held {
  readonly access: StreamAccess
  readonly streams: Set<OnEnd>
}

/**
 * Tells open streams when what they rest on has ended: signed out, password changed, link revoked, project deleted, here or
 * in another process. A feed calls `look` in the look that it takes anyway; streams of one session and project are asked
 * for once.
 */
export class AccessWatch {
  readonly #db: Database
  readonly #held = new Map<string, Held>()
  #looking: Promise<void> | null = null

  constructor(db: Database) {
    this.#db = db
  }

  /** Watches an access for one stream. Returns the way out. */
  hold(access: StreamAccess, onEnd: OnEnd): () => void {
    const key = keyOf(access)
    const held = this.#held.get(key) ?? { access, streams: new Set<OnEnd>() }
    this.#held.set(key, held)
    held.streams.add(onEnd)
    return () => {
      held.streams.delete(onEnd)
      if (held.streams.size === 0 && this.#held.get(key) === held) this.#held.delete(key)
    }
  }

  /** Ends the streams whose access has ended. Rejects when the database is away: the next look finds them. */
  look(): Promise<void> {
    this.#looking ??= this.#lookOnce().finally(() => {
      this.#looking = null
    })
    return this.#looking
  }

  async #lookOnce(): Promise<void> {
    const accesses = [...this.#held.values()].map(({ access }) => access)
    for (const [access, why] of await endedAccesses(this.#db, accesses, new Date())) {
      const streams = this.#held.get(keyOf(access))?.streams ?? []
      for (const onEnd of [...streams]) onEnd(why)
    }
  }
}

function keyOf(access: StreamAccess): string {
  return 'sessionId' in access ? `${access.sessionId} ${access.projectId}` : access.sessionHash
}
