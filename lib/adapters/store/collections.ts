import { z } from 'zod'
import {
  type Citation,
  COLLECTED_MAX,
  type CollectedSource,
  CollectionQuestion,
  type CollectionStore,
  collectionTools,
  type SourceIdentity,
  SourceReading,
  type SourceToSave,
} from '@/lib/contracts/collection'
import { AppError } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import { Work } from '@/lib/contracts/work'
import type { Database } from './client'

/** Found records kept for one project; the oldest go first, saved sources keep their own copy. */
const FOUND_KEPT_MAX = 20_000
const FOUND_AT_ONCE_MAX = 500

/** The topic and questions of a project's collection; null while none was begun. */
export async function findCollection(db: Database, projectId: ProjectId) {
  const row = await db.collection.findFirst({
    where: { projectId },
    select: { topic: true, questions: true, tokenHash: true, tokenMadeAt: true },
  })
  return row && { ...row, questions: z.array(CollectionQuestion).parse(row.questions) }
}

/** Writes topic and questions; sources keep the keys of questions that are gone, and have them again when they come back. */
export async function saveQuestions(
  db: Database,
  projectId: ProjectId,
  { topic, questions }: { readonly topic: string; readonly questions: readonly CollectionQuestion[] },
): Promise<void> {
  const data = { topic, questions: questions.map((question) => ({ ...question })) }
  await db.collection.upsert({ where: { projectId }, create: { projectId, ...data }, update: data })
}

/** Opens the project to whoever has the token of this hash, or closes it with null. */
export async function setCollectionToken(
  db: Database,
  projectId: ProjectId,
  { tokenHash, at }: { readonly tokenHash: string | null; readonly at: Date },
): Promise<void> {
  const data = { tokenHash, tokenMadeAt: tokenHash === null ? null : at }
  await db.collection.upsert({ where: { projectId }, create: { projectId, ...data }, update: data })
}

/** The collection of one project as its tools see it. */
export function collectionStore(db: Database, projectId: ProjectId): CollectionStore {
  const listQuestions: CollectionStore['listQuestions'] = async () =>
    (await findCollection(db, projectId))?.questions ?? []
  return {
    listQuestions,
    countSources: () => countSources(db, projectId),
    findSource: async (identity) => {
      const row = await db.collectedSource.findFirst({ where: sameSource(projectId, identity) })
      return row && sourceOf(row)
    },
    saveSource: (source) => saveSource(db, projectId, source),
    listSources: async () => {
      const rows = await db.collectedSource.findMany({ where: { projectId }, orderBy: { number: 'asc' } })
      return rows.map(sourceOf)
    },
    saveCitation: async ({ id, ...citation }) => {
      await db.collectedCitation.createMany({ data: [{ projectId, id, citation }], skipDuplicates: true })
    },
    findCitation: (id) => findCitation(db, projectId, id),
    saveFound: (works) => saveFound(db, projectId, works),
    findFound: async (sourceType, externalId) => {
      const row = await db.foundRecord.findFirst({
        where: { projectId, sourceType, externalId },
        select: { work: true },
      })
      return row && Work.parse(row.work)
    },
  }
}

async function countSources(db: Database, projectId: ProjectId) {
  const total = await db.collectedSource.count({ where: { projectId } })
  const rows = await db.$queryRaw<{ key: string; count: bigint }[]>`
    SELECT key, count(*) AS count FROM collected_sources, unnest(questions) AS key
    WHERE project_id = ${projectId} GROUP BY key`
  return { total, byQuestion: new Map(rows.map(({ key, count }) => [key, Number(count)])) }
}

/** One identity, or one DOI: the same work from another database is the same source. */
function sameSource(projectId: ProjectId, { sourceType, externalId, work }: SourceIdentity) {
  const doi = work?.doi ?? null
  return { projectId, OR: [{ sourceType, externalId }, ...(doi === null ? [] : [{ doi }])] }
}

/** Between looking for a source and adding it another process may have added it: then it is looked for once more. */
const ADD_ATTEMPTS = 3

async function saveSource(db: Database, projectId: ProjectId, source: SourceToSave) {
  for (let attempt = 0; attempt < ADD_ATTEMPTS; attempt += 1) {
    const joined = await joinQuestions(db, projectId, source)
    if (joined !== null) return { number: joined, isNew: false }
    const added = await addSource(db, projectId, source)
    if (added !== null) return { number: added, isNew: true }
  }
  throw new AppError('conflict', 'the collection is full, gone, or written by another at this moment')
}

/** The number of the known source, its questions added in one statement; null where none is known. */
async function joinQuestions(db: Database, projectId: ProjectId, source: SourceToSave) {
  const [joined] = await db.$queryRaw<{ number: number }[]>`
    UPDATE collected_sources SET questions = ARRAY(
      SELECT key FROM unnest(questions || ${[...source.questions]}) WITH ORDINALITY AS asked(key, place)
      GROUP BY key ORDER BY min(place)
    )
    WHERE project_id = ${projectId} AND number = (
      SELECT min(number) FROM collected_sources WHERE project_id = ${projectId}
        AND ((source_type = ${source.sourceType} AND external_id = ${source.externalId})
          OR doi = ${source.work?.doi ?? null})
    )
    RETURNING number`
  return joined?.number ?? null
}

/** The number of the new source; null where another process has added it meanwhile, which leaves a gap in the numbers. */
async function addSource(db: Database, projectId: ProjectId, source: SourceToSave): Promise<number | null> {
  const { sourceType, externalId, url, title, excerpts, questions, citationId, work, reading } = source
  const [added] = await db.$queryRaw<{ number: number }[]>`
    WITH bumped AS (
      UPDATE collections SET saved = saved + 1
      WHERE project_id = ${projectId} AND saved < ${COLLECTED_MAX} RETURNING saved
    )
    INSERT INTO collected_sources
      (project_id, source_type, external_id, number, url, title, excerpts, questions, citation_id, doi, work, reading)
    SELECT ${projectId}, ${sourceType}, ${externalId}, bumped.saved, ${url}, ${title}, ${excerpts},
      ${[...questions]}, ${citationId}, ${work?.doi ?? null}, ${JSON.stringify(work)}::jsonb, ${JSON.stringify(reading)}::jsonb
    FROM bumped ON CONFLICT DO NOTHING RETURNING number`
  if (added) return added.number
  const { _max } = await db.collectedSource.aggregate({ where: { projectId }, _max: { number: true } })
  if ((_max.number ?? 0) >= COLLECTED_MAX)
    throw new AppError('too-large', `a collection of ${COLLECTED_MAX} sources`)
  return null
}

async function findCitation(db: Database, projectId: ProjectId, id: string): Promise<Citation | null> {
  const row = await db.collectedCitation.findFirst({
    where: { projectId, id },
    select: { citation: true },
  })
  return row && { id, ...collectionTools.register_citation.parse(row.citation) }
}

async function saveFound(db: Database, projectId: ProjectId, works: readonly Work[]): Promise<void> {
  const data = works
    .flatMap((work) =>
      work.source.map(({ db: sourceType, id: externalId }) => ({ projectId, sourceType, externalId, work })),
    )
    .slice(0, FOUND_AT_ONCE_MAX)
  await db.foundRecord.createMany({ data, skipDuplicates: true })
  await db.$executeRaw`
    DELETE FROM found_records WHERE project_id = ${projectId} AND found_at < (
      SELECT found_at FROM found_records WHERE project_id = ${projectId}
      ORDER BY found_at DESC OFFSET ${FOUND_KEPT_MAX} LIMIT 1
    )`
}

interface StoredSource extends Omit<SourceToSave, 'work' | 'reading'> {
  readonly number: number
  readonly work: unknown
  readonly reading: unknown
}

function sourceOf(row: StoredSource): CollectedSource {
  const { sourceType, externalId, number, url, title, excerpts, questions, citationId } = row
  return {
    sourceType,
    externalId,
    number,
    url,
    title,
    excerpts,
    questions,
    citationId,
    work: row.work === null ? null : Work.parse(row.work),
    reading: SourceReading.parse(row.reading),
  }
}
