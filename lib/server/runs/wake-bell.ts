/** Rung for a run that is being driven, when somebody has written to it. A ring that nobody waits for is kept. */
export class WakeBell {
  #rung = false
  #hear: () => void = () => {}

  ring(): void {
    this.#rung = true
    this.#hear()
  }

  /** Whether it was rung since it was last heard or taken. */
  take(): boolean {
    const rung = this.#rung
    this.#rung = false
    return rung
  }

  /** Resolves at a ring, at once when one is kept, after `timeoutMs`, or when `signal` aborts; the ring counts as heard. */
  async heard(timeoutMs: number, signal: AbortSignal): Promise<void> {
    if (!this.#rung && !signal.aborted) {
      await new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', end)
          resolve()
        }
        const timer = setTimeout(end, timeoutMs).unref()
        signal.addEventListener('abort', end, { once: true })
        this.#hear = end
      })
    }
    this.#rung = false
  }
}
