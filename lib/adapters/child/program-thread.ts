import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { AppError } from '@/lib/contracts/errors'
import { rootFolder } from './root-folder'

const MAIN = 'lib/adapters/child/thread-main.mjs'
/** Of the heap of one thread; what needs more ends the thread, not the process. */
const HEAP_MB = 1_024

const Answer = z.discriminatedUnion('ok', [
  z.object({ id: z.number(), ok: z.literal(true), value: z.unknown() }),
  z.object({ id: z.number(), ok: z.literal(false), detail: z.string() }),
])

interface Asked {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/**
 * A thread in which one program answers messages, one after the other, while this process goes on serving. The program is a
 * file, from Carrel's root, that exports a pure `answer(message)`; messages and answers are copied (structured clone). For
 * work on data of our own: what others made is read in a process with limits (run-child.ts). A thread that ends is started anew by the next
 * message.
 */
export class ProgramThread {
  readonly #program: string
  readonly #asked = new Map<number, Asked>()
  #worker: Worker | null = null
  #nextId = 1
  #starts = 0

  constructor(program: string) {
    this.#program = program
  }

  /** How often the thread was started: what it remembers is gone each time. */
  get starts(): number {
    return this.#starts
  }

  /** Starts the thread before it is needed; loading the program takes it a second or two. */
  start(): void {
    this.#running()
  }

  /** The program's answer. Throws `internal` when the program or its thread fails; rejects with the signal's reason when nobody waits any more. */
  ask(message: unknown, signal?: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const id = this.#nextId++
      const worker = this.#running()
      const leave = () => this.#settle(id)?.reject(signal?.reason)
      signal?.addEventListener('abort', leave, { once: true })
      const settled = () => signal?.removeEventListener('abort', leave)
      this.#asked.set(id, {
        resolve: (value) => {
          settled()
          resolve(value)
        },
        reject: (error) => {
          settled()
          reject(error)
        },
      })
      worker.ref()
      worker.postMessage({ id, message })
    })
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate()
  }

  #running(): Worker {
    if (this.#worker) return this.#worker
    const root = rootFolder(MAIN)
    // Not imported: the bundler takes the file of a `new Worker` for one to bundle, with all that it loads by path.
    const threads = process.getBuiltinModule('node:worker_threads')
    const worker = new threads.Worker(join(root, MAIN), {
      workerData: { program: join(root, this.#program) },
      // It reads no environment, and loads its program itself.
      env: { NODE_ENV: 'production' },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    // A thread without work does not keep its process alive.
    worker.unref()
    worker.on('message', (said: unknown) => this.#hear(said))
    worker.on('error', (error) => this.#end(worker, error))
    worker.on('exit', () => this.#end(worker, new Error('the thread has ended')))
    this.#starts += 1
    this.#worker = worker
    return worker
  }

  #hear(said: unknown): void {
    const answer = Answer.parse(said)
    const asked = this.#settle(answer.id)
    if (answer.ok) asked?.resolve(answer.value)
    else asked?.reject(new AppError('internal', `${this.#program} failed: ${answer.detail}`))
  }

  /** Takes a message from the list of those that wait for an answer. */
  #settle(id: number): Asked | undefined {
    const asked = this.#asked.get(id)
    this.#asked.delete(id)
    if (this.#asked.size === 0) this.#worker?.unref()
    return asked
  }

  #end(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return
    this.#worker = null
    const waiting = [...this.#asked.values()]
    this.#asked.clear()
    for (const { reject } of waiting)
      reject(new AppError('internal', `${this.#program} ended`, { cause: error }))
  }
}
