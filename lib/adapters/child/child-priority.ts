import { AsyncLocalStorage } from 'node:async_hooks'
import { setPriority } from 'node:os'

/** Steps of `nice`. Every child gives way to the server itself (0), which answers all. */
const NICE_OF_ONE = 2
/** The work of who asks for much gives way to the work of all others as well, and still gets on beside it. */
const NICE_OF_MANY = 12

/** How willingly the processes that work for one owner give way to others; it can only become more. */
export class Priority {
  #nice = NICE_OF_ONE
  readonly #pids = new Set<number>()

  begins(pid: number): void {
    this.#pids.add(pid)
    setNice(pid, this.#nice)
  }

  ends(pid: number): void {
    this.#pids.delete(pid)
  }

  /** Those that run and those that begin later go behind the work of all who ask for one thing at a time. */
  giveWay(): void {
    this.#nice = NICE_OF_MANY
    for (const pid of this.#pids) setNice(pid, this.#nice)
  }
}

const current = new AsyncLocalStorage<Priority>()

/** Does the work; the children that it starts have this priority. */
export function withPriority<T>(priority: Priority, work: () => Promise<T>): Promise<T> {
  return current.run(priority, work)
}

/** That of the work in which this is asked; outside of any, one of its own. */
export function currentPriority(): Priority {
  return current.getStore() ?? new Priority()
}

/** A process that has ended meanwhile keeps none, and a system that knows no priorities does without. */
function setNice(pid: number, nice: number): void {
  try {
    setPriority(pid, nice)
  } catch {
    return
  }
}
