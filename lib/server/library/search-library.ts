import 'server-only'
import { LibraryQuery } from '@/lib/contracts/library'
import type { ShownHits } from '@/lib/contracts/library-reading'
import { projectLibrary } from '../project-library'
import { services } from '../services'
import { requireProject } from '../session'
import { inTurn } from '../turns'

const HITS_SHOWN = 30

/** Passages of the visitor's library that speak of `?q=…`, in any language, best first. Throws `not-found`, and `invalid-input` without words. */
export async function searchLibrary(projectId: string, request: Request): Promise<ShownHits> {
  const project = await requireProject(projectId)
  const query = new URL(request.url).searchParams.get('q') ?? ''
  const asked = LibraryQuery.parse({ query, type: 'vector', limit: HITS_SHOWN })
  const { db } = await services()
  const { signal } = request
  return inTurn({ kind: 'desk', owner: `user:${project.visitor.id}`, signal }, async () => {
    const { hits, total } = await projectLibrary(db, project.id).search(asked, signal)
    return { hits: hits.map(({ passage, title, score }) => ({ passage, title, score })), total }
  })
}
