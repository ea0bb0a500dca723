import type { ProjectId } from '@/lib/contracts/ids'
import { type Decision, SelectionEntry } from '@/lib/contracts/source-validation'
import type { Database } from './client'

/** All decisions of a project, in no particular order. */
export async function listSelections(db: Database, projectId: ProjectId): Promise<readonly SelectionEntry[]> {
  const rows = await db.selection.findMany({ where: { projectId } })
  return rows.map((row) => SelectionEntry.parse({ ...row, decidedAt: row.decidedAt.toISOString() }))
}

/** Saves decisions about sources, each replacing an earlier one; `decision: null` takes it back. One transaction. */
export async function saveSelections(
  db: Database,
  projectId: ProjectId,
  entries: readonly { sourceId: string; decision: Decision | null; reason: string }[],
): Promise<void> {
  const decidedAt = new Date()
  const removed = entries.filter((entry) => entry.decision === null).map((entry) => entry.sourceId)
  const writes = entries.flatMap(({ sourceId, decision, reason }) =>
    decision === null
      ? []
      : [
          db.selection.upsert({
            where: { projectId_sourceId: { projectId, sourceId } },
            create: { projectId, sourceId, decision, reason, decidedAt },
            update: { decision, reason, decidedAt },
          }),
        ],
  )
  const taken = db.selection.deleteMany({ where: { projectId, sourceId: { in: removed } } })
  const acts = removed.length > 0 ? [taken, ...writes] : writes
  // A tick is one statement, which needs no transaction around it.
  if (acts.length === 1) await acts[0]
  else await db.$transaction(acts)
}
