// `npm run test:node`: the unit suites on the Node that runs this file, which npm fetched for it.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

process.stdout.write(`Units on Node ${process.version}\n`)
const vitest = path.resolve('node_modules/vitest/vitest.mjs')
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'pure', '--project', 'pure, alone', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
process.exit(status ?? 1)
