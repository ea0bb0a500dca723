import 'server-only'
import type { Database } from '@/lib/adapters/store/client'
import { listComments } from '@/lib/adapters/store/comments'
import type { DeskComment } from '@/lib/contracts/desk'
import type { ProjectId } from '@/lib/contracts/ids'
import { foldThreads } from '@/lib/core/desk/comment-threads'

/** Comments of advisors on a document of the project that wait for an answer of the student. */
export async function unansweredComments(
  db: Database,
  projectId: ProjectId,
  kind: string,
): Promise<readonly DeskComment[]> {
  const stored = await listComments(db, projectId, kind)
  const threads = foldThreads(stored, { blocks: [], anchors: new Map(), viewer: null })
  return threads.filter(({ resolvedAt, answer }) => resolvedAt === null && answer === null)
}
