import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { currentPriority } from './child-priority'
import { rootFolder } from './root-folder'

export interface ChildOptions {
  /**
   * The file with the program, from Carrel's root. It exports `answer(input: Buffer, settings, write)`, which gives the
   * answer or its last part as text or bytes; parts written before count even when the process is ended later.
   */
  readonly program: string
  /** Given to the program as they are. */
  readonly settings?: Readonly<Record<string, number | string>>
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs: number
  /** Of the whole process: its heap gets most of it. */
  readonly memoryMb: number
}

/** How the process ended. `written` is what it had written by then, in full only when it answered. */
export type ChildEnd =
  | { readonly end: 'answered' | 'timed-out' | 'too-heavy'; readonly written: Buffer }
  | { readonly end: 'crashed'; readonly written: Buffer; readonly detail: string }

/** More than what is read from one file can need; a longer answer ends the process as too heavy. */
const ANSWER_BYTES_MAX = 64 * 1_048_576
const ERROR_CHARS_MAX = 2_000
/** The heap gets most of the memory; the rest is for the bytes of the file and the runtime itself. */
const HEAP_SHARE01 = 0.7
/**
 * A document is all alive until it is done: what the collector would move early and keep by guess costs memory, not time
 * (decision 0040).
 */
const COLLECTOR = ['--max-semi-space-size=8', '--no-allocation-site-pretenuring']
const MAIN = 'lib/adapters/child/child-main.mjs'
/** Exit code of Node when its heap is full and it aborts. */
const ABORTED_EXIT_CODE = 134

/**
 * What a process of its own made of the input, within its time and memory. The process is killed when either runs out,
 * and when `signal` aborts; then the promise rejects with the signal's reason. It inherits no environment.
 */
export function runChild(input: Uint8Array | string, options: ChildOptions): Promise<ChildEnd> {
  const { signal, timeoutMs } = options
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const child = start(options)
    const priority = currentPriority()
    if (child.pid !== undefined) priority.begins(child.pid)
    const written: Buffer[] = []
    let size = 0
    let errors = ''
    let timedOut = false
    const kill = (): void => void child.kill('SIGKILL')
    const timer = setTimeout(() => {
      timedOut = true
      kill()
    }, timeoutMs)
    signal?.addEventListener('abort', kill, { once: true })
    child.stdout?.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > ANSWER_BYTES_MAX) kill()
      else written.push(chunk)
    })
    child.stderr?.on('data', (chunk: Buffer) => {
      if (errors.length < ERROR_CHARS_MAX) errors += chunk.toString('utf8')
    })
    // A child that ends before it has read everything closes the pipe; its exit tells the story.
    child.stdin?.on('error', () => undefined)
    const finish = (end: 'answered' | 'timed-out' | 'too-heavy' | { detail: string }): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', kill)
      if (child.pid !== undefined) priority.ends(child.pid)
      const all = Buffer.concat(written)
      if (signal?.aborted) reject(signal.reason)
      else if (typeof end === 'string') resolve({ end, written: all })
      else resolve({ end: 'crashed', written: all, detail: end.detail })
    }
    child.on('error', (error) => finish({ detail: error.message }))
    child.on('close', (code, killedBy) => {
      if (timedOut) return finish('timed-out')
      if (code === 0) return finish('answered')
      const outOfMemory = killedBy === 'SIGKILL' || killedBy === 'SIGABRT' || code === ABORTED_EXIT_CODE
      finish(outOfMemory ? 'too-heavy' : { detail: errors.slice(0, ERROR_CHARS_MAX) })
    })
    child.stdin?.end(input)
  })
}

function start({ program, settings = {}, memoryMb, timeoutMs }: ChildOptions): ChildProcess {
  const root = rootFolder(MAIN)
  const heapMb = Math.floor(memoryMb * HEAP_SHARE01)
  const limits = JSON.stringify({ memoryMb, timeoutMs })
  const args = [join(root, MAIN), join(root, program), limits, JSON.stringify(settings)]
  return spawn(process.execPath, [`--max-old-space-size=${heapMb}`, ...COLLECTOR, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    // The settings of TypeScript lie at the root, and are looked for from where the process runs.
    cwd: root,
    env: { NODE_ENV: 'production' },
    windowsHide: true,
  })
}
