// Builds when the build is missing or older than what it was made from.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprintOfSources } from './source-fingerprint.mjs'

/** True when something was built. Ends the process when building fails. */
export function buildWhenStale() {
  const distDir = process.env.CARREL_DIST_DIR ?? '.next'
  const stamp = path.join(distDir, 'carrel-build')
  const fingerprint = fingerprintOfSources(process.cwd())
  const isFresh =
    existsSync(path.join(distDir, 'BUILD_ID')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint
  if (isFresh) return false
  process.stdout.write('Building Carrel (once; the next start takes seconds) …\n')
  run('prisma', ['generate'])
  run('next', ['build'])
  writeFileSync(stamp, fingerprint)
  return true
}

function run(program, args) {
  const bin = path.resolve('node_modules/.bin', program)
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync(bin, args, { stdio: ['ignore', 'inherit', 'inherit'], env })
  if (status !== 0) process.exit(status ?? 1)
}
