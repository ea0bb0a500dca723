import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface ChildLimits {
  timeoutMs: number
  memoryMb: number
  /** Settings the child reads; numbers only. */
  settings: Readonly<Record<string, number>>
}

export type ChildEnd =
  | { end: 'answered'; answer: string }
  | { end: 'timed-out' }
  | { end: 'too-heavy' }
  | { end: 'crashed'; detail: string }

/** More than the text of one file can need; a longer answer is a fault. */
const ANSWER_BYTES_MAX = 64 * 1_048_576
const ERROR_CHARS_MAX = 2_000
/** The heap gets most of the memory; the rest is for the bytes of the file and the runtime itself. */
const HEAP_SHARE01 = 0.7
const CHILD_FILE = 'pdf-child.mjs'
const ROOM = 'lib/adapters/pdf'
/** Two files are read at once, the others wait: each may take its full memory. */
const RUNNING_MAX = 2
/** Exit code of Node when its heap is full and it aborts. */
const ABORTED_EXIT_CODE = 134

let running = 0
const waiting: (() => void)[] = []

async function takeTurn(): Promise<void> {
  if (running < RUNNING_MAX) {
    running += 1
    return
  }
  await new Promise<void>((resolve) => waiting.push(resolve))
}

function endTurn(): void {
  const next = waiting.shift()
  if (next === undefined) running -= 1
  else next()
}

/** The child is started by path: beside this file in the sources, under the working directory in a built server. */
function childPath(): string {
  const here = import.meta.url
  const beside = here.startsWith('file:') ? join(dirname(fileURLToPath(here)), CHILD_FILE) : ''
  return beside !== '' && existsSync(beside)
    ? beside
    : join(/* turbopackIgnore: true */ process.cwd(), ROOM, CHILD_FILE)
}

/**
 * What a process of its own made of the bytes, within its time and memory. The process is killed when either runs out,
 * when `signal` aborts (then the promise rejects with the signal's reason), and it inherits no environment.
 * At most two such processes run at once; the time starts when the process does.
 */
export async function runPdfChild(
  bytes: Uint8Array,
  limits: ChildLimits,
  signal?: AbortSignal,
): Promise<ChildEnd> {
  await takeTurn()
  try {
    signal?.throwIfAborted()
    return await runNow(bytes, limits, signal)
  } finally {
    endTurn()
  }
}

function start(limits: ChildLimits): ChildProcess {
  const heapMb = Math.floor(limits.memoryMb * HEAP_SHARE01)
  const settings = JSON.stringify({ ...limits.settings, memoryMb: limits.memoryMb })
  return spawn(process.execPath, [`--max-old-space-size=${heapMb}`, childPath(), settings], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { NODE_ENV: 'production' },
    windowsHide: true,
  })
}

function runNow(bytes: Uint8Array, limits: ChildLimits, signal?: AbortSignal): Promise<ChildEnd> {
  return new Promise((resolve, reject) => {
    const child = start(limits)
    const chunks: Buffer[] = []
    let size = 0
    let errors = ''
    let timedOut = false
    const kill = (): void => void child.kill('SIGKILL')
    const timer = setTimeout(() => {
      timedOut = true
      kill()
    }, limits.timeoutMs)
    signal?.addEventListener('abort', kill, { once: true })
    child.stdout?.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > ANSWER_BYTES_MAX) kill()
      else chunks.push(chunk)
    })
    child.stderr?.on('data', (chunk: Buffer) => {
      if (errors.length < ERROR_CHARS_MAX) errors += chunk.toString('utf8')
    })
    // A child that ends before it has read everything closes the pipe; its exit tells the story.
    child.stdin?.on('error', () => undefined)
    const finish = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', kill)
    }
    child.on('error', (error) => {
      finish()
      resolve({ end: 'crashed', detail: error.message })
    })
    child.on('close', (code, killedBy) => {
      finish()
      if (signal?.aborted) return reject(signal.reason)
      if (timedOut) return resolve({ end: 'timed-out' })
      if (code === 0) return resolve({ end: 'answered', answer: Buffer.concat(chunks).toString('utf8') })
      const outOfMemory = killedBy === 'SIGKILL' || killedBy === 'SIGABRT' || code === ABORTED_EXIT_CODE
      resolve(
        outOfMemory ? { end: 'too-heavy' } : { end: 'crashed', detail: errors.slice(0, ERROR_CHARS_MAX) },
      )
    })
    child.stdin?.end(bytes)
  })
}
