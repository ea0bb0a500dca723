import { z } from 'zod'
import type { Prisma } from '@/generated/prisma/client'
import { DeskEvent, type DeskEventKind } from '@/lib/contracts/desk'
import { AppError } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import type { Database } from './client'

/** On a busy machine several writers queue for one desk. */
const WAIT_MAX = { maxWait: 10_000, timeout: 15_000 }

/** Events read at once; who is further behind loads the page anew. */
const EVENTS_MAX = 500

/** A transaction that holds the project's desk: nobody else writes to it until it ends. */
export interface DeskTransaction {
  readonly tx: Prisma.TransactionClient
  /** Notes what happened, for open pages. */
  note(kind: DeskEventKind, about: string): Promise<void>
}

/**
 * Runs `work` alone at the project's desk, all or nothing; what is read in it cannot change before it is written.
 * Throws `not-found` when the project is gone.
 */
export async function atDesk<T>(
  db: Database,
  projectId: ProjectId,
  at: Date,
  work: (desk: DeskTransaction) => Promise<T>,
): Promise<T> {
  return db.$transaction(async (tx) => {
    // Writers queue at the project's row; readers and runs that refer to it are not held up.
    const rows = await tx.$queryRaw`
      SELECT id FROM projects WHERE id = ${projectId} AND deleted_at IS NULL FOR NO KEY UPDATE`
    if (z.array(z.unknown()).parse(rows).length === 0) throw new AppError('not-found', 'no such project')
    const note = async (kind: DeskEventKind, about: string) => {
      await tx.$executeRaw`
        INSERT INTO desk_events (project_id, seq, at, kind, about)
        SELECT ${projectId}, coalesce(max(seq), 0) + 1, ${at}, ${kind}, ${about} FROM desk_events
        WHERE project_id = ${projectId}`
    }
    return work({ tx, note })
  }, WAIT_MAX)
}

/** The seq of the latest event of each project that has one. */
export async function latestDeskSeqs(
  db: Database,
  projectIds: readonly ProjectId[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.deskEvent.groupBy({
    by: ['projectId'],
    where: { projectId: { in: [...projectIds] } },
    _max: { seq: true },
  })
  return new Map(rows.map(({ projectId, _max }) => [projectId, _max.seq ?? 0]))
}

/** What happened at a desk after `seq`, in order, at most 500 events. */
export async function listDeskEvents(
  db: Database,
  projectId: ProjectId,
  seq: number,
): Promise<readonly DeskEvent[]> {
  const rows = await db.deskEvent.findMany({
    where: { projectId, seq: { gt: seq } },
    orderBy: { seq: 'asc' },
    take: EVENTS_MAX,
  })
  return rows.map(({ seq: place, at, kind, about }) =>
    DeskEvent.parse({ seq: place, at: at.toISOString(), kind, about }),
  )
}
