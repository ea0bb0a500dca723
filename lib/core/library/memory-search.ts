import { LibraryQuery, type LibrarySearch, type Passage } from '@/lib/contracts/library'
import type { EmbeddingPort } from '@/lib/contracts/ports'
import { fuseMeaning } from './fuse-meaning'
import { nearInMemory } from './near-in-memory'
import { createNotebookIndex, indexPassage, searchNotebook } from './notebook-index'

/** An item as it is searched: its title and its passages in the order of reading. */
export interface SearchedItem {
  readonly title: string
  readonly passages: readonly Passage[]
}

/** Hits by words that are put together with those near in meaning. */
const POOL = 100

/**
 * Searches passages that are held in memory: a folder of files, or what a test brings. With an embedding model, what is near a question in meaning
 * counts beside its words; one that does not answer changes nothing.
 */
export function searchInMemory(
  items: readonly SearchedItem[],
  embedding: EmbeddingPort | null = null,
): LibrarySearch {
  const index = createNotebookIndex()
  const entries = items.flatMap(({ title, passages }) => passages.map((passage) => ({ title, passage })))
  for (const { title, passage } of entries) indexPassage(index, { ...passage, title })
  const rowOf = new Map(entries.map(({ passage }, row) => [passage.id, row]))
  const nearOf =
    embedding &&
    nearInMemory(
      entries.map(({ passage }) => passage),
      embedding,
    )
  return {
    search: async (asked, signal) => {
      signal?.throwIfAborted()
      const query = LibraryQuery.parse(asked)
      const near = nearOf && query.type === 'vector' ? await nearOf(query.query, signal) : []
      const pool = near.length > 0 ? { ...query, limit: Math.max(query.limit, POOL) } : query
      const { rows, total } = searchNotebook(index, pool)
      const byWords = rows.flatMap(({ row, score }) => {
        const id = entries[row]?.passage.id
        return id === undefined ? [] : [{ id, score }]
      })
      const scored = fuseMeaning(byWords, near).filter(({ score }) => score >= query.minimumScore)
      const hits = scored.slice(0, query.limit).flatMap(({ id, score }) => {
        const entry = entries[rowOf.get(id) ?? -1]
        return entry === undefined ? [] : [{ ...entry, score }]
      })
      const known = new Set(byWords.map(({ id }) => id))
      const more = near.length === 0 ? 0 : scored.filter(({ id }) => !known.has(id)).length
      return { hits, total: total + more }
    },
    around: async (passageId, width) => {
      const row = rowOf.get(passageId)
      const own = row === undefined ? undefined : entries[row]?.passage
      if (row === undefined || own === undefined) return []
      return entries
        .slice(Math.max(0, row - width), row + width + 1)
        .flatMap(({ passage }) => (passage.itemId === own.itemId ? [passage] : []))
    },
    passages: async (ids) =>
      ids.flatMap((id) => {
        const entry = entries[rowOf.get(id) ?? -1]
        return entry === undefined ? [] : [entry.passage]
      }),
  }
}
