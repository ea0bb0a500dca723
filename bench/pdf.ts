import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { readLayout } from '@/lib/adapters/pdf/read-layout'
import { checkLayout } from '@/lib/core/documents/layout/check-layout'
import { sampleTree } from '@/lib/core/documents/layout/sample-fixture'
import { styleOf } from '@/lib/core/documents/layout/style-of'
import { drawDocument } from '@/lib/server/draw-document'
import { atLeast, atMost, quantile } from './figures'
import { report } from './report'

/** A document of at least a hundred pages, drawn several times; the best is reported, for the machine may be shared. */
const ROUNDS = 4
const TREE = sampleTree({ style: 'abnt', chapters: 12 })
const PAGES_MIN = 100
const SECONDS_MAX = 5
const MEMORY_MB_MAX = 300
const ANSWER_MS_MAX = 150
const ASK_EVERY_MS = 10
const WATCH_EVERY_MS = 20

/** The most memory that a process of ours has held, in MB; 0 where the system does not tell. */
function childPeakMb(): number {
  try {
    const tasks = readdirSync('/proc/self/task')
    const pids = tasks.flatMap((task) =>
      readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    )
    return Math.max(0, ...pids.map(peakMbOf))
  } catch {
    // Not on this system.
    return 0
  }
}

function peakMbOf(pid: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  } catch {
    // It has ended meanwhile.
    return 0
  }
}

interface Round {
  readonly seconds: number
  readonly peakMb: number
  readonly answersMs: readonly number[]
  readonly load: number
  readonly bytes: Uint8Array
}

async function drawOnce(address: string): Promise<Round> {
  let peakMb = 0
  let isDrawing = true
  const answersMs: number[] = []
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, childPeakMb())
  }, WATCH_EVERY_MS)
  const asking = (async () => {
    while (isDrawing) {
      const beganMs = performance.now()
      await (await fetch(address)).text()
      answersMs.push(performance.now() - beganMs)
      await wait(ASK_EVERY_MS)
    }
  })()
  const beganMs = performance.now()
  const bytes = await drawDocument(TREE, { format: 'pdf' })
  const seconds = (performance.now() - beganMs) / 1_000
  isDrawing = false
  clearInterval(watch)
  await asking
  return { seconds, peakMb, answersMs, load: loadavg()[0] ?? 0, bytes }
}

const server = createServer((_, response) => response.end('ok'))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const isBound = (address: AddressInfo | string | null): address is AddressInfo => typeof address === 'object'
const bound = server.address()
if (!isBound(bound)) throw new Error('the server has no port')
const rounds: Round[] = []
for (let at = 0; at < ROUNDS; at += 1) {
  const round = await drawOnce(`http://127.0.0.1:${bound.port}/`)
  rounds.push(round)
  process.stdout.write(
    `${round.seconds.toFixed(2)} s, ${round.peakMb.toFixed(0)} MB, load ${round.load.toFixed(1)}\n`,
  )
}
server.close()
const best = rounds.reduce((a, b) => (b.seconds < a.seconds ? b : a))
const answersMs = rounds.flatMap((round) => round.answersMs)
const drawn = await readLayout(best.bytes)
const broken = checkLayout(drawn, styleOf(TREE))
report('pdf', `PDF: drawn in a process of its own, contents included (best of ${ROUNDS})`, [
  atLeast('Pages', drawn.pages.length, PAGES_MIN, 'pages'),
  atMost('Time, start of the process included', best.seconds, SECONDS_MAX, 's'),
  atMost(
    'Time, median of the rounds',
    quantile(
      rounds.map(({ seconds }) => seconds),
      0.5,
    ),
    null,
    's',
  ),
  atMost(
    'Memory of the renderer, most of all rounds',
    Math.max(...rounds.map(({ peakMb }) => peakMb)),
    MEMORY_MB_MAX,
    'MB',
  ),
  atMost('Answer of the asking process meanwhile, p95', quantile(answersMs, 0.95), ANSWER_MS_MAX, 'ms'),
  atMost('Layout rules broken', broken.length, 0, 'rules'),
])
