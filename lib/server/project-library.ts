import type { Database } from '@/lib/adapters/store/client'
import { findItem, listSearchedItems } from '@/lib/adapters/store/library-items'
import { listPassages, passagesOf } from '@/lib/adapters/store/library-texts'
import { searchWords } from '@/lib/adapters/store/search-words'
import type { ProjectId } from '@/lib/contracts/ids'
import { type LibraryHits, LibraryQuery, type LibrarySearch } from '@/lib/contracts/library'
import { searchNotebook } from '@/lib/core/library/notebook-index'
import { rankingLanguages } from '@/lib/core/text/stem-word'
import { type HeldNotebook, heldNotebook, refreshNotebook } from './held-notebooks'

/** With more passages than this to read first, the database answers by its own full text search while they are read. */
const READ_BEFORE_ANSWER_MAX = 3_000

/**
 * The notebook of a project. What is searched is held in memory, shared by all who search in this process, and brought up to date
 * before each search; the passages themselves come from the database.
 */
export function projectLibrary(db: Database, projectId: ProjectId): LibrarySearch {
  return {
    search: async (asked, signal) => {
      signal?.throwIfAborted()
      const query = LibraryQuery.parse(asked)
      const items = await listSearchedItems(db, projectId)
      const notebook = heldNotebook(projectId)
      const reading = refreshNotebook(db, projectId, { notebook, items })
      if (notebook.unread > READ_BEFORE_ANSWER_MAX) {
        // Whoever searches next finds what was read; a failure then shows there.
        void reading.catch(() => undefined)
        return searchByDatabase(db, projectId, query)
      }
      await reading
      signal?.throwIfAborted()
      return searchHeld(db, projectId, { notebook, query })
    },
    around: async (passageId, width) => {
      const [passage] = await listPassages(db, projectId, [passageId])
      if (!passage || !(await findItem(db, projectId, passage.itemId))) return []
      const from = Math.max(0, passage.index - width)
      const limit = passage.index - from + width + 1
      return passagesOf(db, projectId, { itemId: passage.itemId, from, limit })
    },
    passages: (ids) => listPassages(db, projectId, ids),
  }
}

async function searchHeld(
  db: Database,
  projectId: ProjectId,
  { notebook, query }: { readonly notebook: HeldNotebook; readonly query: LibraryQuery },
): Promise<LibraryHits> {
  const { index, rows: held, gone } = notebook
  const { rows, total } = searchNotebook(index, query, (row) => gone.has(row))
  const scored = rows.flatMap(({ row, score }) => {
    const id = held[row]?.passageId
    return id === undefined ? [] : [{ id, score }]
  })
  return { hits: await hitsOf(db, projectId, scored), total }
}

async function searchByDatabase(
  db: Database,
  projectId: ProjectId,
  query: LibraryQuery,
): Promise<LibraryHits> {
  const { hits, total } = await searchWords(db, projectId, { ...query, languages: rankingLanguages })
  return {
    hits: await hitsOf(
      db,
      projectId,
      hits.filter(({ score }) => score >= query.minimumScore),
    ),
    total,
  }
}

async function hitsOf(
  db: Database,
  projectId: ProjectId,
  scored: readonly { readonly id: string; readonly score: number }[],
): Promise<LibraryHits['hits']> {
  const [passages, items] = await Promise.all([
    listPassages(
      db,
      projectId,
      scored.map(({ id }) => id),
    ),
    listSearchedItems(db, projectId),
  ])
  const titles = new Map(items.map(({ id, title }) => [id, title]))
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  return scored.flatMap(({ id, score }) => {
    const passage = byId.get(id)
    const title = passage && titles.get(passage.itemId)
    return passage === undefined || title === undefined ? [] : [{ passage, title, score }]
  })
}
