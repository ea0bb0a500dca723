import type { Database } from '@/lib/adapters/store/client'
import { findItem, listSearchedItems } from '@/lib/adapters/store/library-items'
import { listPassages, passagesOf } from '@/lib/adapters/store/library-texts'
import { searchWords } from '@/lib/adapters/store/search-words'
import type { ProjectId } from '@/lib/contracts/ids'
import { type LibraryHits, LibraryQuery, type LibrarySearch } from '@/lib/contracts/library'
import type { EmbeddingPort } from '@/lib/contracts/ports'
import { fuseMeaning, type NearPassage, type ScoredPassage } from '@/lib/core/library/fuse-meaning'
import { searchNotebook } from '@/lib/core/library/notebook-index'
import { rankingLanguages } from '@/lib/core/text/stem-word'
import { embeddingPort } from './embedding'
import { type HeldNotebook, heldNotebook, refreshNotebook } from './held-notebooks'
import { embedInBackground } from './library/embed-library'
import { nearestPassages } from './library/nearest-passages'

/** With more passages than this to read first, the database answers by its own full text search while they are read. */
const READ_BEFORE_ANSWER_MAX = 3_000

/** Hits by words that are put together with those near in meaning. */
const POOL = 100

/**
 * The notebook of a project. What is searched is held in memory, shared by all who search in this process, and brought up to date
 * before each search; the passages themselves come from the database. Where an embedding model is there, it is asked what is near in
 * meaning, and places what is new meanwhile.
 */
export function projectLibrary(
  db: Database,
  projectId: ProjectId,
  embedding: EmbeddingPort | null = embeddingPort(),
): LibrarySearch {
  return {
    search: async (asked, signal) => {
      signal?.throwIfAborted()
      const query = LibraryQuery.parse(asked)
      const items = await listSearchedItems(db, projectId)
      const near =
        embedding && query.type === 'vector'
          ? nearestPassages(db, projectId, {
              port: embedding,
              version: versionOf(items),
              query: query.query,
              signal,
            })
          : Promise.resolve([])
      if (embedding) void embedInBackground(db, projectId, embedding)
      const notebook = heldNotebook(projectId)
      const reading = refreshNotebook(db, projectId, { notebook, items })
      if (notebook.unread > READ_BEFORE_ANSWER_MAX) {
        // Whoever searches next finds what was read; a failure then shows there.
        void reading.catch(() => undefined)
        const scored = await scoreByDatabase(db, projectId, query)
        return withMeaning(db, projectId, { query, scored, near: await near })
      }
      await reading
      signal?.throwIfAborted()
      const scored = scoreHeld(notebook, query)
      return withMeaning(db, projectId, { query, scored, near: await near })
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

const versionOf = (items: Awaited<ReturnType<typeof listSearchedItems>>): string =>
  items.map(({ id, filledAt }) => `${id} ${filledAt?.toISOString()}`).join(' ')

interface Scored {
  readonly rows: readonly ScoredPassage[]
  readonly total: number
}

function scoreHeld({ index, rows: held, gone }: HeldNotebook, query: LibraryQuery): Scored {
  const asked = query.type === 'vector' ? { ...query, limit: Math.max(query.limit, POOL) } : query
  const { rows, total } = searchNotebook(index, asked, (row) => gone.has(row))
  return {
    total,
    rows: rows.flatMap(({ row, score }) => {
      const id = held[row]?.passageId
      return id === undefined ? [] : [{ id, score }]
    }),
  }
}

async function scoreByDatabase(db: Database, projectId: ProjectId, query: LibraryQuery): Promise<Scored> {
  const { hits, total } = await searchWords(db, projectId, { ...query, languages: rankingLanguages })
  return { rows: hits.filter(({ score }) => score >= query.minimumScore), total }
}

async function withMeaning(
  db: Database,
  projectId: ProjectId,
  {
    query: { limit, minimumScore },
    scored: { rows, total },
    near,
  }: { readonly query: LibraryQuery; readonly scored: Scored; readonly near: readonly NearPassage[] },
): Promise<LibraryHits> {
  const fused = fuseMeaning(rows, near).filter(({ score }) => score >= minimumScore)
  const known = new Set(rows.map(({ id }) => id))
  const more = near.length === 0 ? 0 : fused.filter(({ id }) => !known.has(id)).length
  return { hits: await hitsOf(db, projectId, fused.slice(0, limit)), total: total + more }
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
