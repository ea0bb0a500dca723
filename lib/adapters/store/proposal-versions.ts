import { createHash } from 'node:crypto'
import { z } from 'zod'
import {
  type ProposalVersion,
  type PublishedDocument,
  VERSIONS_MAX,
  VersionEvidence,
  type VersionLine,
} from '@/lib/contracts/desk'
import type { DocumentTree } from '@/lib/contracts/document-tree'
import { DocumentTreeSchema } from '@/lib/contracts/document-tree-schema'
import { AppError } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import { roundOfNext } from '@/lib/core/desk/desk-rules'
import { chapterNumber } from '@/lib/core/desk/document-kind'
import type { Database } from './client'
import { atDesk } from './desk-log'

const line = { number: true, round: true, createdAt: true, note: true, contentHash: true } as const

/**
 * Publishes a document as the next version of the project's document of this kind and returns its line. The same document again in the same round is
 * the version that is there already (`isNew` false). Throws `not-found`, or `too-large` after 500 versions.
 */
export async function createVersion(
  db: Database,
  projectId: ProjectId,
  kind: string,
  given: { tree: DocumentTree; evidence: VersionEvidence; note: string; at: Date },
): Promise<VersionLine & { readonly isNew: boolean }> {
  const { note, at } = given
  const tree = DocumentTreeSchema.parse(storable(given.tree))
  const evidence = VersionEvidence.parse(storable(given.evidence))
  const contentHash = hashOf(tree)
  return atDesk(db, projectId, at, async (desk) => {
    const latest = await desk.tx.proposalVersion.findFirst({
      where: { projectId, kind },
      orderBy: { number: 'desc' },
      select: line,
    })
    const decided = latest
      ? await desk.tx.deskDecision.count({ where: { projectId, kind, round: latest.round } })
      : 0
    if (latest && decided === 0 && latest.contentHash === contentHash)
      return { ...lineOf(latest), isNew: false }
    const number = (latest?.number ?? 0) + 1
    if (number > VERSIONS_MAX) throw new AppError('too-large', `project has ${VERSIONS_MAX} versions`)
    const round = roundOfNext(latest, decided > 0)
    const row = { projectId, kind, number, round, contentHash, note, createdAt: at }
    await desk.tx.proposalVersion.create({
      data: { ...row, tree: storable(tree), evidence: storable(evidence) },
    })
    await desk.note('version-published', String(number))
    return { ...lineOf(row), isNew: true }
  })
}

/** The versions of the project's document of this kind without their text, the first one first. */
export async function listVersions(
  db: Database,
  projectId: ProjectId,
  kind: string,
): Promise<readonly VersionLine[]> {
  const rows = await db.proposalVersion.findMany({
    where: { projectId, kind },
    orderBy: { number: 'asc' },
    take: VERSIONS_MAX,
    select: line,
  })
  return rows.map(lineOf)
}

const Documents = z.array(z.object({ kind: z.string(), title: z.string(), version: z.number() }))

/** The documents of the project that were published, with the title and the number of their newest version: the proposal first, then chapters in their order. */
export async function listDocuments(
  db: Database,
  projectId: ProjectId,
): Promise<readonly PublishedDocument[]> {
  const rows = await db.$queryRaw`
    SELECT DISTINCT ON (kind) kind, COALESCE(tree->>'title', '') AS title, number AS version
    FROM proposal_versions WHERE project_id = ${projectId} ORDER BY kind, number DESC`
  return Documents.parse(rows).toSorted((a, b) => chapterNumber(a.kind) - chapterNumber(b.kind))
}

/** The kinds of documents of the project that were published: the proposal first, then chapters in their order. */
export async function listPublishedKinds(db: Database, projectId: ProjectId): Promise<readonly string[]> {
  const rows = await db.proposalVersion.groupBy({ by: ['kind'], where: { projectId } })
  return rows.map(({ kind }) => kind).toSorted((a, b) => chapterNumber(a) - chapterNumber(b))
}

/** A version of the project's document of this kind by its number, 'current' for the newest; null when there is none. */
export async function findVersion(
  db: Database,
  projectId: ProjectId,
  kind: string,
  number: number | 'current',
): Promise<ProposalVersion | null> {
  const row = await db.proposalVersion.findFirst({
    where: number === 'current' ? { projectId, kind } : { projectId, kind, number },
    orderBy: { number: 'desc' },
  })
  if (!row) return null
  const tree = DocumentTreeSchema.safeParse(row.tree)
  const evidence = VersionEvidence.safeParse(row.evidence)
  if (!tree.success || !evidence.success)
    throw new AppError('log-broken', `version ${row.number} cannot be read`)
  return { ...lineOf(row), tree: tree.data, evidence: evidence.data }
}

function lineOf(row: Omit<VersionLine, 'createdAt'> & { readonly createdAt: Date }): VersionLine {
  const { number, round, note, contentHash, createdAt } = row
  return { number, round, note, contentHash, createdAt: createdAt.toISOString() }
}

/** As JSON without NUL, which PostgreSQL does not store. */
function storable(value: unknown) {
  return JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'string' ? part.replaceAll('\0', '') : part,
    ),
  )
}

/** SHA-256 over JSON with sorted names, so that the order in which a tree was put together does not count. */
function hashOf(tree: DocumentTree): string {
  const sorted = JSON.stringify(tree, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
  return createHash('sha256').update(sorted).digest('hex')
}
