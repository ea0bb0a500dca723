import type { ProjectId } from '@/lib/contracts/ids'
import { WrittenAbstract } from '@/lib/contracts/screening'
import type { Database } from './client'

/** The abstracts that the student wrote into a project, in no particular order. */
export async function listWrittenAbstracts(
  db: Database,
  projectId: ProjectId,
): Promise<readonly WrittenAbstract[]> {
  const rows = await db.writtenAbstract.findMany({ where: { projectId } })
  return rows.map((row) => WrittenAbstract.parse({ ...row, writtenAt: row.writtenAt.toISOString() }))
}

/** Saves one, in the place of an earlier one; `text: null` takes it away. */
export async function saveWrittenAbstract(
  db: Database,
  projectId: ProjectId,
  { sourceId, text }: { readonly sourceId: string; readonly text: string | null },
): Promise<void> {
  if (text === null) {
    await db.writtenAbstract.deleteMany({ where: { projectId, sourceId } })
    return
  }
  const writtenAt = new Date()
  await db.writtenAbstract.upsert({
    where: { projectId_sourceId: { projectId, sourceId } },
    create: { projectId, sourceId, text, writtenAt },
    update: { text, writtenAt },
  })
}
