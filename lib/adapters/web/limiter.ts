import { setMaxListeners } from 'node:events'
import PQueue from 'p-queue'

/** A hundred requests of one step wait with one signal; Node takes more than ten listeners for a leak unless told. */
const WAITING_MAX = 1_000

export interface TurnOptions {
  /** Aborting while the task waits takes it out of the queue. */
  readonly signal?: AbortSignal | undefined
  /** Somebody sits before the screen until this is done: it starts before whatever works in the background. */
  readonly isAwaited?: boolean | undefined
}

interface ServicePace {
  readonly perSecond: number
  readonly concurrent: number
  readonly burst?: number
}

/** Lets calls through at a steady pace; `run` waits its turn, and rejects when `signal` aborts while waiting. */
export interface Limiter {
  run<T>(task: () => Promise<T>, options?: TurnOptions): Promise<T>
}

/**
 * A limiter for one service: at most `concurrent` tasks at once, and at most `burst` starts (one when absent) in any
 * `burst`/`perSecond` seconds. Starts are in order of arrival, awaited tasks before the others.
 */
export function createLimiter(limits: ServicePace): Limiter {
  const { perSecond, concurrent, burst = 1 } = limits
  const queue = new PQueue({
    concurrency: concurrent,
    interval: (1_000 * burst) / perSecond,
    intervalCap: burst,
    strict: true,
  })
  return {
    run: (task, { signal, isAwaited = false } = {}) => {
      if (signal) setMaxListeners(WAITING_MAX, signal)
      return queue.add(task, { priority: isAwaited ? 1 : 0, ...(signal ? { signal } : {}) })
    },
  }
}

/** One limiter for each name, made on first use; keep one set per process. */
export function createLimiters<N extends string>(limitsOf: (name: N) => ServicePace): (name: N) => Limiter {
  const limiters = new Map<N, Limiter>()
  return (name) => {
    const known = limiters.get(name) ?? createLimiter(limitsOf(name))
    limiters.set(name, known)
    return known
  }
}
