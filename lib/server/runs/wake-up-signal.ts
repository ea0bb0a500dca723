/** Given to a run that is being driven, when somebody has written to it. One that nobody waits for is kept. */
export class WakeUpSignal {
  #given = false
  #wake: () => void = () => {}

  give(): void {
    this.#given = true
    this.#wake()
  }

  /** Whether it was given since it was last waited for or taken. */
  take(): boolean {
    const given = this.#given
    this.#given = false
    return given
  }

  /** Resolves when it is given, at once when it is kept, after `timeoutMs`, or when `signal` aborts; it is then no longer kept. */
  async wait(timeoutMs: number, signal: AbortSignal): Promise<void> {
    if (!this.#given && !signal.aborted) {
      await new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', end)
          resolve()
        }
        const timer = setTimeout(end, timeoutMs).unref()
        signal.addEventListener('abort', end, { once: true })
        this.#wake = end
      })
    }
    this.#given = false
  }
}
