import type { ProjectId } from '@/lib/contracts/ids'
import type { Database } from './client'

/** The name under which Patricia keeps what she learned. */
export const PATRICIA = 'patricia'
/** The name under which Dr. Carla does. */
export const CARLA = 'carla'
/** The name under which the scope guard keeps what the student said about the validated topic. */
export const SCOPE_GUARD = 'scope-guard'
const MEMORIES_MAX = 50

/** Saves what an assistant remembers of a run; the same run replaces its own memory. */
export async function saveMemory(
  db: Database,
  projectId: ProjectId,
  { runId, assistant, content }: { runId: string; assistant: string; content: object },
): Promise<void> {
  const json = JSON.parse(JSON.stringify(content))
  await db.projectMemory.upsert({
    where: { projectId_runId_assistant: { projectId, runId, assistant } },
    create: { projectId, runId, assistant, content: json },
    update: { content: json },
  })
}

/**
 * What an assistant remembers of the other projects of a user, latest first, as it was saved. Invented publications teach
 * nothing about real ones: only projects of the same kind are asked.
 */
export async function listMemories(
  db: Database,
  of: { ownerId: string; assistant: string; besides: ProjectId; sandbox: boolean },
): Promise<readonly unknown[]> {
  const rows = await db.projectMemory.findMany({
    where: {
      assistant: of.assistant,
      projectId: { not: of.besides },
      project: { ownerId: of.ownerId, deletedAt: null, sandbox: of.sandbox },
    },
    orderBy: { createdAt: 'desc' },
    take: MEMORIES_MAX,
  })
  return rows.map((row) => row.content)
}

/** What an assistant remembers of one run, as it was saved; null where nothing is. */
export async function findMemory(
  db: Database,
  projectId: ProjectId,
  { runId, assistant }: { runId: string; assistant: string },
): Promise<unknown> {
  const row = await db.projectMemory.findFirst({
    where: { projectId, runId, assistant },
    select: { content: true },
  })
  return row?.content ?? null
}
