import { openEmbeddedDatabase } from '@/lib/adapters/store/embedded/embedded-database'
import { AppError } from '@/lib/contracts/errors'

/** A process that opens the built-in database in the folder of its first argument and holds it until SIGTERM. */
const hold = setInterval(() => undefined, 60_000)
try {
  const database = await openEmbeddedDatabase(process.argv[2] ?? '')
  process.stdout.write(`${JSON.stringify({ url: database.url, started: database.started })}\n`)
  process.once('SIGTERM', () => void database.close().then(() => process.exit(0)))
} catch (error) {
  process.stdout.write(
    `${JSON.stringify({ refused: error instanceof AppError ? error.message : 'not an AppError' })}\n`,
  )
  clearInterval(hold)
}
