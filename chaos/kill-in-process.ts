import { randomUUID } from 'node:crypto'
import { appendFacts, createRun, listEvents, takeLease } from '@/lib/adapters/store/runs'
import type { Clock, RunLog } from '@/lib/contracts/ports'
import type { RunEvent, RunState } from '@/lib/contracts/run'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { foldEvents } from '@/lib/core/run/run-state'
import { runPipeline } from '@/lib/engine/run'
import { sourceValidation } from '@/lib/pipelines/sources/pipeline'
import type { SourcePorts } from '@/lib/pipelines/sources/ports'
import { changesAfter } from '@/lib/server/pipelines'
import { answerRun } from '@/lib/server/runs/answer-run'
import type { Services } from '@/lib/server/services'
import { addProject } from '@/lib/server/testing/test-database'
import { scriptedAnswer, scriptedInput } from '@/lib/server/testing/validation-script'

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

/** Drives one scripted validation to its end; the driver is killed once, its successor goes on from the log. */
export async function driveWithKill(
  services: Services,
  ports: SourcePorts,
  kill: Kill | null,
): Promise<DrivenRun> {
  const { projectId } = await addProject(services.db, { sandbox: true })
  const input = { pipeline: SOURCE_VALIDATION, input: scriptedInput, tokenBudget: null }
  const runId = await createRun(services.db, projectId, input)
  const count = { appends: 0 }
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const run = await driveOnce(services, { runId, ports, kill, count })
    if (run?.status === 'completed') {
      return { run, events: await listEvents(services.db, runId, 0), appends: count.appends }
    }
    const answer = run && scriptedAnswer(run)
    if (answer) await answerRun(services, { runId, pipeline: SOURCE_VALIDATION, ...answer })
    else if (run) throw new Error(`the run stands still: ${run.status} ${JSON.stringify(run.failure)}`)
  }
  throw new Error(`not at its end after ${TURNS_MAX} turns`)
}

interface Life {
  readonly runId: string
  readonly ports: SourcePorts
  readonly kill: Kill | null
  readonly count: { appends: number }
}

/** One driver's life; null when it was killed. The lease is one that runs out at once, as if time had passed. */
async function driveOnce({ db }: Services, { runId, ports, kill, count }: Life): Promise<RunState | null> {
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
    return await runPipeline(sourceValidation, {
      log,
      ports,
      clock: stoppedClock,
      signal: new AbortController().signal,
    })
  } catch (error) {
    if (error instanceof Killed) return null
    throw error
  }
}
