import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describeMachine } from './machine'
import { RESULTS_FOLDER } from './report'
import { writeSection } from './write-section'

/**
 * `npm run bench [name …]`: one after the other, so that none measures another; then the section of docs/benchmarks.md, once
 * every one of them has a table, so that measuring one alone takes no figure of the others away.
 */
const benches = [
  'engine',
  'sse',
  'first-source',
  'first-row',
  'first-token',
  'topic-counts',
  'merge-rank',
  'merge',
  'proposal',
  'review',
  'pdf',
  'library',
  'first-load-js',
  'queue',
  'read-model',
  'paper-next',
  'paper-run',
  'setup',
]

const asked = process.argv.slice(2)
const chosen = asked.length === 0 ? benches : benches.filter((name) => asked.includes(name))
if (asked.length === 0) rmSync(RESULTS_FOLDER, { recursive: true, force: true })
const failed: string[] = []
for (const name of chosen) {
  process.stdout.write(`\n${name}\n`)
  // Server code is marked as such for Next; here there is no browser that it could reach.
  const options = ['--conditions=react-server', '--import', 'tsx', `bench/${name}.ts`]
  const { status } = spawnSync(process.execPath, options, { stdio: 'inherit' })
  if (status !== 0) failed.push(name)
}
const results = existsSync(RESULTS_FOLDER) ? readdirSync(RESULTS_FOLDER).sort() : []
if (results.length < benches.length) {
  process.stdout.write(
    '\ndocs/benchmarks.md stays as it is: it is written when all have been measured here.\n',
  )
} else {
  const tables = results.map((file) => readFileSync(path.join(RESULTS_FOLDER, file), 'utf8'))
  const note =
    'A ratio up to 1 reaches the limit. The load is that of the last minute before the table was written: above the number of cores, neighbours are measured too.'
  writeSection(
    'engine and product',
    `## Engine and product\n\nMeasured by \`npm run bench\` on ${describeMachine()}. ${note}\n\n${tables.join('\n')}`,
  )
}
if (failed.length > 0) process.stdout.write(`\nNot measured: ${failed.join(', ')}\n`)
process.exit(failed.length === 0 ? 0 : 1)
