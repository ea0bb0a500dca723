import { setTimeout as delay } from 'node:timers/promises'
import { createRun, findRun, latestSeqs, listEvents } from '@/lib/adapters/store/runs'
import { saveSelections } from '@/lib/adapters/store/selections'
import { type ProjectId, RunId } from '@/lib/contracts/ids'
import type { RunEvent } from '@/lib/contracts/run'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { foldEvents } from '@/lib/core/run/run-state'
import { answerRun } from '@/lib/server/runs/answer-run'
import type { Services } from '@/lib/server/services'
import { type SpawnedNode, spawnNode } from '@/lib/server/testing/spawn-node'
import { addProject } from '@/lib/server/testing/test-database'
import { scriptedAnswer, scriptedInput, scriptedSelection } from '@/lib/server/testing/validation-script'

const LOOK_EVERY_MS = 15
/** A run that has not ended by then stands still. */
const ENDS_WITHIN_MS = 90_000

/** Two worker processes on one database; who is killed is replaced. */
export class WorkerPair {
  readonly #variables: Readonly<Record<string, string>>
  readonly #imports: readonly string[]
  readonly #workers: SpawnedNode[] = []

  constructor(variables: Readonly<Record<string, string>>, imports: readonly string[] = []) {
    this.#variables = variables
    this.#imports = imports
  }

  async start(): Promise<void> {
    while (this.#workers.length < 2) {
      const worker = spawnNode('lib/server/worker-main.ts', {
        variables: this.#variables,
        imports: this.#imports,
      })
      this.#workers.push(worker)
      await worker.line((line) => line.includes('worker is ready'))
    }
  }

  /** The process numbers of those that live. */
  get pids(): readonly number[] {
    return this.#workers.map(({ pid }) => pid)
  }

  /** Kills the worker with this process number without warning. */
  kill(pid: number): void {
    const at = this.#workers.findIndex((worker) => worker.pid === pid)
    for (const worker of at < 0 ? [] : this.#workers.splice(at, 1)) worker.kill('SIGKILL')
  }

  async stop(): Promise<void> {
    for (const worker of this.#workers) worker.kill('SIGTERM')
    await Promise.all(this.#workers.map((worker) => worker.ended))
  }
}

export interface SurvivedRun {
  readonly projectId: ProjectId
  readonly events: readonly RunEvent[]
  /** From the kill to the next event that a worker appended; null when nobody was killed. */
  readonly backMs: number | null
}

/** One scripted validation by real workers; the one that drives is killed as soon as the log has `killAtSeq` events. */
export async function survive(
  services: Services,
  workers: WorkerPair,
  killAtSeq: number | null,
): Promise<SurvivedRun> {
  const { db, queue } = services
  const { projectId } = await addProject(db, { sandbox: true })
  const created = await createRun(db, projectId, {
    pipeline: SOURCE_VALIDATION,
    input: scriptedInput,
    tokenBudget: null,
  })
  const runId = RunId.parse(created)
  await queue.wake(runId)
  let killed: { atMs: number; seq: number; pid: number } | null = null
  let backMs: number | null = null
  for (
    const since = performance.now();
    performance.now() - since < ENDS_WITHIN_MS;
    await delay(LOOK_EVERY_MS)
  ) {
    const [latest] = await latestSeqs(db, [runId])
    const seq = latest?.seq ?? 0
    // What the killed one had sent may still be written; moving again means that another one writes.
    const isMoving = killed !== null && seq > killed.seq && (await driverOf(services, runId)) !== killed.pid
    if (killed && backMs === null && isMoving) backMs = performance.now() - killed.atMs
    if (!killed && killAtSeq !== null && seq >= killAtSeq) {
      // Nobody drives while the run only waits: then the next one to drive is killed.
      const pid = await driverOf(services, runId)
      if (pid !== null) {
        workers.kill(pid)
        killed = { atMs: performance.now(), seq, pid }
      }
    }
    const row = await findRun(db, projectId, runId)
    if (row?.status === 'completed') {
      return { projectId, events: await listEvents(db, runId, 0), backMs }
    }
    // Links are still being looked at while the run asks; the student waits for them, so that both runs are alike.
    if (row?.status !== 'waiting' || (await driverOf(services, runId)) !== null) continue
    const run = foldEvents(await listEvents(db, runId, 0))
    const answer = scriptedAnswer(run)
    if (!answer) continue
    if (answer.step === 'select') {
      const entries = scriptedSelection(run).map(
        (sourceId) => ({ sourceId, decision: 'include', reason: '' }) as const,
      )
      await saveSelections(db, projectId, entries)
    }
    await answerRun(services, { runId, pipeline: SOURCE_VALIDATION, ...answer })
  }
  throw new Error(`a run killed at event ${killAtSeq} has not ended after ${ENDS_WITHIN_MS} ms`)
}

/** The process that holds the run's lease; its name says the number between two colons. */
export async function driverOf({ db }: Services, runId: string): Promise<number | null> {
  const row = await db.run.findUnique({ where: { id: runId }, select: { leaseOwner: true } })
  const pid = Number(row?.leaseOwner?.split(':')[1])
  return pid > 0 ? pid : null
}
