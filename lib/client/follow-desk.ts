import { AppError, type ErrorCode } from '@/lib/contracts/errors'
import { fieldOf } from './fetch-json'
import { LOST_AFTER_MS, type Stream } from './follow-run'

/** Events that arrive within this time are answered by one look. */
const GATHER_MS = 60
/** First and longest wait before a desk that cannot be reached is asked for again. */
const AGAIN_MS = 1_000
const AGAIN_MS_MAX = 15_000
const CLOSED = 2

/** What ends a desk in this browser for good. */
export const closingCodes = ['link-revoked', 'link-expired', 'not-signed-in', 'not-found'] as const
export type ClosingCode = (typeof closingCodes)[number]

/** The code if it ends the desk, else null. */
export function closingCode(code: unknown): ClosingCode | null {
  return closingCodes.find((closing) => closing === code) ?? null
}

interface FollowOptions {
  /** Opens the stream behind what the reader holds. */
  readonly open: () => Stream
  /** Fetches the desk anew; rejects with AppError. */
  readonly refetch: () => Promise<void>
  /** Called once; nothing comes afterwards. */
  readonly onClosed: (code: ClosingCode) => void
  readonly onLost: (isLost: boolean) => void
}

/** Fetches a desk anew whenever something happens at it, until it is closed or the returned function is called. */
export function followDesk({ open, refetch, onClosed, onLost }: FollowOptions): () => void {
  let stream: Stream | null = null
  let gatherTimer: ReturnType<typeof setTimeout> | undefined
  let againTimer: ReturnType<typeof setTimeout> | undefined
  let lostTimer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let stopped = false

  function stop() {
    stopped = true
    stream?.close()
    for (const timer of [gatherTimer, againTimer, lostTimer]) clearTimeout(timer)
  }

  function close(code: ClosingCode) {
    if (stopped) return
    stop()
    onClosed(code)
  }

  function found() {
    clearTimeout(lostTimer)
    lostTimer = undefined
    failures = 0
    onLost(false)
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
      const code: ErrorCode = error instanceof AppError ? error.code : 'internal'
      const closing = closingCode(code)
      if (closing) return close(closing)
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
      const code = closingCode(fieldOf(parsed(data), 'closed'))
      if (code) return close(code)
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
