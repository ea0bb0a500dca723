import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { packageRoot } from '../package-root'

/** Longer than any process of Carrel takes to say its first word on a busy machine. */
const SAYS_WITHIN_MS = 60_000

export interface SpawnedNode {
  readonly pid: number
  /** Resolves with the first line of standard output that `is` accepts; rejects when the process ends before it. */
  line(is: (line: string) => boolean): Promise<string>
  /** The exit code, or null after a signal. */
  readonly ended: Promise<number | null>
  kill(signal: NodeJS.Signals): void
}

interface SpawnOptions {
  readonly args?: readonly string[]
  /** Modules that are loaded before the file. */
  readonly imports?: readonly string[]
  readonly variables?: Readonly<Record<string, string>>
  readonly saysWithinMs?: number
}

/** Runs a TypeScript file of Carrel in a process of its own. */
export function spawnNode(
  file: string,
  { args = [], imports = [], variables = {}, saysWithinMs = SAYS_WITHIN_MS }: SpawnOptions = {},
): SpawnedNode {
  const before = ['tsx', ...imports].flatMap((module) => ['--import', module])
  const child = spawn(process.execPath, [...before, file, ...args], {
    cwd: packageRoot(),
    env: { ...process.env, VITEST: '', NODE_ENV: 'test', LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines = new Lines(child, saysWithinMs)
  return {
    pid: child.pid ?? -1,
    line: (is) => lines.find(is),
    ended: new Promise((resolve) => child.once('close', (code) => resolve(code))),
    kill: (signal) => void child.kill(signal),
  }
}

/** What a process has printed so far, and whoever waits for more. */
class Lines {
  readonly #seen: string[] = []
  #looks: (() => void)[] = []
  #ended = false
  #errors = ''
  readonly #saysWithinMs: number

  constructor(child: ChildProcess, saysWithinMs: number) {
    this.#saysWithinMs = saysWithinMs
    if (child.stdout)
      createInterface({ input: child.stdout }).on('line', (line) => this.#note(() => this.#seen.push(line)))
    child.stderr?.on('data', (bytes) => {
      this.#errors = `${this.#errors}${bytes}`.slice(-4_000)
    })
    child.once('close', () =>
      this.#note(() => {
        this.#ended = true
      }),
    )
  }

  #note(change: () => void): void {
    change()
    for (const look of this.#looks.splice(0)) look()
  }

  async find(is: (line: string) => boolean): Promise<string> {
    const deadline = AbortSignal.timeout(this.#saysWithinMs)
    deadline.addEventListener('abort', () => this.#note(() => undefined), { once: true })
    for (;;) {
      const found = this.#seen.find(is)
      if (found !== undefined) return found
      if (this.#ended || deadline.aborted)
        throw new Error(`the process did not say it; standard error: ${this.#errors}`)
      await new Promise<void>((resolve) => {
        this.#looks.push(resolve)
      })
    }
  }
}
