import { z } from 'zod'
import type { UserId } from '@/lib/contracts/ids'
import type { Database } from './client'
import { personalTables } from './personal-tables'

const Rows = z.array(z.object({ row: z.record(z.string(), z.unknown()) }))

/** The rows of one table that go into an export. */
export interface ExportedTable {
  readonly table: string
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/** What the database holds of a person apart from their projects; no password, token or key is among it. */
export function listOwnRows(db: Database, userId: UserId): AsyncGenerator<ExportedTable> {
  return tablesOf(db, 'person', userId)
}

/** What the database holds of a project, table by table; the caller has checked whose it is. */
export function listProjectRows(db: Database, projectId: string): AsyncGenerator<ExportedTable> {
  return tablesOf(db, 'project', projectId)
}

/** The ids of all projects of a person, those that they deleted among them, the oldest first. */
export async function listAllProjects(db: Database, ownerId: UserId) {
  return db.project.findMany({
    where: { ownerId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, title: true, deletedAt: true },
  })
}

/** The ids of what stands in a project's library, the oldest first, with the name of each file. */
export async function listLibraryNames(db: Database, projectId: string) {
  return db.libraryItem.findMany({
    where: { projectId, removedAt: null },
    orderBy: [{ addedAt: 'asc' }, { id: 'asc' }],
    select: { id: true, title: true, kind: true, fileName: true, fileHash: true },
  })
}

async function* tablesOf(
  db: Database,
  holds: 'person' | 'project',
  id: string,
): AsyncGenerator<ExportedTable> {
  for (const [table, rule] of Object.entries(personalTables)) {
    if (rule.holds !== holds || ('isLeftOut' in rule && rule.isLeftOut)) continue
    const rows = Rows.parse(await db.$queryRaw(rule.rows(id))).map(({ row }) => row)
    if (rows.length > 0) yield { table, rows }
  }
}
