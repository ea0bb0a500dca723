import { createServer } from 'node:http'
import next from 'next'
import { AppError } from '@/lib/contracts/errors'
import { env, setOwnAddress } from './env'
import { journalTables } from './journal-tables'
import { log } from './log'
import { publicAddresses } from './public-addresses'
import { stopSandbox } from './sandbox'
import { services } from './services'
import { startWorker } from './worker'

/** Everything must be closed within this; what is not by then is cut off. */
const STOP_WITHIN_MS = 8_000

/** How long requests under way may take to end by themselves when the server stops. */
const DRAIN_MS = 1_500

/** Starts web server, database and, unless WORKER=outside, a worker in this process; prints the address when ready. */
export async function startServer(): Promise<void> {
  const settings = env()
  await journalTables()
  const [all, app] = await Promise.all([services(), prepareNext()])
  const handle = app.getRequestHandler()
  const server = createServer((request, response) => {
    // The limits on guesses go by address; only the socket cannot be made up by the client.
    request.headers['x-carrel-peer'] = request.socket.remoteAddress ?? 'unknown'
    void handle(request, response)
  })
  const worker = settings.WORKER === 'inside' ? await startWorker(all) : null
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, settings.PORT)))
    server.listen(settings.PORT, settings.HOST, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : settings.PORT
  setOwnAddress(ownAddress(settings.HOST, port))
  process.stdout.write(`Carrel is ready: ${publicAddresses(port)[0]}\n`)

  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    const drained = new Promise((resolve) => server.close(resolve))
    for (const close of [...(globalThis.carrelStreams ?? [])]) close()
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref()
    await worker?.stop()
    // The database goes last: a request under way would fail on it, and say so in the log.
    await drained
    await stopSandbox()
    await all.close()
    process.exit(0)
  }
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      globalThis.carrelIsStopping = true
      stop().catch((error) => {
        log.error({ error: String(error) }, 'stopping failed')
        process.exit(1)
      })
    })
  }
}

/** Plain http, also where a proxy speaks https for it. Every network has this machine on it. */
function ownAddress(host: string, port: number): string {
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`
}

function listenError(cause: Error, port: number): Error {
  const isTaken = 'code' in cause && cause.code === 'EADDRINUSE'
  if (!isTaken) return cause
  const message = `Port ${port} is taken: perhaps Carrel runs already. Stop it, or set PORT to another number.`
  return new AppError('bad-configuration', message, { cause })
}

async function prepareNext() {
  const app = next({ dev: false, dir: process.cwd() })
  await app.prepare()
  return app
}
