import { z } from 'zod'
import { Prisma } from '@/generated/prisma/client'
import type { ProjectId } from '@/lib/contracts/ids'
import { Source } from '@/lib/contracts/source'
import type { SourceChanges } from '@/lib/contracts/source-validation'
import { isShown } from '@/lib/core/relevance/threshold'
import type { Database } from './client'
import { packRecords, referencesIn, unpackRecords } from './records-once'
import { addRecords } from './run-records'

/** The form of the rows; a run whose rows have another is given new ones from its log. Raise it when `rowOf` changes. */
export const SOURCE_ROWS_VERSION = 1

interface OfRun {
  readonly projectId: ProjectId
  readonly runId: string
}

/** Changed rows as the append writes them, with the records that they name. */
export interface PackedChanges {
  readonly json: string
  readonly removed: readonly string[]
  readonly records: ReadonlyMap<string, string>
}

/** Makes the rows of changed sources ready for an append. */
export function packChanges({ upserts, removed }: SourceChanges): PackedChanges {
  return { ...packRecords(upserts.map(rowOf)), removed }
}

/** The part of an append that brings the rows of sources up to date; nothing when none has changed. */
export function sourcesWritten(runId: string, { json, removed }: PackedChanges): Prisma.Sql {
  const gone = Prisma.sql`, gone AS (
      DELETE FROM sources USING bumped WHERE sources.run_id = ${runId} AND sources.id = ANY(${[...removed]})
    )`
  const written = Prisma.sql`, written AS (
      INSERT INTO sources (project_id, run_id, id, aliases, relevancy, held_back, source)
      SELECT bumped.project_id, ${runId}, entry.id, entry.aliases, entry.relevancy, entry.held_back, entry.source
      FROM bumped, jsonb_to_recordset(${json}::jsonb)
        AS entry(id text, aliases text[], relevancy float8, held_back boolean, source jsonb)
      ON CONFLICT (run_id, id) DO UPDATE SET aliases = excluded.aliases, relevancy = excluded.relevancy,
        held_back = excluded.held_back, source = excluded.source
    )`
  return Prisma.sql`${removed.length > 0 ? gone : Prisma.empty}${json === '[]' ? Prisma.empty : written}`
}

/** The sources of a run, most relevant first, equal ones by id. */
export async function listSources(db: Database, { projectId, runId }: OfRun): Promise<readonly Source[]> {
  const rows = await db.sourceRow.findMany({
    where: { projectId, runId },
    orderBy: [{ relevancy: 'desc' }, { id: 'asc' }],
    select: { source: true },
  })
  return readSources(
    db,
    runId,
    rows.map(({ source }) => source),
  )
}

/** Those sources of a run that have one of these ids now, in no order; what only was called so before a merge is left out. */
export async function listSourcesById(
  db: Database,
  { projectId, runId }: OfRun,
  ids: readonly string[],
): Promise<readonly Source[]> {
  const rows = await db.sourceRow.findMany({
    where: { projectId, runId, id: { in: [...ids] } },
    select: { source: true },
  })
  return readSources(
    db,
    runId,
    rows.map(({ source }) => source),
  )
}

/** The source of this id, or the one that a source of this id has become; null for neither. */
export async function findSource(
  db: Database,
  { projectId, runId }: OfRun,
  id: string,
): Promise<Source | null> {
  const select = { source: true } as const
  const row =
    (await db.sourceRow.findFirst({ where: { projectId, runId, id }, select })) ??
    (await db.sourceRow.findFirst({ where: { projectId, runId, aliases: { has: id } }, select }))
  const [source] = row ? await readSources(db, runId, [row.source]) : []
  return source ?? null
}

/** Those of these ids by which a source of the run is known: its own, and those of sources that it has taken in. */
export async function listKnownIds(
  db: Database,
  { projectId, runId }: OfRun,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const select = { id: true, aliases: true } as const
  const where = { projectId, runId }
  const own = await db.sourceRow.findMany({ where: { ...where, id: { in: [...ids] } }, select })
  const known = new Set(own.flatMap(({ id, aliases }) => [id, ...aliases]))
  // Only what a source was called before it was merged is looked for in the aliases of all sources.
  const unknown = ids.filter((id) => !known.has(id))
  if (unknown.length === 0) return known
  const merged = await db.sourceRow.findMany({ where: { ...where, aliases: { hasSome: unknown } }, select })
  for (const { id, aliases } of merged) for (const name of [id, ...aliases]) known.add(name)
  return known
}

/** How many sources a run has, and how many of them are held back for their quality. */
export async function countSources(
  db: Database,
  { projectId, runId }: OfRun,
): Promise<{ readonly all: number; readonly heldBack: number }> {
  const rows = await db.sourceRow.groupBy({ by: ['heldBack'], where: { projectId, runId }, _count: true })
  const countOf = (heldBack: boolean) => rows.find((row) => row.heldBack === heldBack)?._count ?? 0
  return { all: countOf(false) + countOf(true), heldBack: countOf(true) }
}

/**
 * Puts these rows in place of all that a run has, if its log still ends at `seq`; false when somebody appended meanwhile. Their
 * records are in the log already.
 */
export async function replaceSources(
  db: Database,
  runId: string,
  { sources, seq }: { readonly sources: readonly Source[]; readonly seq: number },
): Promise<boolean> {
  const packed = packChanges({ upserts: sources, removed: [] })
  return db.$transaction(async (tx) => {
    const bumped = await tx.$executeRaw`
      UPDATE runs SET rows_version = ${SOURCE_ROWS_VERSION} WHERE id = ${runId} AND seq = ${seq}`
    if (bumped === 0) return false
    await tx.$executeRaw`DELETE FROM sources WHERE run_id = ${runId}`
    await tx.$executeRaw`WITH bumped AS (SELECT project_id FROM runs WHERE id = ${runId})
      ${sourcesWritten(runId, packed)} SELECT count(*) FROM bumped`
    return true
  })
}

function rowOf(source: Source) {
  const { id, aliases, relevancy } = source
  return { id, aliases, relevancy: relevancy.score, held_back: !isShown(source), source }
}

async function readSources(
  db: Database,
  runId: string,
  stored: readonly unknown[],
): Promise<readonly Source[]> {
  const records = new Map<string, unknown>()
  await addRecords(db, runId, referencesIn(stored), records)
  return z.array(Source).parse(unpackRecords(stored, records))
}
