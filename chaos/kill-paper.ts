import { setTimeout as delay } from 'node:timers/promises'
import { workOf } from '@/bench/catalogue-works'
import { atMost, type Figure } from '@/bench/figures'
import { report } from '@/bench/report'
import { withDatabase } from '@/bench/with-database'
import { createRun, findRun, latestSeqs, listEvents } from '@/lib/adapters/store/runs'
import { type ProjectId, RunId } from '@/lib/contracts/ids'
import { PAPER } from '@/lib/contracts/paper-stages'
import type { RunEvent } from '@/lib/contracts/run'
import { readData } from '@/lib/core/paper/data/read-data'
import { foldEvents } from '@/lib/core/run/run-state'
import { makeSource } from '@/lib/core/validation/source-fixture'
import { paperPipeline } from '@/lib/pipelines/paper/pipeline'
import type { PaperRowPorts } from '@/lib/pipelines/paper/row-ports'
import type { Services } from '@/lib/server/services'
import { doubledCompletions } from '@/lib/server/testing/validation-script'
import { DEFAULT_SEED, generateCatalogue } from '@/sandbox/catalogue/generate'
import { startSandbox } from '@/sandbox/server'
import { driveWithKill, type RunScript } from './kill-in-process'
import { driverOf, survive, WorkerPair } from './kill-workers'
import { timelessOutputs } from './tool-script'

/**
 * `npm run chaos:paper [every]`: one paper with own data, its driver cut before and after each of its durable writes (or each `every`th), and its worker killed with
 * kill -9 at some places. Ends with 1 when a paper differs, an output was made twice, or a run takes longer than the limit to move again.
 */
const BACK_WITHIN_MS = 10_000
const PROCESS_KILLS = 6
const ENDS_WITHIN_MS = 120_000
const LOOK_EVERY_MS = 15
const SOURCES = 6

const every = Math.max(1, Number(process.argv[2] ?? 1))
/** Own data with holes, whose columns are called what the question names: its results are lost or doubled like any other output. */
const table = ['remote work,burnout,shift', ...Array.from({ length: 60 }, (_, at) => rowOf(at))]
function rowOf(at: number): string {
  const burnout = at % 13 === 0 ? '' : at % 17 === 0 ? 'unsure' : String((at * at) % 23)
  return `${(at * 7) % 41},${burnout},${at % 3 === 0 ? 'night' : 'day'}`
}
const read = readData(table.join('\n'))
if (!read.ok) throw new Error(read.problem)
const data = { ...read.report, file: 'answers.csv', sha256: 'a1'.repeat(32) }
const input = {
  query: 'Does remote work reduce burnout among nurses?',
  locale: 'en',
  kind: 'empirical',
  data,
}
const sources = generateCatalogue(DEFAULT_SEED)
  .records.slice(0, SOURCES)
  .map((record, at) => {
    const work = workOf(record, 'openalex')
    return { source: makeSource(`s${at}`, { work, members: [work] }), chosen: true }
  })
const ports: PaperRowPorts = {
  model: { name: null, write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }) },
  listSources: async () => ({ sources, counts: null }),
}
const script: RunScript = { line: paperPipeline, ports, input, answer: () => null }

async function cutDrivers(services: Services) {
  const whole = await driveWithKill(services, script, null)
  const expected = timelessOutputs(whole.run)
  let [kills, differing, doubled] = [0, 0, 0]
  for (let at = 1; at <= whole.appends; at += every) {
    for (const when of ['before', 'after'] as const) {
      const { run, events } = await driveWithKill(services, script, { at, when })
      kills += 1
      differing += timelessOutputs(run) === expected ? 0 : 1
      doubled += doubledCompletions(events).length
    }
    process.stdout.write(`\rcut at write ${at} of ${whole.appends}`)
  }
  process.stdout.write('\n')
  return { kills, differing, doubled, appends: whole.appends }
}

interface Survived {
  readonly events: readonly RunEvent[]
  readonly backMs: number | null
}

/** A paper written by real workers; the one that drives is killed as soon as the log has so many events. */
async function surviveKill(
  services: Services,
  { workers, projectId, killAtSeq }: { workers: WorkerPair; projectId: ProjectId; killAtSeq: number | null },
): Promise<Survived> {
  const { db, queue } = services
  const runId = RunId.parse(await createRun(db, projectId, { pipeline: PAPER, input, tokenBudget: null }))
  await queue.wake(runId)
  let killed: { atMs: number; seq: number; pid: number } | null = null
  let backMs: number | null = null
  const since = performance.now()
  while (performance.now() - since < ENDS_WITHIN_MS) {
    const [latest] = await latestSeqs(db, [runId])
    const [seq, driver] = [latest?.seq ?? 0, await driverOf(services, runId)]
    if (killed && backMs === null && seq > killed.seq && driver !== killed.pid)
      backMs = performance.now() - killed.atMs
    if (!killed && killAtSeq !== null && seq >= killAtSeq && driver !== null) {
      workers.kill(driver)
      killed = { atMs: performance.now(), seq, pid: driver }
    }
    const row = await findRun(db, projectId, runId)
    if (row?.status === 'completed') return { events: await listEvents(db, runId, 0), backMs }
    await delay(LOOK_EVERY_MS)
  }
  throw new Error(`a paper killed at event ${killAtSeq} has not ended after ${ENDS_WITHIN_MS} ms`)
}

async function killWorkers(services: Services, sandboxUrl: string) {
  const workers = new WorkerPair({ DATABASE_URL: services.databaseUrl, SANDBOX_URL: sandboxUrl })
  try {
    await workers.start()
    const { projectId } = await survive(services, workers, null)
    const whole = await surviveKill(services, { workers, projectId, killAtSeq: null })
    const expected = timelessOutputs(foldEvents(whole.events))
    const backMs: number[] = []
    let [differing, doubled] = [0, 0]
    for (let kill = 1; kill <= PROCESS_KILLS; kill += 1) {
      const killAtSeq = Math.max(2, Math.round((whole.events.length * kill) / (PROCESS_KILLS + 1)))
      const { events, backMs: back } = await surviveKill(services, { workers, projectId, killAtSeq })
      if (back !== null) backMs.push(back)
      differing += timelessOutputs(foldEvents(events)) === expected ? 0 : 1
      doubled += doubledCompletions(events).length
      process.stdout.write(`worker killed at event ${killAtSeq}: back after ${back?.toFixed(0)} ms\n`)
      await workers.start()
    }
    return { differing, doubled, backMs }
  } finally {
    await workers.stop()
  }
}

async function measure(services: Services): Promise<readonly Figure[]> {
  const sandbox = await startSandbox()
  try {
    const processes = await killWorkers(services, sandbox.url)
    const cut = await cutDrivers(services)
    const where = every === 1 ? 'every write' : `every ${every}th of ${cut.appends} writes`
    const cuts = `driver cut before and after ${where} (${cut.kills} kills)`
    const kills = `worker killed with kill -9 (${processes.backMs.length} kills)`
    return [
      atMost(`Papers that differ, ${cuts}`, cut.differing, 0, ''),
      atMost('Outputs made twice there', cut.doubled, 0, ''),
      atMost(`Papers that differ, ${kills}`, processes.differing, 0, ''),
      atMost('Outputs made twice there', processes.doubled, 0, ''),
      atMost('Slowest to move again in another process', Math.max(...processes.backMs), BACK_WITHIN_MS, 'ms'),
    ]
  } finally {
    await sandbox.close()
  }
}

const figures = await withDatabase(measure)
report('chaos paper', 'Killed at every write: paper', figures)
process.exit(figures.some(({ ratio }) => ratio !== null && ratio > 1) ? 1 : 0)
