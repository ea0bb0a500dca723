import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const READY_WITHIN_MS = 60_000

/** A real Carrel on its own data, started and stopped as `npm start` does. */
export class CarrelServer {
  readonly #dataDir = mkdtempSync(path.join(tmpdir(), 'carrel-e2e-'))
  readonly #env: Readonly<Record<string, string>>
  readonly #imports: readonly string[]
  #child: ChildProcess | undefined
  #port = 0

  /** `imports` are loaded before it: what the product does not have. */
  constructor({
    env = {},
    imports = [],
  }: { env?: Readonly<Record<string, string>>; imports?: readonly string[] } = {}) {
    this.#env = env
    this.#imports = imports
    // For root the database runs under another account; in a folder closed to it the data would lie elsewhere and stay.
    chmodSync(this.#dataDir, 0o755)
  }

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  /** Where its data lie, the embedded database among them. */
  get dataDir(): string {
    return this.#env.DATA_DIR ?? this.#dataDir
  }

  async start(): Promise<void> {
    this.#port ||= await freePort()
    const env = {
      ...process.env,
      PORT: String(this.#port),
      DATA_DIR: this.#dataDir,
      SANDBOX_PORT: '0',
      LOG_LEVEL: 'error',
      ...this.#env,
    }
    const before = this.#imports.flatMap((module) => ['--import', module])
    const child = spawn(process.execPath, [...before, 'scripts/start.mjs'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('Carrel did not become ready')), READY_WITHIN_MS)
      child.stdout?.on('data', (bytes: Buffer) => {
        if (!bytes.toString().includes('ready')) return
        clearTimeout(timer)
        resolve()
      })
      child.once('exit', (code) => reject(new Error(`Carrel ended with code ${code}`)))
    })
  }

  /** Stops it as an operator would; the exit code says whether it stopped cleanly. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return null
    child.removeAllListeners('exit')
    child.kill(signal)
    const [code] = await once(child, 'exit')
    return typeof code === 'number' ? code : null
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.#dataDir, { recursive: true, force: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
