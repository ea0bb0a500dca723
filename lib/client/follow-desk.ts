import type { StreamEnd } from '@/lib/contracts/stream'
import { LOST_AFTER_MS, type Stream } from './follow-run'
import { endOfError, readEnd } from './stream-end'

/** Events that arrive within this time are answered by one look. */
const GATHER_MS = 60
/** First and longest wait before a desk that cannot be reached is asked for again. */
const AGAIN_MS = 1_000
const AGAIN_MS_MAX = 15_000
const CLOSED = 2

interface FollowOptions {
  /** Opens the stream behind what the reader holds. */
  readonly open: () => Stream
  /** Fetches the desk anew; rejects with AppError. */
  readonly refetch: () => Promise<void>
  /** Called once; nothing comes afterwards. */
  readonly onClosed: (code: StreamEnd) => void
  readonly onLost: (isLost: boolean) => void
}

/** Fetches a desk anew whenever something happens at it, until it is closed or the returned function is called. */
export function followDesk({ open, refetch, onClosed, onLost }: FollowOptions): () => void {
  let stream: Stream | null = null
  let gatherTimer: ReturnType<typeof setTimeout> | undefined
  let againTimer: ReturnType<typeof setTimeout> | undefined
  let lostTimer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  /** What the server gave as the reason when it ended the stream. */
  let said: StreamEnd | null = null
  let stopped = false

  function stop() {
    stopped = true
    stream?.close()
    for (const timer of [gatherTimer, againTimer, lostTimer]) clearTimeout(timer)
  }

  function close(code: StreamEnd) {
    if (stopped) return
    stop()
    onClosed(code)
  }

  function found() {
    clearTimeout(lostTimer)
    lostTimer = undefined
    failures = 0
    said = null
    onLost(false)
  }

  function ended(why: StreamEnd) {
    if (why === 'link-revoked' || why === 'link-expired') return close(why)
    // Signing in and changing the password end one session and begin another: this browser may have it in a moment.
    stream?.close()
    said = why
    clearTimeout(gatherTimer)
    againTimer = setTimeout(look, AGAIN_MS)
  }

  async function look() {
    gatherTimer = undefined
    try {
      await refetch()
      if (stopped) return
      found()
      if (!stream || stream.readyState === CLOSED) start()
    } catch (error) {
      if (stopped) return
      const end = endOfError(error)
      if (end) return close(said ?? end)
      lostTimer ??= setTimeout(() => onLost(true), LOST_AFTER_MS)
      failures += 1
      againTimer = setTimeout(look, Math.min(AGAIN_MS_MAX, AGAIN_MS * 2 ** (failures - 1)))
    }
  }

  function start() {
    const opened = open()
    stream = opened
    opened.onopen = found
    opened.onmessage = ({ data }) => {
      const end = readEnd(data)
      if (end) return ended(end)
      gatherTimer ??= setTimeout(look, GATHER_MS)
    }
    opened.onerror = () => {
      lostTimer ??= setTimeout(() => onLost(true), LOST_AFTER_MS)
      // The browser opens a broken stream again by itself, but not one that was answered with an error.
      if (opened.readyState === CLOSED) void look()
    }
  }

  start()
  return stop
}
