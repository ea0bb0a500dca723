import { spawn } from 'node:child_process'
import { AppError } from '@/lib/contracts/errors'
import { env } from './env'
import { packageRoot } from './package-root'

const START_WITHIN_MS = 20_000

interface RunningSandbox {
  readonly url: string
  /** Of one in a process of its own; one that was started within this process cannot end by itself. */
  readonly ended?: Promise<void>
  close(): Promise<void>
}

declare global {
  var carrelSandbox: Promise<RunningSandbox> | undefined
}

/** The address of the sandbox: SANDBOX_URL when set, else a server started at its first use. */
export async function ensureSandbox(): Promise<string> {
  const { SANDBOX_URL } = env()
  if (SANDBOX_URL) return SANDBOX_URL
  globalThis.carrelSandbox ??= startOwn(env().SANDBOX_PORT)
  return (await globalThis.carrelSandbox).url
}

/** Asks the sandbox that another process runs, until `stopSandbox`; that leaves it running. */
export function joinSandbox(url: string): void {
  globalThis.carrelSandbox = Promise.resolve({ url, close: async () => undefined })
}

/** One that ended is forgotten, and no other: the next may have been started before it was gone. */
function startOwn(port: number): Promise<RunningSandbox> {
  const forget = () => {
    if (globalThis.carrelSandbox === own) globalThis.carrelSandbox = undefined
  }
  const own = startSandbox(port).then((running) => {
    void running.ended?.then(forget)
    return running
  })
  own.catch(forget)
  return own
}

/**
 * The port stays the same from start to start, so that links kept in a project go on working. When it belongs to somebody
 * else any free one will do; the sandbox of another process is not joined, because it ends with that process.
 */
async function startSandbox(port: number): Promise<RunningSandbox> {
  try {
    return await spawnSandbox(port)
  } catch {
    return spawnSandbox(0)
  }
}

/** A process of its own: making the catalogue takes a second of computing, which requests should not wait for. */
function spawnSandbox(port: number): Promise<RunningSandbox> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'sandbox/main.ts', String(port), '--with-parent'],
    {
      cwd: packageRoot(),
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  )
  const stopChild = () => child.kill('SIGTERM')
  process.once('exit', stopChild)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), START_WITHIN_MS)
    child.once('exit', (code) => {
      clearTimeout(timer)
      process.removeListener('exit', stopChild)
      reject(new AppError('internal', `the sandbox ended with code ${code}`))
    })
    child.stdout.on('data', (bytes: Buffer) => {
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(bytes.toString('utf8'))?.[0]
      if (!url) return
      clearTimeout(timer)
      child.unref()
      resolve({ url, ended, close: async () => void stopChild() })
    })
  })
}

/** Stops the sandbox if this process started one. */
export async function stopSandbox(): Promise<void> {
  const running = globalThis.carrelSandbox
  globalThis.carrelSandbox = undefined
  await (await running)?.close()
}
