import type { ProjectId, RunId } from '@/lib/contracts/ids'
import { type RunEvent, RunFact } from '@/lib/contracts/run'
import type { Database } from './client'

export interface ChildRun {
  readonly id: string
  readonly pipeline: string
  readonly events: readonly RunEvent[]
}

/** Runs of these pipelines that a run of the project has begun, with their logs, the latest touched first, at most `take`. */
export async function listChildRuns(
  db: Database,
  projectId: ProjectId,
  { parentId, pipelines, take }: { parentId: RunId; pipelines: readonly string[]; take: number },
): Promise<readonly ChildRun[]> {
  const rows = await db.run.findMany({
    where: { projectId, parentId, pipeline: { in: [...pipelines] } },
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    take,
    select: { id: true, pipeline: true, events: { orderBy: { seq: 'asc' } } },
  })
  return rows.map(({ events, ...run }) => ({
    ...run,
    events: events.map(({ seq, at, fact }) => ({ seq, at: at.toISOString(), fact: RunFact.parse(fact) })),
  }))
}

/** How many such runs there are. */
export async function countChildRuns(
  db: Database,
  projectId: ProjectId,
  { parentId, pipelines }: { parentId: RunId; pipelines: readonly string[] },
): Promise<number> {
  return db.run.count({ where: { projectId, parentId, pipeline: { in: [...pipelines] } } })
}

/** The run that has begun this one; null for one that nobody has begun. */
export async function findParentId(db: Database, runId: string): Promise<string | null> {
  const row = await db.run.findFirst({ where: { id: runId }, select: { parentId: true } })
  return row?.parentId ?? null
}
