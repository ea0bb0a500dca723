import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { createRun, takeLease } from '@/lib/adapters/store/runs'
import { beyondScopes, withinScope } from '@/lib/adapters/store/scope'
import type { ProjectId } from '@/lib/contracts/ids'
import { type AnyStep, pipeline, task } from '@/lib/engine/pipeline'
import { runPipeline } from '@/lib/engine/run'
import { leasedLog, systemClock } from '@/lib/server/runs/run-driver'
import { WakeUpSignal } from '@/lib/server/runs/wake-up-signal'
import type { Services } from '@/lib/server/services'
import { addProject } from '@/lib/server/testing/test-database'
import { atLeast, atMost, quantile } from './figures'
import { report } from './report'
import { withDatabase } from './with-database'

/** Steps that do nothing, each written to the log of a real database before the next begins. */
const STEPS = 200
const RUNS_AT_ONCE = 16
const LEASE_MS = 600_000

const STEPS_PER_S_MIN = 500
const ADDED_MS_MAX = 5

const model = {
  name: null,
  write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }) as const,
}

interface Timing {
  /** For each step, the time from the end of the one before it to its own beginning: what the engine adds. */
  readonly addedMs: readonly number[]
  readonly tookMs: number
}

async function driveOnce(services: Services): Promise<Timing> {
  const own = await beyondScopes(() => addProject(services.db))
  return withinScope(own, () => drive(services, own.projectId))
}

async function drive(services: Services, projectId: ProjectId): Promise<Timing> {
  const runId = await createRun(services.db, projectId, { pipeline: 'bench', input: null, tokenBudget: null })
  const owner = randomUUID()
  await takeLease(services.db, runId, owner, LEASE_MS)
  const addedMs: number[] = []
  let endedMs = Number.NaN
  const steps: AnyStep[] = []
  for (let index = 0; index < STEPS; index += 1) {
    const step = task(`step-${index}`, {
      needs: steps.slice(-1),
      output: z.object({ index: z.number() }),
      run: () => {
        addedMs.push(performance.now() - endedMs)
        endedMs = performance.now()
        return { index }
      },
    })
    steps.push(step)
  }
  const beganMs = performance.now()
  const run = await runPipeline(pipeline('bench', steps), {
    log: leasedLog(services, { runId, owner, wakeUp: new WakeUpSignal() }),
    ports: { model },
    clock: systemClock,
    signal: new AbortController().signal,
  })
  if (run.status !== 'completed') throw new Error(`the run is ${run.status}`)
  return { addedMs: addedMs.slice(1), tookMs: performance.now() - beganMs }
}

await withDatabase(
  async (services) => {
    await driveOnce(services)
    const alone = await driveOnce(services)
    const beganMs = performance.now()
    const cpu = process.cpuUsage()
    const together = await Promise.all(Array.from({ length: RUNS_AT_ONCE }, () => driveOnce(services)))
    const tookS = (performance.now() - beganMs) / 1_000
    const { user, system } = process.cpuUsage(cpu)
    const cpuMs = (user + system) / 1_000 / (RUNS_AT_ONCE * STEPS)
    const crowdedMs = together.flatMap(({ addedMs }) => addedMs)
    report('engine', `Engine: ${STEPS} steps in a row, each durable before the next`, [
      atMost('Added per step, one run, p50', quantile(alone.addedMs, 0.5), null, 'ms'),
      atMost('Added per step, one run, p95', quantile(alone.addedMs, 0.95), ADDED_MS_MAX, 'ms'),
      atLeast('Durable steps, one run', (STEPS / alone.tookMs) * 1_000, null, '/s'),
      atLeast(
        `Durable steps, ${RUNS_AT_ONCE} runs at once`,
        (RUNS_AT_ONCE * STEPS) / tookS,
        STEPS_PER_S_MIN,
        '/s',
      ),
      atMost('Processor time of the worker per step', cpuMs, null, 'ms'),
      atMost(`Added per step, ${RUNS_AT_ONCE} runs at once, p95`, quantile(crowdedMs, 0.95), null, 'ms'),
    ])
  },
  { isBound: true },
)
