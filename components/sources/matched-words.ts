import type { SourceRow } from '@/lib/contracts/source-validation'
import { relevanceLevel } from '@/lib/core/relevance/relevance-level'
import { wordsOf } from '@/lib/core/text/words'

/** A piece of a text, and whether it is a word by which the source names a concept of the topic. */
export interface TextPiece {
  readonly text: string
  readonly isMatched: boolean
}

/** The words of one field by which a source names the concepts of the topic, lower case; none where there is no concept map. */
export function matchedWords(row: SourceRow, field: 'title' | 'abstract'): readonly string[] {
  return row.relevancy.concepts?.named.flatMap((concept) => concept[field]) ?? []
}

/** A text in pieces that together are the text; those that are among the words, in any case, are matched. */
export function piecesOf(text: string, words: readonly string[]): readonly TextPiece[] {
  const wanted = new Set(words.flatMap((word) => wordsOf(word.toLowerCase()).map((one) => one.text)))
  const pieces: TextPiece[] = []
  let at = 0
  for (const { start, end } of wordsOf(text)) {
    if (!wanted.has(text.slice(start, end).toLowerCase())) continue
    pieces.push(
      { text: text.slice(at, start), isMatched: false },
      { text: text.slice(start, end), isMatched: true },
    )
    at = end
  }
  return [...pieces, { text: text.slice(at), isMatched: false }].filter((piece) => piece.text !== '')
}

/** What one sentence says of a rank, in the order of saying; null for a source that was ranked without a concept map. */
export interface RankGrounds {
  readonly level: ReturnType<typeof relevanceLevel>
  readonly names: readonly string[]
  readonly lacks: readonly string[]
  readonly hasNoAbstract: boolean
}

export function rankGrounds({ relevancy, hasAbstract }: SourceRow): RankGrounds | null {
  const { concepts, score } = relevancy
  if (!concepts || concepts.named.length + concepts.missing.length === 0) return null
  return {
    level: relevanceLevel(score),
    names: concepts.named.map(({ name }) => name),
    lacks: concepts.missing.map(({ name }) => name),
    hasNoAbstract: !hasAbstract,
  }
}
