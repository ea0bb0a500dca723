import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { findProject } from '@/lib/adapters/store/projects'
import { createRun, takeLease } from '@/lib/adapters/store/runs'
import { beyondScopes, withinScope } from '@/lib/adapters/store/scope'
import { saveSelections } from '@/lib/adapters/store/selections'
import { findSource, listKnownIds, listSources } from '@/lib/adapters/store/sources'
import type { ProjectId, UserId } from '@/lib/contracts/ids'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { runPipeline } from '@/lib/engine/run'
import { sourceValidation } from '@/lib/pipelines/sources/pipeline'
import { presentSources } from '@/lib/server/loaders/project-sources'
import { viewOf } from '@/lib/server/pipelines'
import { answerRun } from '@/lib/server/runs/answer-run'
import { leasedLog, systemClock } from '@/lib/server/runs/run-driver'
import { WakeUpSignal } from '@/lib/server/runs/wake-up-signal'
import type { Services } from '@/lib/server/services'
import { addProject } from '@/lib/server/testing/test-database'
import { atLeast, atMost, quantile } from './figures'
import { longRunAnswer, longRunInput, longRunPorts, REFINEMENTS, SOURCES_MIN } from './long-run'
import { report } from './report'
import { withDatabase } from './with-database'

const REPEATS = 200
const LEASE_MS = 600_000
const TURNS_MAX = 20

const TICK_MS_MAX = 10
const OPEN_MS_MAX = 15
const PAGE_KB_MAX = 300
const LOG_RATIO_MAX = 1.3

interface Project {
  readonly ownerId: UserId
  readonly projectId: ProjectId
  readonly runId: string
  /** Kilobytes of the page's data besides the sources, gzipped, whenever the refinement menu was open. */
  readonly besidesKb: readonly number[]
}

const gzippedKb = (value: unknown) => gzipSync(JSON.stringify(value)).byteLength / 1_024

async function driveLongRun(
  services: Services,
  { ownerId, projectId }: Pick<Project, 'ownerId' | 'projectId'>,
): Promise<Project> {
  const runId = await createRun(services.db, projectId, {
    pipeline: SOURCE_VALIDATION,
    input: longRunInput,
    tokenBudget: null,
  })
  const owner = randomUUID()
  await takeLease(services.db, runId, owner, LEASE_MS)
  const ports = longRunPorts()
  const besidesKb: number[] = []
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const run = await runPipeline(sourceValidation, {
      log: leasedLog(services, { runId, owner, wakeUp: new WakeUpSignal() }),
      ports,
      clock: systemClock,
      signal: new AbortController().signal,
    })
    if (turn > 0) besidesKb.push(gzippedKb({ ...viewOf(run), present: [] }))
    const answer = longRunAnswer(run)
    if (!answer) return { ownerId, projectId, runId, besidesKb }
    await answerRun(services, { runId, pipeline: SOURCE_VALIDATION, ...answer })
  }
  throw new Error('the long run does not come to its end')
}

async function timed(work: (repeat: number) => Promise<unknown>): Promise<number[]> {
  const tookMs: number[] = []
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const beganMs = performance.now()
    await work(repeat)
    tookMs.push(performance.now() - beganMs)
  }
  return tookMs
}

const Stored = z.tuple([z.object({ events: z.coerce.number(), records: z.coerce.number() })])

/** Bytes of the log's facts and of its records, as PostgreSQL stores them. */
async function storedBytes({ db }: Services, runId: string) {
  const rows = await db.$queryRaw`
    SELECT (SELECT sum(pg_column_size(fact)) FROM run_events WHERE run_id = ${runId}) AS events,
      (SELECT sum(pg_column_size(record)) FROM run_records WHERE run_id = ${runId}) AS records`
  return Stored.parse(rows)[0]
}

async function measure(services: Services, own: Pick<Project, 'ownerId' | 'projectId'>): Promise<void> {
  const { ownerId, projectId, runId, besidesKb } = await driveLongRun(services, own)
  const { db } = services
  const ids = (await listSources(db, { projectId, runId })).map(({ id }) => id)
  const idOf = (repeat: number) => ids[(repeat * 7) % ids.length] ?? ''
  const ticks = await timed(async (repeat) => {
    await findProject(db, ownerId, projectId)
    const scope = await presentSources(services, projectId)
    await listKnownIds(db, scope, [idOf(repeat)])
    await saveSelections(db, projectId, [{ sourceId: idOf(repeat), decision: 'include', reason: '' }])
  })
  const opened = await timed(async (repeat) => {
    await findProject(db, ownerId, projectId)
    const scope = await presentSources(services, projectId)
    await findSource(db, scope, idOf(repeat))
  })
  const beganMs = performance.now()
  const view = viewOf(await services.runs.get(runId))
  const readMs = performance.now() - beganMs
  const { events, records } = await storedBytes(services, runId)
  const [first = Number.NaN] = besidesKb
  report('read-model', `A project of ${ids.length} sources after ${REFINEMENTS} refinements`, [
    atLeast('Sources', z.array(z.unknown()).parse(view.present).length, SOURCES_MIN, ''),
    atMost('One tick, server time after the session is known, p50', quantile(ticks, 0.5), null, 'ms'),
    atMost('One tick, p95', quantile(ticks, 0.95), TICK_MS_MAX, 'ms'),
    atMost('Opening a source, p50', quantile(opened, 0.5), null, 'ms'),
    atMost('Opening a source, p95', quantile(opened, 0.95), OPEN_MS_MAX, 'ms'),
    atMost('Data of the sources page, gzipped', gzippedKb(view), PAGE_KB_MAX, 'KB'),
    atMost(
      'What a refinement adds to it besides its sources',
      ((besidesKb.at(-1) ?? Number.NaN) - first) / REFINEMENTS,
      null,
      'KB',
    ),
    atMost('Making it from the state at hand', readMs, null, 'ms'),
    atMost(
      'Bytes of the log by bytes of its records, as stored',
      (events + records) / records,
      LOG_RATIO_MAX,
      '',
    ),
  ])
}

await withDatabase(
  async (services) => {
    const own = await beyondScopes(() => addProject(services.db))
    await withinScope({ ownerId: own.ownerId }, () => measure(services, own))
  },
  { isBound: true },
)
