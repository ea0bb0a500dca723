import { AppError } from '@/lib/contracts/errors'

export interface Turns {
  /** Resolves when it is the caller's turn. Rejects with `rate-limited` when too many wait, or with the signal's reason. */
  readonly take: (signal?: AbortSignal) => Promise<void>
  /** Once for each turn taken. */
  readonly giveBack: () => void
}

/** Lets `runningMax` work at once and `waitingMax` wait for them, first come, first served. */
export function createTurns({ runningMax, waitingMax }: { runningMax: number; waitingMax: number }): Turns {
  let running = 0
  const waiting: (() => void)[] = []
  const take = async (signal?: AbortSignal): Promise<void> => {
    signal?.throwIfAborted()
    if (running < runningMax) {
      running += 1
      return
    }
    if (waiting.length >= waitingMax) throw new AppError('rate-limited', `${waiting.length} already wait`)
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(signal?.reason)
      }
      const begin = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      waiting.push(begin)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }
  const giveBack = (): void => {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
  return { take, giveBack }
}
