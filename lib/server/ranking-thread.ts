import { ProgramThread } from '@/lib/adapters/child/program-thread'
import type { SourceDelta } from '@/lib/contracts/source-validation'
import type { RankingJob, RankingPort } from '@/lib/pipelines/sources/ranking-task'

const PROGRAM = 'lib/server/ranking-program.ts'

/** A job as the thread gets it: deltas by number, and those that it was not sent before. */
export interface RankingMessage {
  readonly deltaIds: readonly number[]
  readonly fresh: readonly (readonly [number, SourceDelta])[]
  readonly job: Omit<RankingJob, 'deltas'>
}

/** `ok` is false when the thread has forgotten one of the deltas. */
export type RankingAnswer = { readonly ok: true; readonly delta: SourceDelta } | { readonly ok: false }

// On globalThis because pages, routes and the start of the server are bundled apart.
declare global {
  var carrelRanking: ThreadRanking | undefined
}

/** Merging and ranking in a thread of its own: one for each process, since one run after the other is merged anyway. */
export class ThreadRanking implements RankingPort {
  readonly #thread = new ProgramThread(PROGRAM)
  readonly #idOf = new WeakMap<SourceDelta, number>()
  readonly #sent = new Set<number>()
  #nextId = 1
  #start = 0

  start(): void {
    this.#thread.start()
  }

  stop(): Promise<void> {
    return this.#thread.stop()
  }

  async rank({ deltas, ...job }: RankingJob, signal: AbortSignal): Promise<SourceDelta> {
    const first = await this.#ask({ deltas, job }, signal)
    if (first.ok) return first.delta
    for (const delta of deltas) this.#sent.delete(this.#idFor(delta))
    const again = await this.#ask({ deltas, job }, signal)
    if (again.ok) return again.delta
    throw new Error('the ranking thread forgot what it was sent')
  }

  async #ask(
    { deltas, job }: { readonly deltas: readonly SourceDelta[]; readonly job: RankingMessage['job'] },
    signal: AbortSignal,
  ): Promise<RankingAnswer> {
    this.#thread.start()
    if (this.#start !== this.#thread.starts) this.#sent.clear()
    this.#start = this.#thread.starts
    const numbered = deltas.map((delta) => [this.#idFor(delta), delta] as const)
    const fresh = numbered.filter(([id]) => !this.#sent.has(id))
    for (const [id] of fresh) this.#sent.add(id)
    const message: RankingMessage = { deltaIds: numbered.map(([id]) => id), fresh, job }
    const answer = await this.#thread.ask(message, signal)
    if (!isRankingAnswer(answer)) throw new Error('the ranking thread said something else')
    return answer
  }

  #idFor(delta: SourceDelta): number {
    const id = this.#idOf.get(delta) ?? this.#nextId++
    this.#idOf.set(delta, id)
    return id
  }
}

// The thread runs a program of our own: the kind of its answer is recognised, not checked field by field.
function isRankingAnswer(value: unknown): value is RankingAnswer {
  return typeof value === 'object' && value !== null && 'ok' in value
}

/** The ranking of this process; its thread starts with the first call. */
export function rankingThread(): ThreadRanking {
  globalThis.carrelRanking ??= new ThreadRanking()
  return globalThis.carrelRanking
}
