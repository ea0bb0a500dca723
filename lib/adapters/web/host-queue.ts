/** Lets at most `width` pieces of work run at once for each host; the others wait in line. */
export class HostQueue {
  readonly #width: number
  readonly #waiting = new Map<string, { running: number; queue: (() => void)[] }>()

  constructor(width: number) {
    this.#width = width
  }

  async run<T>(host: string, work: () => Promise<T>): Promise<T> {
    const line = this.#waiting.get(host) ?? { running: 0, queue: [] }
    this.#waiting.set(host, line)
    if (line.running >= this.#width) await new Promise<void>((resolve) => line.queue.push(resolve))
    else line.running += 1
    try {
      return await work()
    } finally {
      const next = line.queue.shift()
      // The place goes straight to the next in line, so that nobody can slip in between.
      if (next) next()
      else {
        line.running -= 1
        if (line.running === 0) this.#waiting.delete(host)
      }
    }
  }
}
