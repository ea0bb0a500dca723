import type { LinkId } from '@/lib/contracts/desk'
import type { ProjectId } from '@/lib/contracts/ids'
import { type NewVote, Settlement, Vote } from '@/lib/contracts/reviewers'
import type { Database } from './client'

/** All votes on the project's sources, the latest first. */
export async function listVotes(db: Database, projectId: ProjectId): Promise<readonly Vote[]> {
  const rows = await db.screeningVote.findMany({
    where: { projectId },
    orderBy: [{ decidedAt: 'desc' }, { sourceId: 'asc' }],
  })
  return rows.map((row) => Vote.parse(row))
}

/**
 * Keeps what a reviewer says of a source, in place of what they said before. What was said first stays from the moment on at which the
 * others' decisions could be seen; which that is is judged in the same statement.
 */
export async function saveVote(
  db: Database,
  { projectId, linkId }: { readonly projectId: ProjectId; readonly linkId: LinkId },
  { sourceId, decision, reason, at }: NewVote & { readonly at: Date },
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO screening_votes AS vote (project_id, link_id, source_id, first, decision, reason, decided_at)
    VALUES (${projectId}, ${linkId}, ${sourceId}, ${decision}, ${decision}, ${reason}, ${at}::timestamptz)
    ON CONFLICT (link_id, source_id) DO UPDATE SET
      first = CASE WHEN (SELECT conflicts_open_at IS NULL FROM projects WHERE id = ${projectId})
        THEN excluded.decision ELSE vote.first END,
      decision = excluded.decision, reason = excluded.reason, decided_at = excluded.decided_at`
}

/** What was decided of conflicts. */
export async function listSettled(db: Database, projectId: ProjectId): Promise<readonly Settlement[]> {
  const rows = await db.settledConflict.findMany({ where: { projectId } })
  return rows.map((row) => Settlement.parse(row))
}

/** Keeps what was decided of a conflict, in place of what was decided before. */
export async function saveSettled(
  db: Database,
  projectId: ProjectId,
  { sourceId, decision, reason, at }: Settlement & { readonly at: Date },
): Promise<void> {
  await db.settledConflict.upsert({
    where: { projectId_sourceId: { projectId, sourceId } },
    create: { projectId, sourceId, decision, reason, settledAt: at },
    update: { decision, reason, settledAt: at },
  })
}

/** Since when reviewers see where they differ; null while they judge apart. */
export async function conflictsOpenAt(db: Database, projectId: ProjectId): Promise<Date | null> {
  const row = await db.project.findFirstOrThrow({
    where: { id: projectId },
    select: { conflictsOpenAt: true },
  })
  return row.conflictsOpenAt
}

/** Shows reviewers where they differ, for good: what was said apart is fixed by it. The first time counts. */
export async function openConflicts(db: Database, projectId: ProjectId, at: Date): Promise<void> {
  await db.project.updateMany({
    where: { id: projectId, conflictsOpenAt: null },
    data: { conflictsOpenAt: at },
  })
}
