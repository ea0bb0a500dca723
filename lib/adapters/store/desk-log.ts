import { z } from 'zod'
import type { Prisma } from '@/generated/prisma/client'
import { AppError } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import { DESK, type DeskChange } from '@/lib/contracts/run'
import type { Database } from './client'
import { appendFacts } from './runs'

/** A transaction that holds the project's desk: nobody else writes to it until it ends. */
export interface DeskTransaction {
  readonly tx: Prisma.TransactionClient
  /** Notes what happened, for open pages. */
  note(kind: DeskChange, about: string): Promise<void>
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
    const note = async (kind: DeskChange, about: string) => {
      // The first who does something at a desk begins its log.
      await tx.$executeRaw`
        INSERT INTO runs (id, project_id, pipeline, status) VALUES (${projectId}, ${projectId}, ${DESK}, 'waiting')
        ON CONFLICT (id) DO NOTHING`
      await appendFacts(tx, projectId, [{ type: 'desk-changed', kind, about }], {
        status: 'waiting',
        at: at.toISOString(),
        appender: { person: { expectStatus: ['waiting'] } },
      })
    }
    return work({ tx, note })
  })
}
