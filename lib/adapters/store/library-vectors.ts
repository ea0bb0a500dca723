import { z } from 'zod'
import type { ProjectId } from '@/lib/contracts/ids'
import type { Database } from './client'

/** What is to be embedded of a passage: its headings say what it is about. */
export interface UnembeddedPassage {
  readonly id: string
  readonly text: string
}

/** Some present passages of the notebook that the model has not placed yet. */
export async function listUnembedded(
  db: Database,
  projectId: ProjectId,
  { model, limit }: { readonly model: string; readonly limit: number },
): Promise<readonly UnembeddedPassage[]> {
  const rows = await db.libraryPassage.findMany({
    where: { projectId, isCurrent: true, item: { removedAt: null }, vectors: { none: { model } } },
    orderBy: [{ itemId: 'asc' }, { index: 'asc' }],
    select: { id: true, text: true, headings: true },
    take: limit,
  })
  return rows.map(({ id, text, headings }) => ({ id, text: [...headings.slice(-1), text].join('\n') }))
}

export interface PassageVector {
  readonly id: string
  readonly vector: readonly number[]
}

/** Keeps what the model made of passages, scaled to length 1; of those that are gone meanwhile nothing. */
export async function saveVectors(
  db: Database,
  projectId: ProjectId,
  { model, vectors }: { readonly model: string; readonly vectors: readonly PassageVector[] },
): Promise<void> {
  const present = await db.libraryPassage.findMany({
    where: { projectId, id: { in: vectors.map(({ id }) => id) } },
    select: { id: true },
  })
  const ids = new Set(present.map(({ id }) => id))
  const data = vectors
    .filter(({ id }) => ids.has(id))
    .map(({ id, vector }) => {
      const length = Math.hypot(...vector) || 1
      return { projectId, model, passageId: id, vector: vector.map((value) => value / length) }
    })
  await db.libraryVector.createMany({ data, skipDuplicates: true })
}

/** How many present passages of the notebook the model has placed. */
export function countVectors(db: Database, projectId: ProjectId, model: string): Promise<number> {
  return db.libraryVector.count({ where: { projectId, model, passage: { isCurrent: true } } })
}

/** The vectors of the notebook's present passages behind the passage `after`, in the order of their ids. */
export function listVectors(
  db: Database,
  projectId: ProjectId,
  { model, after, limit }: { readonly model: string; readonly after: string; readonly limit: number },
): Promise<readonly { passageId: string; vector: number[] }[]> {
  return db.libraryVector.findMany({
    where: { projectId, model, passageId: { gt: after }, passage: { isCurrent: true } },
    orderBy: { passageId: 'asc' },
    select: { passageId: true, vector: true },
    take: limit,
  })
}

/** Whether the server compares vectors itself: its administrator has made the extension pgvector. */
export async function hasPgvector(db: Database): Promise<boolean> {
  const rows = await db.$queryRaw`SELECT extname FROM pg_extension WHERE extname = 'vector'`
  return z.array(z.unknown()).parse(rows).length > 0
}

const Near = z.object({ id: z.string(), similarity: z.number() })
export type NearPassage = z.infer<typeof Near>

/**
 * The present passages of the notebook nearest to a vector of length 1 with their cosine, nearest first, compared by pgvector. All of the
 * notebook are compared: an index over all notebooks would miss some of this one.
 */
export async function nearestByServer(
  db: Database,
  projectId: ProjectId,
  {
    model,
    vector,
    limit,
  }: { readonly model: string; readonly vector: readonly number[]; readonly limit: number },
): Promise<readonly NearPassage[]> {
  const rows = await db.$queryRaw`
    SELECT passage.id, (1 - (entry.vector::vector <=> ${[...vector]}::real[]::vector))::float8 AS similarity
    FROM library_vectors AS entry JOIN library_passages AS passage ON passage.id = entry.passage_id
    WHERE entry.project_id = ${projectId} AND entry.model = ${model} AND passage.is_current
      AND cardinality(entry.vector) = ${vector.length}
    ORDER BY entry.vector::vector <=> ${[...vector]}::real[]::vector, passage.id LIMIT ${limit}`
  return z.array(Near).parse(rows)
}
