import type { ProjectId } from '@/lib/contracts/ids'
import type { Database } from './client'

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
