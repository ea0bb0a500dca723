import { atMost, type Figure, figuresTable } from '@/bench/figures'
import { describeMachine } from '@/bench/machine'
import { withDatabase } from '@/bench/with-database'
import { writeSection } from '@/bench/write-section'
import type { RunEvent, RunState } from '@/lib/contracts/run'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { foldEvents } from '@/lib/core/run/run-state'
import { modelPort } from '@/lib/server/model-port'
import { getRow } from '@/lib/server/pipelines'
import type { Services } from '@/lib/server/services'
import { makeLocalPorts } from '@/lib/server/source-ports'
import { doubledCompletions, timelessDocument } from '@/lib/server/testing/validation-script'
import { startSandbox } from '@/sandbox/server'
import { dialogueScript } from './dialogue-script'
import { driveWithKill, type RunScript, validationScript } from './kill-in-process'
import { survive, WorkerPair } from './kill-workers'
import { recordedPorts } from './recorded-ports'
import { timelessOutputs, toolScript } from './tool-script'

/**
 * `npm run chaos`: a run with tools and two open questions, a round table and one source validation, killed at every durable write. The process ends with 1 when a document
 * differs, a completion stands twice in the log, or a run takes longer than the limit to move again.
 */
const BACK_WITHIN_MS = 10_000

/** Real processes are killed at this many places of the log, evenly spread. */
const PROCESS_KILLS = 10

/** Answers come in the same order however a run is cut, so that documents can be compared byte by byte. */
const answerAfterMs: Readonly<Record<string, number>> = {
  openalex: 40,
  crossref: 140,
  semanticscholar: 240,
  arxiv: 340,
  pubmed: 440,
  europepmc: 540,
  doaj: 640,
}

interface Tally {
  readonly kills: number
  readonly differing: number
  readonly doubled: number
}

async function killInProcess(
  services: Services,
  script: RunScript,
  resultOf: (run: RunState) => string,
): Promise<Tally> {
  // The first run fills the memory of answers and so comes in another rhythm.
  await driveWithKill(services, script, null)
  const whole = await driveWithKill(services, script, null)
  const expected = resultOf(whole.run)
  let [kills, differing, doubled] = [0, 0, 0]
  for (let at = 1; at <= whole.appends; at += 1) {
    for (const when of ['before', 'after'] as const) {
      const { run, events } = await driveWithKill(services, script, { at, when })
      kills += 1
      differing += resultOf(run) === expected ? 0 : 1
      doubled += doubledCompletions(events).length + doubledAnswers(events).length
    }
    process.stdout.write(`\rkilled at write ${at} of ${whole.appends}`)
  }
  process.stdout.write('\n')
  return { kills, differing, doubled }
}

/** Calls whose answer the log has more than once: must be none. */
function doubledAnswers(events: readonly RunEvent[]): readonly string[] {
  const names = events.flatMap(({ fact }) =>
    fact.type === 'tool-answered' ? [`${fact.step} ${fact.round} ${fact.turn} ${fact.id}`] : [],
  )
  return names.filter((name, at) => names.indexOf(name) !== at)
}

async function killProcesses(services: Services, sandboxUrl: string): Promise<Tally & { backMs: number[] }> {
  const workers = new WorkerPair({ DATABASE_URL: services.databaseUrl, SANDBOX_URL: sandboxUrl })
  try {
    return await killEach(services, workers)
  } finally {
    await workers.stop()
  }
}

async function killEach(services: Services, workers: WorkerPair): Promise<Tally & { backMs: number[] }> {
  await workers.start()
  const whole = await survive(services, workers, null)
  const expected = timelessDocument(foldEvents(whole.events))
  const backMs: number[] = []
  let [differing, doubled] = [0, 0]
  for (let kill = 1; kill <= PROCESS_KILLS; kill += 1) {
    const at = Math.max(2, Math.round((whole.events.length * kill) / (PROCESS_KILLS + 1)))
    const survived = await survive(services, workers, at)
    if (survived.backMs !== null) backMs.push(survived.backMs)
    differing += timelessDocument(foldEvents(survived.events)) === expected ? 0 : 1
    doubled += doubledCompletions(survived.events).length
    process.stdout.write(`worker killed at event ${at}: back after ${survived.backMs?.toFixed(0)} ms\n`)
    await workers.start()
  }
  return { kills: backMs.length, differing, doubled, backMs }
}

async function measure(services: Services): Promise<readonly Figure[]> {
  const delays = Object.entries(answerAfterMs).map(
    ([service, latencyMs]) => [service, { latencyMs }] as const,
  )
  const sandbox = await startSandbox({ faults: Object.fromEntries(delays) })
  try {
    const withTools = await killInProcess(services, toolScript, timelessOutputs)
    const dialogue = await killInProcess(services, dialogueScript, timelessOutputs)
    const model = modelPort(getRow(SOURCE_VALIDATION))
    const validation = validationScript(recordedPorts({ ...makeLocalPorts(sandbox.url), model }))
    const inProcess = await killInProcess(services, validation, timelessDocument)
    const processes = await killProcesses(services, sandbox.url)
    const { kills } = processes
    return [
      atMost(
        `Runs that differ, with tools and two open questions, driver cut at every write (${withTools.kills} kills)`,
        withTools.differing,
        0,
        '',
      ),
      atMost('Completions and tool calls doubled there', withTools.doubled, 0, ''),
      atMost(
        `Round tables that differ, driver cut at every write (${dialogue.kills} kills)`,
        dialogue.differing,
        0,
        '',
      ),
      atMost('Turns doubled there', dialogue.doubled, 0, ''),
      atMost(
        `Documents that differ, driver cut at every write (${inProcess.kills} kills)`,
        inProcess.differing,
        0,
        '',
      ),
      atMost('Completions doubled there', inProcess.doubled, 0, ''),
      atMost(
        `Documents that differ, worker killed with kill -9 (${kills} kills)`,
        processes.differing,
        0,
        '',
      ),
      atMost('Completions doubled there', processes.doubled, 0, ''),
      atMost('Slowest to move again in another process', Math.max(...processes.backMs), BACK_WITHIN_MS, 'ms'),
    ]
  } finally {
    await sandbox.close()
  }
}

const figures = await withDatabase(measure)
const table = figuresTable('Killed at every durable write of one source validation', figures)
process.stdout.write(`${describeMachine()}\n${table}`)
writeSection(
  'chaos',
  `## Killed at every write\n\nMeasured by \`npm run chaos\` on ${describeMachine()}.\n\n${table}`,
)
process.exit(figures.some(({ ratio }) => ratio !== null && ratio > 1) ? 1 : 0)
