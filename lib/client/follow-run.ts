import type { RunEvent } from '@/lib/contracts/run'
import type { StreamEnd } from '@/lib/contracts/stream'
import { readEvent } from './run-wire'
import { endOfError, readEnd } from './stream-end'

/** A silence shorter than this is not worth a word. */
export const LOST_AFTER_MS = 5_000
/** Events that arrive within this time are handed over together: one paint, not fifty. */
export const GATHER_MS = 16
/** First and longest wait before the stream is opened again after the server closed it. */
const REOPEN_MS = 1_000
const REOPEN_MS_MAX = 15_000

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
  /** In order, without a hole after `heldSeq`; must not throw. */
  onEvents: (events: readonly RunEvent[]) => void
  /** Fetches the whole state anew; true when the run is over and nothing more will come. Rejects with AppError. */
  refetch: () => Promise<boolean>
  /** Called at every change. */
  onConnection: (connection: Connection) => void
}

/**
 * Follows the events of a run until it is over, this browser may no longer look, or the returned function is called. The browser reopens a broken stream
 * by itself; a stream that the server ended, or an event that is missing, is healed by fetching the whole state.
 */
export function followRun(options: FollowOptions): () => void {
  let stream: Stream | null = null
  let gathered: RunEvent[] = []
  let gatherTimer: ReturnType<typeof setTimeout> | undefined
  let lostTimer: ReturnType<typeof setTimeout> | undefined
  let reopenTimer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  /** What the server gave as the reason when it ended the stream. */
  let said: StreamEnd | null = null
  let stopped = false

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

  function hangUp() {
    stream?.close()
    stream = null
  }

  function finish(connection: Connection) {
    clearTimeout(lostTimer)
    options.onConnection(connection)
  }

  /** Signing in and changing the password end one session and begin another: this browser may have it in a moment. */
  function askAgain(why: StreamEnd) {
    hangUp()
    said = why
    reopenTimer = setTimeout(heal, REOPEN_MS)
  }

  function flush() {
    gatherTimer = undefined
    const held = options.heldSeq()
    const bySeq = new Map(gathered.filter((event) => event.seq > held).map((event) => [event.seq, event]))
    const fresh = [...bySeq.values()].sort((a, b) => a.seq - b.seq)
    gathered = []
    const gapless = fresh.filter((event, at) => event.seq === held + 1 + at)
    if (gapless.length > 0) options.onEvents(gapless)
    if (gapless.length < fresh.length) heal()
  }

  function heal() {
    hangUp()
    clearTimeout(reopenTimer)
    options.refetch().then(
      (isOver) => {
        if (stopped) return
        if (isOver) finish('over')
        else start()
      },
      (error: unknown) => {
        if (stopped) return
        const end = endOfError(error)
        if (end) return finish(said ?? end)
        losing()
        failures += 1
        reopenTimer = setTimeout(heal, Math.min(REOPEN_MS_MAX, REOPEN_MS * 2 ** (failures - 1)))
      },
    )
  }

  function start() {
    const opened = options.open(options.heldSeq())
    stream = opened
    opened.onopen = live
    opened.onmessage = (message) => {
      const event = readEvent(message.data)
      if (event) {
        gathered.push(event)
        gatherTimer ??= setTimeout(flush, GATHER_MS)
        return
      }
      const end = readEnd(message.data)
      if (end) askAgain(end)
    }
    opened.onerror = () => {
      losing()
      if (opened.readyState === CLOSED) heal()
    }
  }

  start()
  return () => {
    stopped = true
    hangUp()
    for (const timer of [gatherTimer, lostTimer, reopenTimer]) clearTimeout(timer)
  }
}
