import path from 'node:path'
import { errorWords } from '@/lib/server/error-words'
import { startWorker } from '@/lib/server/runs/worker'
import { env } from './env'
import { journalTables } from './journal-tables'
import { log } from './log'
import { stopSandbox } from './sandbox'
import { requireWholeKey } from './secret-key'
import { services } from './services'
import { warmUp } from './warm-up'

/** A worker process without a web server: any number of them may run on one database. */
const all = await journalTables()
  .then(() => requireWholeKey(path.resolve(env().DATA_DIR)))
  .then(() => services())
  .catch((error: unknown) => {
    process.stderr.write(`The worker did not start: ${error instanceof Error ? error.message : error}\n`)
    return process.exit(1)
  })
const worker = await startWorker(all)
process.stdout.write('Carrel worker is ready\n')
const closing = new AbortController()
void warmUp({ address: null, db: all.db, signal: closing.signal })

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (globalThis.carrelIsStopping) return
    globalThis.carrelIsStopping = true
    closing.abort()
    worker
      .stop()
      .then(() => stopSandbox())
      .then(() => all.close())
      .catch((error) => log.error({ error: errorWords(error) }, 'stopping failed'))
      .then(() => process.exit(0))
  })
}
