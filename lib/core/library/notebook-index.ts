import type { LibraryQuery } from '@/lib/contracts/library'
import { BUILT_IN_DIMENSIONS, embedText } from './embed-text'
import { readPassageQuery } from './library-query'
import { addPassage, createPassageIndex, type IndexedPassage, type PassageIndex } from './passage-index'
import { rankPassages } from './rank-passages'
import { addVector, createVectorIndex, nearestRows, similarityOf, type VectorIndex } from './vector-index'

/** The words and the vectors of the passages of one notebook; both count rows alike. */
export interface NotebookIndex {
  readonly words: PassageIndex
  readonly vectors: VectorIndex
}

export interface FoundRow {
  readonly row: number
  /** 0–1, comparable within one search. */
  readonly score: number
}

/**
 * What the likeness of letters and concepts decides beside the words. Chosen on one half of the open question sets: .03 to .12 find more
 * across languages (pira +.02 to +.04) and in Portuguese; from .1 on, passages of trials are lost (−.02).
 */
const VECTOR_WEIGHT = 0.06
/** Less alike than this, texts of one language share letters by chance. */
const SIMILARITY_MIN = 0.35
/** Hits of each kind that are put together. */
const POOL = 100

export function createNotebookIndex(): NotebookIndex {
  return { words: createPassageIndex(), vectors: createVectorIndex(BUILT_IN_DIMENSIONS) }
}

/** Adds a passage and returns its row. Those of one item are to be added one after the other. */
export function indexPassage({ words, vectors }: NotebookIndex, passage: IndexedPassage): number {
  addVector(vectors, embedText(passage.text, passage.language))
  return addPassage(words, passage)
}

/**
 * The rows that answer a query, best first, with how many match at all. `text`: those with the words of the question. `vector`: also
 * those that say it in other words and languages, by the names of its concepts and the built-in embedding; scores of both kinds of
 * evidence are added.
 */
export function searchNotebook(
  { words, vectors }: NotebookIndex,
  { query, type, limit, minimumScore }: LibraryQuery,
  isLeftOut: (row: number) => boolean = () => false,
): { readonly rows: readonly FoundRow[]; readonly total: number } {
  const asked = readPassageQuery(query, { languages: words.languages, isTranslated: type === 'vector' })
  const ranked = rankPassages(words, asked, { limit: Math.max(limit, POOL), isLeftOut })
  if (type === 'text') return { rows: cutRows(ranked.rows, limit, minimumScore), total: ranked.total }
  const vector = embedText(query, asked.language)
  const fused = (row: number, score: number): FoundRow => {
    const similarity = Math.max(0, similarityOf(vectors, row, vector))
    return { row, score: (1 - VECTOR_WEIGHT) * score + VECTOR_WEIGHT * similarity }
  }
  const found = ranked.rows.map(({ row, score }) => fused(row, score)).sort(byScore)
  // A row without the words scores at most the weight of the vectors: it cannot come among the hits, and comparing all rows is what takes time.
  if ((found[limit - 1]?.score ?? 0) >= VECTOR_WEIGHT)
    return { rows: cutRows(found, limit, minimumScore), total: ranked.total }
  const known = new Set(ranked.rows.map(({ row }) => row))
  const more = nearestRows(vectors, vector, POOL).filter(
    ({ row, similarity }) => similarity >= SIMILARITY_MIN && !isLeftOut(row) && !known.has(row),
  )
  const rows = [...found, ...more.map(({ row }) => fused(row, 0))].sort(byScore)
  return { rows: cutRows(rows, limit, minimumScore), total: ranked.total + more.length }
}

const byScore = (a: FoundRow, b: FoundRow): number => b.score - a.score || a.row - b.row

const cutRows = (rows: readonly FoundRow[], limit: number, minimumScore: number): readonly FoundRow[] =>
  rows.filter(({ score }) => score >= minimumScore).slice(0, limit)
