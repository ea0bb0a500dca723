import { LibraryQuery, type LibrarySearch, type Passage } from '@/lib/contracts/library'
import { createNotebookIndex, indexPassage, searchNotebook } from './notebook-index'

/** An item as it is searched: its title and its passages in the order of reading. */
export interface SearchedItem {
  readonly title: string
  readonly passages: readonly Passage[]
}

/** Searches passages that are held in memory: a folder of files, or what a test brings. */
export function searchInMemory(items: readonly SearchedItem[]): LibrarySearch {
  const index = createNotebookIndex()
  const entries = items.flatMap(({ title, passages }) => passages.map((passage) => ({ title, passage })))
  for (const { title, passage } of entries) indexPassage(index, { ...passage, title })
  const rowOf = new Map(entries.map(({ passage }, row) => [passage.id, row]))
  return {
    search: async (asked, signal) => {
      signal?.throwIfAborted()
      const { rows, total } = searchNotebook(index, LibraryQuery.parse(asked))
      const hits = rows.flatMap(({ row, score }) => {
        const entry = entries[row]
        return entry === undefined ? [] : [{ ...entry, score }]
      })
      return { hits, total }
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
