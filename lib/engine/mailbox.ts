import type { RunFact } from '@/lib/contracts/run'

/** Facts that units of this process produced and the loop has not appended yet. */
export class Mailbox {
  #facts: RunFact[] = []
  #taken: readonly RunFact[] = []
  readonly #waiting = new Map<RunFact, () => void>()
  #wake: () => void = () => {}

  put(fact: RunFact): void {
    this.#facts.push(fact)
    this.#wake()
  }

  /** Puts a fact and resolves when it has been appended; rejects when the unit is aborted before. */
  record(fact: RunFact, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = () => {
        signal.removeEventListener('abort', abort)
        this.#waiting.delete(fact)
      }
      const abort = () => {
        end()
        reject(signal.reason)
      }
      if (signal.aborted) return reject(signal.reason)
      signal.addEventListener('abort', abort, { once: true })
      this.#waiting.set(fact, () => {
        end()
        resolve()
      })
      this.put(fact)
    })
  }

  /** What was taken last has been appended. */
  kept(): void {
    for (const fact of this.#taken) this.#waiting.get(fact)?.()
    this.#taken = []
  }

  wake(): void {
    this.#wake()
  }

  take(): RunFact[] {
    const facts = this.#facts.splice(0)
    this.#taken = facts
    return facts
  }

  /** Facts that were taken and could not be appended: they come before what was put meanwhile. */
  putBack(facts: readonly RunFact[]): void {
    this.#facts.unshift(...facts)
  }

  isEmpty(): boolean {
    return this.#facts.length === 0
  }

  /** Resolves at the next put or wake; at once when something is there already. */
  filled(): Promise<void> {
    if (!this.isEmpty()) return Promise.resolve()
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }
}
