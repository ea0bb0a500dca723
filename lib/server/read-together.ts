/**
 * Reads for all who ask at the same time: of a key one reading is under way, and whoever asks meanwhile shares the next one. Nobody gets what was read before they
 * asked, and however many ask, two are read.
 */
export class ReadTogether<T> {
  readonly #running = new Map<string, Promise<T>>()
  readonly #next = new Map<string, Promise<T>>()

  get(key: string, read: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key)
    if (!running) return this.#begin(key, read)
    const begin = () => {
      this.#next.delete(key)
      return this.#begin(key, read)
    }
    const next = this.#next.get(key) ?? running.then(begin, begin)
    this.#next.set(key, next)
    return next
  }

  #begin(key: string, read: () => Promise<T>): Promise<T> {
    const reading = read().finally(() => {
      if (this.#running.get(key) === reading) this.#running.delete(key)
    })
    this.#running.set(key, reading)
    return reading
  }
}
