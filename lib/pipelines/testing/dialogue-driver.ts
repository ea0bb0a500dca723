import type { ModelPort } from '@/lib/contracts/ports'
import type { RunState } from '@/lib/contracts/run'
import { openQuestions } from '@/lib/core/run/run-state'
import { MemoryLog } from '@/lib/engine/memory-log'
import type { Pipeline } from '@/lib/engine/pipeline'
import { runPipeline } from '@/lib/engine/run'

const clock = { now: () => '2026-01-01T00:00:00.000Z', elapsedMs: () => 0 }

/** A dialogue in memory, for tests: drives it until it waits, and answers for the student. */
export class DialogueDriver {
  readonly log: MemoryLog
  /** The append at which the process that drives it is killed, once; another one goes on. */
  killAt: number | null = null
  readonly #line: Pipeline
  readonly #ports: { readonly model: ModelPort }

  constructor(line: Pipeline, input: unknown, ports: { readonly model: ModelPort }) {
    this.#line = line
    this.#ports = ports
    this.log = new MemoryLog({ type: 'run-created', pipeline: line.name, input, tokenBudget: null })
  }

  async drive(): Promise<RunState> {
    this.log.loseLeaseAt = this.killAt ?? Number.POSITIVE_INFINITY
    try {
      return await runPipeline(this.#line, {
        log: this.log,
        ports: this.#ports,
        clock,
        signal: new AbortController().signal,
      })
    } catch (error) {
      if (this.killAt === null) throw error
      this.killAt = null
      return this.drive()
    }
  }

  answer(run: RunState, answer: unknown): void {
    const [open] = openQuestions(run)
    if (!open) throw new Error('nothing is asked')
    this.log.write({ type: 'question-answered', step: open.key, round: open.round, answer })
  }
}
