import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { Prisma } from '@/generated/prisma/client'
import { AppError } from '@/lib/contracts/errors'
import { ProjectId, type RunId, type UserId } from '@/lib/contracts/ids'
import { DESK, type RunEvent, RunFact, type RunStatus } from '@/lib/contracts/run'
import type { SourceChanges } from '@/lib/contracts/source-validation'
import type { Database } from './client'
import { asksNow, type QuestionRound, questionChanges } from './open-questions'
import type { NewProject } from './projects'
import { packRecords, referencesIn, unpackRecords } from './records-once'
import { addRecords, recordsKept } from './run-records'
import { packChanges, SOURCE_ROWS_VERSION, sourcesWritten } from './sources'

/** Events read in one query; a longer log is read in pages. */
const EVENTS_PER_READ = 500

/** Runs of one pipeline that a project shows. */
const RUNS_LISTED = 200

const SeqRow = z.array(z.object({ seq: z.number().int() }))

export interface NewRun {
  readonly pipeline: string
  /** Of the pipeline, whose input this is; 1 when left out. */
  readonly version?: number
  /** What the run is for, where a project has several of one pipeline; left out for the project's own. */
  readonly purpose?: string
  /** The run that begins this one; it takes this one along when it is deleted. */
  readonly parentId?: RunId
  readonly input: unknown
  readonly tokenBudget: number | null
}

/** Creates a run with its first event in one transaction; returns its id. */
export async function createRun(db: Database, projectId: ProjectId, run: NewRun): Promise<string> {
  const id = randomUUID()
  await db.$transaction(runWrites(db, { id, projectId }, run))
  return id
}

/** Creates a project with its first run in one transaction: there is never one without the other. */
export async function createProjectWithRun(
  db: Database,
  ownerId: UserId,
  { project, run }: { readonly project: NewProject; readonly run: NewRun },
): Promise<{ readonly projectId: ProjectId; readonly runId: string }> {
  const [projectId, id] = [ProjectId.parse(randomUUID()), randomUUID()]
  await db.$transaction([
    db.project.create({ data: { id: projectId, ownerId, ...project } }),
    ...runWrites(db, { id, projectId }, run),
  ])
  return { projectId, runId: id }
}

/** What is written for a new run, in its order. */
function runWrites(
  db: Database,
  { id, projectId }: { readonly id: string; readonly projectId: ProjectId },
  { pipeline, version = 1, purpose = '', parentId, input, tokenBudget }: NewRun,
) {
  const fact: RunFact = { type: 'run-created', pipeline, version, input, tokenBudget }
  const { json, records } = packRecords(fact)
  return [
    db.run.create({
      data: {
        id,
        projectId,
        pipeline,
        purpose,
        parentId: parentId ?? null,
        status: 'running',
        seq: 1,
        rowsVersion: SOURCE_ROWS_VERSION,
      },
    }),
    db.runRecord.createMany({
      data: [...records].map(([hash, record]) => ({ runId: id, hash, record: JSON.parse(record) })),
    }),
    db.runEvent.create({ data: { runId: id, seq: 1, at: new Date(), fact: JSON.parse(json) } }),
  ]
}

const runLine = {
  id: true,
  pipeline: true,
  purpose: true,
  parentId: true,
  status: true,
  seq: true,
  createdAt: true,
  updatedAt: true,
  rowsVersion: true,
} as const

/** The project's runs of a pipeline, of every purpose or of one, the one begun last first; at most 200. */
export async function listRuns(
  db: Database,
  projectId: ProjectId,
  wanted: { readonly pipeline: string; readonly purpose?: string; readonly parentId?: RunId },
) {
  return db.run.findMany({
    where: { projectId, ...wanted },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: RUNS_LISTED,
    select: runLine,
  })
}

/** The run of a pipeline that was begun last for this purpose, or null; without a purpose the project's own. */
export async function findLatestRun(db: Database, projectId: ProjectId, pipeline: string, purpose = '') {
  return db.run.findFirst({
    where: { projectId, pipeline, purpose },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: runLine,
  })
}

/** The ids of all runs of a pipeline, for what an operator does to all of them. */
export async function listRunIds(db: Database, pipeline: string): Promise<readonly string[]> {
  const rows = await db.run.findMany({ where: { pipeline }, orderBy: { id: 'asc' }, select: { id: true } })
  return rows.map(({ id }) => id)
}

/** The run's row if it belongs to the project, or null, also for the log of its desk. */
export async function findRun(db: Database, projectId: ProjectId, runId: RunId) {
  return db.run.findFirst({
    where: { id: runId, projectId, pipeline: { not: DESK } },
    select: { id: true, projectId: true, pipeline: true, status: true, seq: true },
  })
}

/** Events with a seq above `afterSeq`, in order, all of them. The caller has checked whose run it is. */
export async function listEvents(
  db: Database,
  runId: string,
  afterSeq: number,
): Promise<readonly RunEvent[]> {
  const events: RunEvent[] = []
  const records = new Map<string, unknown>()
  for (let from = afterSeq; ; ) {
    const rows = await db.runEvent.findMany({
      where: { runId, seq: { gt: from } },
      orderBy: { seq: 'asc' },
      take: EVENTS_PER_READ,
    })
    await addRecords(db, runId, referencesIn(rows.map(({ fact }) => fact)), records)
    for (const row of rows) {
      const fact = RunFact.parse(unpackRecords(row.fact, records))
      events.push({ seq: row.seq, at: row.at.toISOString(), fact })
      from = row.seq
    }
    if (rows.length < EVENTS_PER_READ) return events
  }
}

/**
 * Who appends: the process that holds the lease, on the log up to `afterSeq`; or a person, whose words need no lease. An
 * answer names its question, which must be open in that round; other words are true whatever else was written.
 */
export type Appender =
  | { readonly lease: string; readonly afterSeq: number }
  | { readonly person: { readonly expectStatus: readonly RunStatus[]; readonly question?: QuestionRound } }

interface Append {
  /** What the run's status is after the facts. */
  readonly status: RunStatus
  readonly at: string
  readonly appender: Appender
  /** What the facts change in the present sources; written with them or not at all. */
  readonly sources?: SourceChanges
}

const noChanges: SourceChanges = { upserts: [], removed: [] }

/**
 * Appends facts in ONE statement, so that seq stays dense and all or nothing is written; returns them as events, or
 * null when the log has gone beyond `afterSeq`. The row lock of the update orders concurrent writers, and each checks
 * its condition on the row as the writer before it left it.
 * Throws `lease-lost` when the machine's lease has gone to another process, and `conflict` when a person writes to a
 * run that is not in an expected status, or answers a question that is not open.
 */
export async function appendFacts(
  db: Pick<Database, '$queryRaw' | 'run'>,
  runId: string,
  facts: readonly RunFact[],
  { status, at, appender, sources = noChanges }: Append,
): Promise<readonly RunEvent[] | null> {
  const { json, records } = packRecords(facts)
  const { asked, closed } = questionChanges(facts)
  const changed = packChanges(sources)
  const rows = await db.$queryRaw`
    WITH bumped AS (
      UPDATE runs SET seq = seq + ${facts.length}, status = ${status}, updated_at = now(),
        open_questions = (open_questions - ${closed}::text[]) || ${JSON.stringify(asked)}::jsonb
      WHERE id = ${runId} AND ${allowed(appender)} RETURNING seq, project_id
    )${recordsKept(runId, new Map([...records, ...changed.records]))}${sourcesWritten(runId, changed)}
    INSERT INTO run_events (run_id, seq, at, fact)
    SELECT ${runId}, bumped.seq - ${facts.length} + entry.place::int, ${at}::timestamptz, entry.fact
    FROM bumped, json_array_elements(${json}::json) WITH ORDINALITY AS entry(fact, place)
    RETURNING seq`
  const seqs = SeqRow.parse(rows)
    .map((row) => row.seq)
    .sort((a, b) => a - b)
  if (seqs.length === facts.length) return facts.map((fact, index) => ({ seq: seqs[index] ?? 0, at, fact }))
  if ('person' in appender) throw new AppError('conflict', `run ${runId} has moved on`)
  await requireLease(db, runId, appender.lease)
  return null
}

function allowed(appender: Appender): Prisma.Sql {
  if ('lease' in appender) return Prisma.sql`lease_owner = ${appender.lease} AND seq = ${appender.afterSeq}`
  const { expectStatus, question } = appender.person
  const expected = Prisma.sql`status = ANY(${[...expectStatus]})`
  return question ? Prisma.sql`${expected} AND ${asksNow(question)}` : expected
}

/** Throws unless the lease is held: then its holder was only too late for what it knew. */
async function requireLease(db: Pick<Database, 'run'>, runId: string, lease: string): Promise<void> {
  const run = await db.run.findFirst({ where: { id: runId }, select: { leaseOwner: true } })
  if (run?.leaseOwner !== lease)
    throw new AppError('lease-lost', `run ${runId} is driven by another process now`)
}

/** Takes or renews the lease of a run; false when another process holds it. */
export async function takeLease(
  db: Database,
  runId: string,
  owner: string,
  leaseMs: number,
): Promise<boolean> {
  const updated = await db.$executeRaw`
    UPDATE runs SET lease_owner = ${owner}, lease_until = now() + ${leaseMs} * interval '1 millisecond'
    WHERE id = ${runId} AND (lease_owner = ${owner} OR lease_owner IS NULL OR lease_until < now())`
  return updated === 1
}

/** Gives the lease back, if it is still held by `owner`. */
export async function releaseLease(db: Database, runId: string, owner: string): Promise<void> {
  await db.$executeRaw`
    UPDATE runs SET lease_owner = NULL, lease_until = NULL WHERE id = ${runId} AND lease_owner = ${owner}`
}

/** Ends the lease and leaves the owner's name: the sweep sees that the run was left in the middle, also while it waits. */
export async function expireLease(db: Database, runId: string, owner: string): Promise<void> {
  await db.$executeRaw`UPDATE runs SET lease_until = now() WHERE id = ${runId} AND lease_owner = ${owner}`
}

/**
 * Runs that should be moving and that nobody drives: their lease has expired or was never taken, and they are
 * either running or still finishing units while they wait; runs of deleted projects rest. Oldest first, at most `limit`.
 */
export async function listAbandonedRuns(db: Database, limit: number): Promise<readonly string[]> {
  const rows = await db.$queryRaw`
    SELECT runs.id FROM runs JOIN projects ON projects.id = runs.project_id
    WHERE projects.deleted_at IS NULL
      AND ((status = 'running' AND (lease_owner IS NULL OR lease_until < now()))
        OR (status = 'waiting' AND lease_owner IS NOT NULL AND lease_until < now()))
    ORDER BY runs.updated_at ASC LIMIT ${limit}`
  return z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map((row) => row.id)
}

/** The newest seq of each of these logs; one that nothing was written to yet is left out. */
export async function latestSeqs(db: Database, runIds: readonly string[]) {
  if (runIds.length === 0) return []
  return db.run.findMany({ where: { id: { in: [...runIds] } }, select: { id: true, seq: true } })
}
