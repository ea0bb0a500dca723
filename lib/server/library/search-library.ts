import 'server-only'
import { listItems } from '@/lib/adapters/store/library-items'
import { passagesOf } from '@/lib/adapters/store/library-texts'
import { LibraryQuery } from '@/lib/contracts/library'
import type { ShownHits } from '@/lib/contracts/library-reading'
import { searchInMemory } from '@/lib/core/library/memory-search'
import { services } from '../services'
import { requireProject } from '../session'
import { inTurn } from '../turns'

const HITS_SHOWN = 30
/** Passages that are looked through at most. */
const PASSAGES_MAX = 20_000

/** Passages of the visitor's library that hold the words of `?q=…`, best first. Throws `not-found`, and `invalid-input` without words. */
export async function searchLibrary(projectId: string, request: Request): Promise<ShownHits> {
  const project = await requireProject(projectId)
  const query = new URL(request.url).searchParams.get('q') ?? ''
  const asked = LibraryQuery.parse({ query, type: 'text', limit: HITS_SHOWN })
  const { db } = await services()
  const { signal } = request
  return inTurn({ kind: 'desk', owner: `user:${project.visitor.id}`, signal }, async () => {
    let room = PASSAGES_MAX
    const searched = []
    for (const { item } of await listItems(db, project.id)) {
      if (item.passages === 0 || room <= 0) continue
      const passages = await passagesOf(db, project.id, { itemId: item.id, limit: room })
      searched.push({ title: item.title, passages })
      room -= passages.length
    }
    const { hits, total } = await searchInMemory(searched).search(asked, signal)
    return { hits: hits.map(({ passage, title, score }) => ({ passage, title, score })), total }
  })
}
