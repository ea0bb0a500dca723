import type { RunEvent } from '@/lib/contracts/run'
import { HEARD_EVERY_MS, type StreamEnd } from '@/lib/contracts/stream'
import { readEvent } from './run-wire'
import { endOfError, readEnd } from './stream-end'

/** A silence shorter than this is not worth a word. */
export const LOST_AFTER_MS = 5_000
/** A line that was not heard of for so long is asked after: what breaks on the way is told to neither side. */
export const SILENT_AFTER_MS = 2.5 * HEARD_EVERY_MS
/** Events that arrive within this time are handed over together: one paint, not fifty. */
export const GATHER_MS = 16
/** First and longest wait before the state is asked for again. */
const AGAIN_MS = 1_000
const AGAIN_MS_MAX = 15_000

/** `over`: the run has ended; a StreamEnd: this browser may no longer look. */
export type Connection = 'live' | 'lost' | 'over' | StreamEnd

/** What is used of the browser's EventSource. */
export interface Stream {
  onopen: ((event: Event) => unknown) | null
  onerror: ((event: Event) => unknown) | null
  onmessage: ((event: MessageEvent<string>) => unknown) | null
  readonly readyState: number
  close(): void
}
const CLOSED = 2

interface FollowOptions {
  /** Opens the stream after this seq. */
  open: (afterSeq: number) => Stream
  /** Seq of the last event that the reader holds. */
  heldSeq: () => number
  /** In order, without a hole after `heldSeq`; must not throw. null: the state is not folded here, any event has it fetched anew. */
  onEvents: ((events: readonly RunEvent[]) => void) | null
  /** Fetches the whole state anew; true when the run is over and nothing more will come. Rejects with AppError. */
  refetch: () => Promise<boolean>
  /** Called at every change; after `over` and after a StreamEnd nothing comes any more. */
  onConnection: (connection: Connection) => void
}

/**
 * Follows the events of a run or a desk until it is over, this browser may no longer look, or the returned function is called.
 * The browser reopens a broken stream by itself; a stream that the server ended, that has fallen silent or lacks an event, and one
 * whose browser says that it has no network, is healed by fetching the whole state. Only that tells whether the line is lost: a Carrel
 * on this machine answers without a network, too.
 */
export function followLog(options: FollowOptions): () => void {
  let stream: Stream | null = null
  let gathered: RunEvent[] = []
  let gatherTimer: ReturnType<typeof setTimeout> | undefined
  let lostTimer: ReturnType<typeof setTimeout> | undefined
  let againTimer: ReturnType<typeof setTimeout> | undefined
  let silenceTimer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  /** The state is being fetched; what happens meanwhile has it fetched once more. */
  let asking = false
  let again = false
  /** What the server gave as the reason when it ended the stream. */
  let said: StreamEnd | null = null
  let stopped = false

  function stop() {
    stopped = true
    hangUp()
    window.removeEventListener('offline', doubt)
    for (const timer of [gatherTimer, lostTimer, againTimer]) clearTimeout(timer)
  }

  function finish(connection: Connection) {
    stop()
    options.onConnection(connection)
  }

  function hangUp() {
    clearTimeout(silenceTimer)
    stream?.close()
    stream = null
  }

  function live() {
    clearTimeout(lostTimer)
    lostTimer = undefined
    failures = 0
    said = null
    options.onConnection('live')
  }

  function losing() {
    lostTimer ??= setTimeout(() => options.onConnection('lost'), LOST_AFTER_MS)
  }

  function heard() {
    clearTimeout(silenceTimer)
    silenceTimer = setTimeout(doubt, SILENT_AFTER_MS)
  }

  /** Whether the line is still there is not known: the answer to a question tells. */
  function doubt() {
    hangUp()
    losing()
    heal()
  }

  function ended(why: StreamEnd) {
    if (why === 'link-revoked' || why === 'link-expired') return finish(why)
    // Signing in and changing the password end one session and begin another: this browser may have it in a moment.
    hangUp()
    said = why
    againTimer = setTimeout(heal, AGAIN_MS)
  }

  function flush() {
    gatherTimer = undefined
    const held = options.heldSeq()
    const bySeq = new Map(gathered.filter((event) => event.seq > held).map((event) => [event.seq, event]))
    gathered = []
    if (!options.onEvents) return heal()
    const fresh = [...bySeq.values()].sort((a, b) => a.seq - b.seq)
    const gapless = fresh.filter((event, at) => event.seq === held + 1 + at)
    if (gapless.length > 0) options.onEvents(gapless)
    if (gapless.length === fresh.length) return
    hangUp()
    heal()
  }

  function heal() {
    clearTimeout(againTimer)
    if (asking) {
      again = true
      return
    }
    asking = true
    again = false
    options.refetch().then(
      (isOver) => {
        asking = false
        if (stopped) return
        if (isOver) return finish('over')
        if (again) return heal()
        if (!stream || stream.readyState === CLOSED) start()
        else live()
      },
      (error: unknown) => {
        asking = false
        if (stopped) return
        const end = endOfError(error)
        if (end) return finish(said ?? end)
        losing()
        failures += 1
        againTimer = setTimeout(heal, Math.min(AGAIN_MS_MAX, AGAIN_MS * 2 ** (failures - 1)))
      },
    )
  }

  function start() {
    const opened = options.open(options.heldSeq())
    stream = opened
    heard()
    opened.onopen = () => {
      heard()
      live()
    }
    opened.onmessage = (message) => {
      heard()
      const event = readEvent(message.data)
      if (event) {
        gathered.push(event)
        gatherTimer ??= setTimeout(flush, GATHER_MS)
        return
      }
      const end = readEnd(message.data)
      if (end) ended(end)
    }
    opened.onerror = () => {
      losing()
      if (opened.readyState === CLOSED) heal()
    }
  }

  window.addEventListener('offline', doubt)
  start()
  return stop
}
