import { setMaxListeners } from 'node:events'

/** A hundred requests of one step wait with one signal; Node takes more than ten listeners for a leak unless told. */
const WAITING_MAX = 1_000

export interface TurnOptions {
  /** Aborting while the task waits takes it out of the queue. */
  readonly signal?: AbortSignal | undefined
  /** Somebody sits before the screen until this is done: it starts before whatever works in the background. */
  readonly isAwaited?: boolean | undefined
}

/** Lets calls through at a steady pace; `run` waits its turn, and rejects when `signal` aborts while waiting. */
export interface Limiter {
  run<T>(task: () => Promise<T>, options?: TurnOptions): Promise<T>
}

interface Waiter {
  readonly start: () => void
  readonly isAwaited: boolean
}

/**
 * A limiter for one service: at most `concurrent` tasks at once and at most one start per 1/`perSecond` seconds. Starts are
 * in order of arrival, awaited tasks before the others. `now` (ms) and `setTimer` are replaceable for tests.
 */
export function createLimiter(
  limits: { readonly perSecond: number; readonly concurrent: number },
  clock: { now: () => number; setTimer: (task: () => void, ms: number) => unknown } = {
    now: () => performance.now(),
    setTimer: setTimeout,
  },
): Limiter {
  const spacingMs = 1_000 / limits.perSecond
  const waiting: Waiter[] = []
  let active = 0
  let earliestStart = 0
  let isTimerSet = false

  const startNext = () => {
    const waitMs = earliestStart - clock.now()
    if (waiting.length === 0 || active >= limits.concurrent || isTimerSet) return
    if (waitMs > 0) {
      isTimerSet = true
      clock.setTimer(() => {
        isTimerSet = false
        startNext()
      }, waitMs)
      return
    }
    const waiter = waiting.shift()
    earliestStart = clock.now() + spacingMs
    active++
    waiter?.start()
    startNext()
  }

  const enqueue = (waiter: Waiter) => {
    const behind = waiter.isAwaited ? waiting.findIndex((other) => !other.isAwaited) : -1
    waiting.splice(behind < 0 ? waiting.length : behind, 0, waiter)
    startNext()
  }

  const turn = ({ signal, isAwaited = false }: TurnOptions) =>
    new Promise<void>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const onAbort = () => {
        const at = waiting.indexOf(waiter)
        if (at >= 0) waiting.splice(at, 1)
        reject(signal?.reason)
      }
      const waiter: Waiter = {
        isAwaited,
        start: () => {
          signal?.removeEventListener('abort', onAbort)
          resolve()
        },
      }
      if (signal) setMaxListeners(WAITING_MAX, signal)
      signal?.addEventListener('abort', onAbort, { once: true })
      enqueue(waiter)
    })

  return {
    async run(task, options = {}) {
      await turn(options)
      try {
        return await task()
      } finally {
        active--
        startNext()
      }
    },
  }
}

/** One limiter for each name, made on first use; keep one set per process. */
export function createLimiters<N extends string>(
  limitsOf: (name: N) => { readonly perSecond: number; readonly concurrent: number },
): (name: N) => Limiter {
  const limiters = new Map<N, Limiter>()
  return (name) => {
    const known = limiters.get(name) ?? createLimiter(limitsOf(name))
    limiters.set(name, known)
    return known
  }
}
