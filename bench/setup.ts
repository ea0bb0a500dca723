import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Page } from '@playwright/test'
import { findServerPid } from '@/lib/adapters/store/embedded/server-pid'
import { firstRowPaintedMs, openBrowser, press } from './browser'
import { atMost } from './figures'
import { report } from './report'

/** From nothing to ready: what `npm ci && npm start` may take. */
const FROM_NOTHING_S_MAX = 240
const READY_S_MAX = 8
const STOP_S_MAX = 10
const DEMO_S_MAX = 60
const DEMO_CLICKS_MAX = 3
/** After this the bench gives up: far above every limit, so that a miss is still a figure. */
const GIVE_UP_MS = 900_000

const repository = path.resolve(import.meta.dirname, '..')

/** As on a machine that has only Node and npm: nothing of this process's settings reaches the copy. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_(package|lifecycle|config_local_prefix)|INIT_CWD$|DATABASE_URL$|DATA_DIR$)/.test(name),
  )
  return {
    ...Object.fromEntries(own),
    NODE_ENV: process.env.NODE_ENV,
    PORT: '0',
    SANDBOX_PORT: '0',
    LOG_LEVEL: 'error',
  }
}

function seconds(work: () => void): number {
  const startedMs = performance.now()
  work()
  return (performance.now() - startedMs) / 1_000
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(program, args, { cwd, env: bareEnvironment(), stdio: 'ignore' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with code ${status}`)
}

interface Started {
  readonly base: string
  readonly readyS: number
  /** SIGTERM, as an operator sends it; seconds until the last of its processes is gone. */
  stop(): Promise<number>
}

/** `npm start` until it prints its address. */
async function npmStart(cwd: string): Promise<Started> {
  const startedMs = performance.now()
  const child = spawn('npm', ['start'], { cwd, env: bareEnvironment(), stdio: ['ignore', 'pipe', 'ignore'] })
  // Should this bench fail, nothing of it stays behind.
  process.once('exit', () => child.kill('SIGTERM'))
  const base = await addressOf(child)
  return {
    base,
    readyS: (performance.now() - startedMs) / 1_000,
    stop: async () => {
      const askedMs = performance.now()
      // npm passes the signal on; the end of the output says that whoever had it is gone too.
      child.kill('SIGTERM')
      await once(child, 'close')
      return (performance.now() - askedMs) / 1_000
    },
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('npm start did not become ready')), GIVE_UP_MS)
    child.once('exit', (code) => reject(new Error(`npm start ended with code ${code}`)))
    if (child.stdout === null) return
    createInterface({ input: child.stdout }).on('line', (line) => {
      const base = /^Carrel is ready: (\S+)/.exec(line)?.[1]
      if (base === undefined) return
      clearTimeout(timer)
      child.removeAllListeners('exit')
      resolve(base)
    })
  })
}

interface Demo {
  readonly clicks: number
  readonly rowS: number
}

/** From opening the first page to the first ranked row of the sandbox's project. Leaves the page open, with its stream. */
async function demo(page: Page, base: string): Promise<Demo> {
  const presses = [/^Try the sandbox$/, /^Search \d+ databases/] as const
  const streamed = page.waitForResponse((response) => response.url().includes('/events'), {
    timeout: GIVE_UP_MS,
  })
  const startedMs = performance.now()
  await page.goto(base)
  await press(page, presses[0])
  await page.getByRole('button', { name: presses[1] }).waitFor({ timeout: GIVE_UP_MS })
  const painted = firstRowPaintedMs(page, GIVE_UP_MS)
  await press(page, presses[1])
  await painted
  const rowS = (performance.now() - startedMs) / 1_000
  if (!(await streamed).ok()) throw new Error('the page has no stream')
  return { clicks: presses.length, rowS }
}

const folder = mkdtempSync(path.join(tmpdir(), 'carrel-setup-'))
// Like any folder of a person: where others may not look, the database of root would have to live elsewhere.
chmodSync(folder, 0o755)
const copy = path.join(folder, 'carrel')
const browser = await openBrowser()
try {
  run('git', ['clone', '--quiet', repository, copy], folder)
  const installS = seconds(() => run('npm', ['ci', '--no-audit', '--no-fund'], copy))
  const first = await npmStart(copy)
  await first.stop()
  const second = await npmStart(copy)
  const { clicks, rowS } = await demo(await browser.newPage(), second.base)
  const stopS = await second.stop()
  const left = findServerPid(path.join(copy, '.data/postgres/cluster'))
  if (left !== null) process.kill(left, 'SIGINT')
  report('setup', 'Set-up of a fresh copy; npm keeps what it has downloaded before', [
    atMost('npm ci', installS, null, 's'),
    atMost('First npm start until ready, build included', first.readyS, null, 's'),
    atMost('Both: from nothing to ready', installS + first.readyS, FROM_NOTHING_S_MAX, 's'),
    atMost('npm start until ready, once built', second.readyS, READY_S_MAX, 's'),
    atMost(
      'Clicks from the first page to the first ranked row of the sandbox',
      clicks,
      DEMO_CLICKS_MAX,
      'clicks',
    ),
    atMost('Time for that in Chromium', rowS, DEMO_S_MAX, 's'),
    atMost('From SIGTERM to the end, a stream of events open', stopS, STOP_S_MAX, 's'),
    atMost('Database servers that run on after it', left === null ? 0 : 1, 0, ''),
  ])
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}
