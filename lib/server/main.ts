import { createServer, type Server } from 'node:http'
import path from 'node:path'
import next from 'next'
import { AppError } from '@/lib/contracts/errors'
import { errorWords } from '@/lib/server/error-words'
import type { RunDriver } from '@/lib/server/runs/run-driver'
import { startWorker } from '@/lib/server/runs/worker'
import { answerRequest } from './answer-request'
import { type Env, env, setOwnAddress } from './env'
import { journalTables } from './journal-tables'
import { log } from './log'
import { publicAddresses } from './public-addresses'
import { stopSandbox } from './sandbox'
import { requireWholeKey } from './secret-key'
import { services } from './services'
import { warmUp } from './warm-up'

/** Everything must be closed within this; what is not by then is cut off. */
const STOP_WITHIN_MS = 8_000

/** How long requests under way may take to end by themselves when the server stops. */
const DRAIN_MS = 1_500

/** What a start has opened so far. */
interface Opened {
  server: Server | null
  worker: RunDriver | null
  /** Settles when the start is through, has failed, or has seen that it is to stop. */
  started: Promise<void>
  readonly closing: AbortController
}

/**
 * An idle connection is kept so long. After Node's five seconds it was closed just when a browser or a proxy, which keep theirs
 * for a minute, sent the next request on it: that request failed.
 */
const KEEP_ALIVE_MS = 65_000

/**
 * Starts web server, database and, unless WORKER=outside, a worker in this process; prints the address when ready. A start
 * that fails, or is told to stop, leaves no database running.
 */
export async function startServer(): Promise<void> {
  const opened: Opened = {
    server: null,
    worker: null,
    started: Promise.resolve(),
    closing: new AbortController(),
  }
  stopOnSignal(opened)
  opened.started = open(opened)
  try {
    await opened.started
  } catch (error) {
    // Whoever stops meanwhile closes what there is, and has made this start fail.
    if (globalThis.carrelIsStopping) return
    await closeAll(opened)
    throw error
  }
}

async function open(opened: Opened): Promise<void> {
  const settings = env()
  requireWholeKey(path.resolve(settings.DATA_DIR))
  await journalTables()
  const [all, app] = await Promise.all([services(), prepareNext()])
  opened.closing.signal.throwIfAborted()
  const handle = app.getRequestHandler()
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    answerRequest(request, response, handle)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, settings)))
    server.listen(settings.PORT, settings.HOST, resolve)
  })
  opened.server = server
  opened.closing.signal.throwIfAborted()
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : settings.PORT
  globalThis.carrelPort = port
  const own = ownAddress(settings.HOST, port)
  setOwnAddress(own)
  if (settings.WORKER === 'inside') opened.worker = await startWorker(all)
  process.stdout.write(`Carrel is ready: ${publicAddresses()[0]}\n`)
  void warmUp({ address: own, db: all.db, signal: opened.closing.signal })
}

/** From the first moment on: a start that is interrupted must not leave the database running. */
function stopOnSignal(opened: Opened): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (globalThis.carrelIsStopping) return
      globalThis.carrelIsStopping = true
      setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
      closeAll(opened)
        .then(() => process.exit(0))
        .catch((error) => {
          log.error({ error: errorWords(error) }, 'stopping failed')
          process.exit(1)
        })
    })
  }
}

async function closeAll(opened: Opened): Promise<void> {
  opened.closing.abort()
  // A start that went on behind the closing would open sessions of its own, and the database would be left to them.
  await opened.started.catch(() => undefined)
  const { server, worker } = opened
  const drained = new Promise((resolve) => (server ? server.close(resolve) : resolve(null)))
  for (const close of [...(globalThis.carrelStreams ?? [])]) close()
  setTimeout(() => server?.closeAllConnections(), DRAIN_MS).unref()
  await worker?.stop()
  // The database goes last: a request under way would fail on it, and say so in the log.
  await drained
  await stopSandbox()
  // Still being opened when a start is interrupted; one that cannot be opened has nothing to close.
  const all = await globalThis.carrelServices?.catch(() => null)
  await all?.close()
}

/** Plain http, also where a proxy speaks https for it. Every network has this machine on it. */
function ownAddress(host: string, port: number): string {
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`
}

function listenError(cause: Error, { HOST, PORT }: Env): Error {
  const code = 'code' in cause ? cause.code : null
  const message =
    code === 'EADDRINUSE'
      ? `Port ${PORT} is taken: perhaps Carrel runs already. Stop it, or set PORT to another number.`
      : `Carrel cannot listen on ${HOST}, port ${PORT} (${cause.message}): set HOST or PORT to another one.`
  return new AppError('bad-configuration', message, { cause })
}

async function prepareNext() {
  const app = next({ dev: false, dir: process.cwd() })
  await app.prepare()
  return app
}
