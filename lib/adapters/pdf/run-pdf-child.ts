import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Turns } from './turns'

export interface ChildJob {
  /** The file in this folder that the process runs. */
  script: 'pdf-child.mjs' | 'render-child.mjs'
  turns: Turns
  timeoutMs: number
  memoryMb: number
  /** Settings the child reads; numbers only. */
  settings: Readonly<Record<string, number>>
}

export type ChildEnd =
  | { end: 'answered'; answer: Buffer }
  | { end: 'timed-out' }
  | { end: 'too-heavy' }
  | { end: 'crashed'; detail: string }

/** More than the text of one file can need; a longer answer is a fault. */
const ANSWER_BYTES_MAX = 64 * 1_048_576
const ERROR_CHARS_MAX = 2_000
/** The heap gets most of the memory; the rest is for the bytes of the file and the runtime itself. */
const HEAP_SHARE01 = 0.7
/**
 * A document is all alive until it is done: what the collector would move early and keep by guess costs memory, not time
 * (decision 0040).
 */
const COLLECTOR = ['--max-semi-space-size=8', '--no-allocation-site-pretenuring']
const ROOM = 'lib/adapters/pdf'
/** Exit code of Node when its heap is full and it aborts. */
const ABORTED_EXIT_CODE = 134

/** The child is started by path: beside this file in the sources, under the working directory in a built server. */
function childPath(script: string): string {
  const here = import.meta.url
  const beside = here.startsWith('file:') ? join(dirname(fileURLToPath(here)), script) : ''
  return beside !== '' && existsSync(beside)
    ? beside
    : join(/* turbopackIgnore: true */ process.cwd(), ROOM, script)
}

/**
 * What a process of its own made of the bytes, within its time and memory. The process is killed when either runs out,
 * when `signal` aborts (then the promise rejects with the signal's reason), and it inherits no environment.
 * It waits for one of the job's turns (and throws what they throw); its time starts when the process does.
 */
export async function runPdfChild(bytes: Uint8Array, job: ChildJob, signal?: AbortSignal): Promise<ChildEnd> {
  await job.turns.take(signal)
  try {
    signal?.throwIfAborted()
    return await runNow(bytes, job, signal)
  } finally {
    job.turns.giveBack()
  }
}

function start(job: ChildJob): ChildProcess {
  const heapMb = Math.floor(job.memoryMb * HEAP_SHARE01)
  const settings = JSON.stringify({ ...job.settings, memoryMb: job.memoryMb })
  const script = childPath(job.script)
  return spawn(process.execPath, [`--max-old-space-size=${heapMb}`, ...COLLECTOR, script, settings], {
    stdio: ['pipe', 'pipe', 'pipe'],
    // The settings of TypeScript lie at the root, and are looked for from where the process runs.
    cwd: join(dirname(script), '../../..'),
    env: { NODE_ENV: 'production' },
    windowsHide: true,
  })
}

function runNow(bytes: Uint8Array, job: ChildJob, signal?: AbortSignal): Promise<ChildEnd> {
  return new Promise((resolve, reject) => {
    const child = start(job)
    const chunks: Buffer[] = []
    let size = 0
    let errors = ''
    let timedOut = false
    const kill = (): void => void child.kill('SIGKILL')
    const timer = setTimeout(() => {
      timedOut = true
      kill()
    }, job.timeoutMs)
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
      if (code === 0) return resolve({ end: 'answered', answer: Buffer.concat(chunks) })
      const outOfMemory = killedBy === 'SIGKILL' || killedBy === 'SIGABRT' || code === ABORTED_EXIT_CODE
      resolve(
        outOfMemory ? { end: 'too-heavy' } : { end: 'crashed', detail: errors.slice(0, ERROR_CHARS_MAX) },
      )
    })
    child.stdin?.end(bytes)
  })
}
