// `npm test`: everything that must hold before a change is taken, in order, with one line at the end that a person reads.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWhenStale } from './build.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'carrel-test-'))
const unitReport = path.join(folder, 'unit.json')
const browserReport = path.join(folder, 'browser.json')
const SLOWEST = 10
const totals = { passed: 0, failed: 0, skipped: 0 }
/** Minutes and seconds of each part, in the order they ran. */
const times = []

function timed(title, work) {
  process.stdout.write(`\n— ${title}\n`)
  const begun = performance.now()
  const result = work()
  const seconds = Math.round((performance.now() - begun) / 1_000)
  times.push(`${title} ${Math.floor(seconds / 60)} min ${seconds % 60} s`)
  return result
}

function run(title, program, args, env = {}) {
  const bin = path.resolve('node_modules/.bin', program)
  const options = { stdio: 'inherit', env: { ...process.env, ...env } }
  return timed(title, () => spawnSync(bin, args, options).status === 0)
}

/** The files and journeys that take longest, for whoever must make the whole shorter. */
function slowest(unit, browser) {
  const units = (unit?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: path.relative(process.cwd(), name),
    ms: endTime - startTime,
  }))
  const journeys = specsIn(browser?.suites ?? []).map(({ title, tests }) => ({
    name: title,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }))
  return [units, journeys].flatMap((all) =>
    all
      .sort((one, other) => other.ms - one.ms)
      .slice(0, SLOWEST)
      .map(({ name, ms }) => `${Math.round(ms / 1_000)} s ${name}`),
  )
}

function specsIn(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsIn(inner)])
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

run('Database client', 'prisma', ['generate'])
const unitPassed = run('Units, store and servers', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
])
const unit = readReport(unitReport)
totals.passed += unit?.numPassedTests ?? 0
totals.failed += unit?.numFailedTests ?? 0
totals.skipped += (unit?.numPendingTests ?? 0) + (unit?.numTodoTests ?? 0)

timed('Build', buildWhenStale)
const browserPassed = run(
  'Journeys in a browser',
  'playwright',
  ['test', '--grep-invert=@long', '--reporter=line,json'],
  {
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  },
)
const journeys = readReport(browserReport)
const browser = journeys?.stats
totals.passed += browser?.expected ?? 0
totals.failed += browser?.unexpected ?? 0
totals.skipped += browser?.skipped ?? 0
rmSync(folder, { recursive: true, force: true })

const isGood = unitPassed && browserPassed && totals.failed === 0 && totals.passed > 0
process.stdout.write(`\nSlowest:\n${slowest(unit, journeys).join('\n')}\n`)
process.stdout.write(`\n${times.join('; ')}`)
process.stdout.write(
  `\nCarrel: ${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped\n`,
)
process.exit(isGood ? 0 : 1)
