import { atMost, type Figure } from '@/bench/figures'
import { report } from '@/bench/report'
import { withDatabase } from '@/bench/with-database'
import type { RunEvent } from '@/lib/contracts/run'
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
import {
  collectionScript,
  elicitationScript,
  proposalScript,
  researchScript,
  reviewScript,
  topicScript,
} from './pipeline-scripts'
import { recordedPorts } from './recorded-ports'
import { timelessOutputs, toolScript } from './tool-script'

/**
 * `npm run chaos [-- part …]`: a run of each pipeline, cut before and after every durable write, and workers killed with kill -9; all parts
 * where none is named. Each part writes its own table. The process ends with 1 when a result differs, something stands twice in
 * the log, or a run takes longer than the limit to move again. A paper has a command of its own (`npm run chaos:paper`).
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

interface World {
  readonly services: Services
  /** The address of the sandbox. */
  readonly sandboxUrl: string
}

type Part = (world: World) => Promise<readonly Figure[]>

/** The parts by name; what is scripted with a state of its own is made anew for each run. */
const parts: Readonly<Record<string, Part>> = {
  tools: cut('a run with tools and two open questions', () => toolScript),
  'round-table': cut('a round table in which a model speaks', () => dialogueScript),
  elicitation: cut('an elicitation', elicitationScript),
  answers: cut('a conversation with the library', researchScript),
  collection: cut('a collection', ({ sandboxUrl }) => collectionScript(sandboxUrl)),
  topic: cut(
    'a topic discovery',
    keptScript(({ sandboxUrl }) => topicScript(sandboxUrl)),
  ),
  review: cut('a literature review', reviewScript),
  proposal: cut('a proposal', proposalScript),
  sources: cut(
    'a source validation',
    keptScript(({ sandboxUrl }) => {
      const model = modelPort(getRow(SOURCE_VALIDATION))
      const ports = recordedPorts({ ...makeLocalPorts(sandboxUrl), model })
      return { ...validationScript(ports), resultOf: timelessDocument }
    }),
  ),
  workers: killProcesses,
}

type MakeScript = (world: World) => RunScript

/** The same script for every run: it remembers what the world answered. */
function keptScript(make: MakeScript): MakeScript {
  let kept: RunScript | null = null
  return (world) => {
    kept ??= make(world)
    return kept
  }
}

/** A run whose driver dies before and after each of its writes, and whose successor goes on from the log. */
function cut(what: string, scriptOf: MakeScript): Part {
  return async (world) => {
    const drive = async (kill: Parameters<typeof driveWithKill>[2]) => {
      const script = scriptOf(world)
      const driven = await driveWithKill(world.services, script, kill)
      return { ...driven, result: await (script.resultOf ?? timelessOutputs)(driven.run) }
    }
    // The first run fills the memory of answers and so comes in another rhythm.
    await drive(null)
    const whole = await drive(null)
    let [kills, differing, doubled] = [0, 0, 0]
    for (let at = 1; at <= whole.appends; at += 1) {
      for (const when of ['before', 'after'] as const) {
        const { result, events } = await drive({ at, when })
        kills += 1
        differing += result === whole.result ? 0 : 1
        doubled += doubledCompletions(events).length + doubledAnswers(events).length
      }
      process.stdout.write(`\r${what}: killed at write ${at} of ${whole.appends}`)
    }
    process.stdout.write('\n')
    return [
      atMost(`Results that differ, ${what}, driver cut at every write (${kills} kills)`, differing, 0, ''),
      atMost('Completions and tool calls doubled there', doubled, 0, ''),
    ]
  }
}

/** Calls whose answer the log has more than once: must be none. */
function doubledAnswers(events: readonly RunEvent[]): readonly string[] {
  const names = events.flatMap(({ fact }) =>
    fact.type === 'tool-answered' ? [`${fact.step} ${fact.round} ${fact.turn} ${fact.id}`] : [],
  )
  return names.filter((name, at) => names.indexOf(name) !== at)
}

async function killProcesses({ services, sandboxUrl }: World): Promise<readonly Figure[]> {
  const workers = new WorkerPair({ DATABASE_URL: services.databaseUrl, SANDBOX_URL: sandboxUrl })
  try {
    return await killEach(services, workers)
  } finally {
    await workers.stop()
  }
}

async function killEach(services: Services, workers: WorkerPair): Promise<readonly Figure[]> {
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
  const kills = `worker killed with kill -9 (${backMs.length} kills)`
  return [
    atMost(`Documents that differ, a source validation, ${kills}`, differing, 0, ''),
    atMost('Completions doubled there', doubled, 0, ''),
    atMost('Slowest to move again in another process', Math.max(...backMs), BACK_WITHIN_MS, 'ms'),
  ]
}

async function measure(services: Services, names: readonly string[]): Promise<boolean> {
  const delays = Object.entries(answerAfterMs).map(
    ([service, latencyMs]) => [service, { latencyMs }] as const,
  )
  const sandbox = await startSandbox({ faults: Object.fromEntries(delays) })
  let isGood = true
  try {
    for (const name of names) {
      const figures = (await parts[name]?.({ services, sandboxUrl: sandbox.url })) ?? []
      report(`chaos ${name}`, `Killed at every write: ${name}`, figures)
      isGood &&= figures.every(({ ratio }) => ratio === null || ratio <= 1)
    }
  } finally {
    await sandbox.close()
  }
  return isGood
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  process.stderr.write(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}.\n`)
  process.exit(1)
}
const isGood = await withDatabase((services) =>
  measure(services, asked.length > 0 ? asked : Object.keys(parts)),
)
process.exit(isGood ? 0 : 1)
