interface Bounds {
  readonly countMax: number
  readonly bytesMax: number
}

/** Results by key, within bounds of number and bytes: what was not asked for longest goes first. */
export class KeptResults<Result> {
  readonly #bounds: Bounds
  /** In the order in which they were asked for, the latest last. */
  readonly #kept = new Map<string, { readonly result: Result; readonly bytes: number }>()
  #bytes = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  get(key: string): Result | undefined {
    const found = this.#kept.get(key)
    if (!found) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, found)
    return found.result
  }

  /** Keeps a result of that size; one that is larger than all there is room for is not kept. */
  set(key: string, result: Result, bytes: number): void {
    this.#drop(key)
    if (bytes > this.#bounds.bytesMax) return
    this.#kept.set(key, { result, bytes })
    this.#bytes += bytes
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#bounds.countMax && this.#bytes <= this.#bounds.bytesMax) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0
    this.#kept.delete(key)
  }
}
