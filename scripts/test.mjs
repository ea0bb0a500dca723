// `npm test`: everything that must hold before a change is taken, in order, with one line at the end that a person reads.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWhenStale } from './build.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'carrel-test-'))
const unitReport = path.join(folder, 'unit.json')
const browserReport = path.join(folder, 'browser.json')
const totals = { passed: 0, failed: 0, skipped: 0 }

function run(title, program, args, env = {}) {
  process.stdout.write(`\n— ${title}\n`)
  const bin = path.resolve('node_modules/.bin', program)
  const { status } = spawnSync(bin, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return status === 0
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

process.stdout.write('\n— Build\n')
buildWhenStale()
const browserPassed = run('Journeys in a browser', 'playwright', ['test', '--reporter=line,json'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
})
const browser = readReport(browserReport)?.stats
const flaky = browser?.flaky ?? 0
totals.passed += (browser?.expected ?? 0) + flaky
totals.failed += browser?.unexpected ?? 0
totals.skipped += browser?.skipped ?? 0
rmSync(folder, { recursive: true, force: true })

const isGood = unitPassed && browserPassed && totals.failed === 0 && totals.passed > 0
process.stdout.write(
  `\nCarrel: ${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped${flaky > 0 ? `; ${flaky} passed only at the second try` : ''}\n`,
)
process.exit(isGood ? 0 : 1)
