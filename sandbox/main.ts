import process from 'node:process'
import { startSandbox } from './server'

/**
 * `npm run sandbox [port] [--with-parent]`: prints the address and stays until SIGTERM or SIGINT; with a parent also
 * until its input ends, so that it does not outlive a parent that was killed.
 */
async function main(): Promise<void> {
  const sandbox = await startSandbox({ port: Number(process.argv[2] ?? 0) })
  process.stdout.write(`${sandbox.url}\n`)
  const stop = () => {
    void sandbox.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  if (process.argv.includes('--with-parent')) process.stdin.once('end', stop).resume()
}

await main()
