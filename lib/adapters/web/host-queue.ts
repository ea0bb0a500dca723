import PQueue from 'p-queue'

/** Lets at most `width` pieces of work run at once for each host; the others wait in line. */
export class HostQueue {
  readonly #width: number
  readonly #queues = new Map<string, PQueue>()

  constructor(width: number) {
    this.#width = width
  }

  async run<T>(host: string, work: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(host) ?? new PQueue({ concurrency: this.#width })
    this.#queues.set(host, queue)
    try {
      return await queue.add(work)
    } finally {
      // A host that nobody waits for is forgotten: links name thousands.
      if (queue.size === 0 && queue.pending === 0) this.#queues.delete(host)
    }
  }
}
