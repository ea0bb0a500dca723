import { randomUUID } from 'node:crypto'
import { appendFacts, createRun, listEvents, takeLease } from '@/lib/adapters/store/runs'
import type { Clock, ModelPort, RunLog } from '@/lib/contracts/ports'
import type { RunEvent, RunState } from '@/lib/contracts/run'
import { foldEvents, openQuestions } from '@/lib/core/run/run-state'
import type { Pipeline } from '@/lib/engine/pipeline'
import { runPipeline } from '@/lib/engine/run'
import { sourceValidation } from '@/lib/pipelines/sources/pipeline'
import type { SourcePorts } from '@/lib/pipelines/sources/ports'
import { changesAfter } from '@/lib/server/pipelines'
import { answerQuestion } from '@/lib/server/runs/answer-run'
import type { Services } from '@/lib/server/services'
import { addProject } from '@/lib/server/testing/test-database'
import { type ScriptedAnswer, scriptedAnswer, scriptedInput } from '@/lib/server/testing/validation-script'

/** More turns than this means that the run does not move. */
const TURNS_MAX = 60

const stoppedClock: Clock = { now: () => '2026-11-21T12:00:00.000Z', elapsedMs: () => 0 }

/** Where the driver dies: just before its write number `at` reaches the database, or just after. */
export interface Kill {
  readonly at: number
  readonly when: 'before' | 'after'
}

export interface DrivenRun {
  readonly run: RunState
  readonly events: readonly RunEvent[]
  /** Writes of drivers, those of the killed one included. */
  readonly appends: number
}

class Killed extends Error {}

/** A run and the student who answers its questions. */
export interface RunScript {
  readonly line: Pipeline
  readonly ports: { readonly model: ModelPort }
  readonly input: unknown
  /** What is answered next; null when nothing is asked. */
  readonly answer: (run: RunState) => ScriptedAnswer | null
  /** The question at which a run that never ends is at its end, once nothing is left to answer. */
  readonly restsAt?: string
  /** What must be the same however the run was cut; without it, all that the run found out. */
  readonly resultOf?: (run: RunState) => string | Promise<string>
}

/** One source validation with these ports. */
export function validationScript(ports: SourcePorts): RunScript {
  return { line: sourceValidation, ports, input: scriptedInput, answer: scriptedAnswer }
}

/** Drives one scripted run to its end; the driver is killed once, its successor goes on from the log. */
export async function driveWithKill(
  services: Services,
  script: RunScript,
  kill: Kill | null,
): Promise<DrivenRun> {
  const { line } = script
  const { projectId } = await addProject(services.db, { sandbox: true })
  const input = { pipeline: line.name, input: script.input, tokenBudget: null }
  const runId = await createRun(services.db, projectId, input)
  const count = { appends: 0 }
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const run = await driveOnce(services, { runId, script, kill, count })
    const answer = run && script.answer(run)
    const rests = !answer && run?.status === 'waiting' && openQuestions(run)[0]?.key === script.restsAt
    if (run?.status === 'completed' || (run && rests)) {
      return { run, events: await listEvents(services.db, runId, 0), appends: count.appends }
    }
    if (answer) await answerQuestion(services, line, { runId, ...answer })
    else if (run) throw new Error(`the run stands still: ${run.status} ${JSON.stringify(run.failure)}`)
  }
  throw new Error(`not at its end after ${TURNS_MAX} turns`)
}

interface Life {
  readonly runId: string
  readonly script: RunScript
  readonly kill: Kill | null
  readonly count: { appends: number }
}

/** One driver's life; null when it was killed. The lease is one that runs out at once, as if time had passed. */
async function driveOnce({ db }: Services, { runId, script, kill, count }: Life): Promise<RunState | null> {
  const owner = randomUUID()
  await takeLease(db, runId, owner, -1)
  const log: RunLog = {
    begin: async () => foldEvents(await listEvents(db, runId, 0)),
    read: (afterSeq) => listEvents(db, runId, afterSeq),
    append: async (facts, { seq, run, at }) => {
      count.appends += 1
      if (kill?.at === count.appends && kill.when === 'before') throw new Killed()
      const appended = await appendFacts(db, runId, facts, {
        status: run.status,
        at,
        sources: changesAfter(run, facts),
        appender: { lease: owner, afterSeq: seq },
      })
      if (kill?.at === count.appends && kill.when === 'after') throw new Killed()
      return appended
    },
    changed: () => new Promise(() => undefined),
  }
  try {
    return await runPipeline(script.line, {
      log,
      ports: script.ports,
      clock: stoppedClock,
      signal: new AbortController().signal,
    })
  } catch (error) {
    if (error instanceof Killed) return null
    throw error
  }
}
