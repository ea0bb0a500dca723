import { AppError } from '@/lib/contracts/errors'
import type { RunLog } from '@/lib/contracts/ports'
import { RunEvent, type RunFact, type RunState } from '@/lib/contracts/run'
import { foldEvents } from '@/lib/core/run/run-state'

/**
 * A run log in memory, for the command line and for tests of pipelines: as strict as the stored one (dense seq, JSON in
 * and out), with a way to write as a person and to lose the lease at a chosen append.
 */
export class MemoryLog implements RunLog {
  readonly events: RunEvent[] = []
  /** Appends that succeeded so far. */
  appends = 0
  /** The append with this number (from 1), and all after it, are refused as if another worker had the run. */
  loseLeaseAt = Number.POSITIVE_INFINITY
  /** Called before each append with its facts: a place to write as somebody who is just faster. */
  beforeAppend: (facts: readonly RunFact[]) => void = () => {}
  #wake: () => void = () => {}

  readonly #now: () => string

  constructor(first: RunFact, now: () => string = () => '2026-01-01T00:00:00.000Z') {
    this.#now = now
    this.#push([first], now())
  }

  async begin(present: (event: RunEvent) => RunEvent): Promise<RunState> {
    return foldEvents(this.events.map(present))
  }

  async read(afterSeq: number): Promise<readonly RunEvent[]> {
    return this.events.slice(afterSeq)
  }

  async append(
    facts: readonly RunFact[],
    after: { readonly seq: number; readonly at: string },
  ): Promise<readonly RunEvent[] | null> {
    this.beforeAppend(facts)
    if (after.seq !== this.events.length) return null
    if (this.appends + 1 >= this.loseLeaseAt) throw new AppError('lease-lost', 'taken over in the test')
    this.appends += 1
    return this.#push(facts, after.at)
  }

  changed(_timeoutMs: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
  }

  /** Writes as a person does: without the lease, at any time. */
  write(...facts: RunFact[]): void {
    this.#push(facts, this.#now())
    this.#wake()
  }

  #push(facts: readonly RunFact[], at: string): RunEvent[] {
    const added = facts.map((fact, index) =>
      RunEvent.parse(JSON.parse(JSON.stringify({ seq: this.events.length + index + 1, at, fact }))),
    )
    this.events.push(...added)
    return added
  }
}
