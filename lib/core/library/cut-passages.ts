import { PASSAGE_MAX, type PlacedPassage } from '@/lib/contracts/library'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { hashText } from '@/lib/core/text/hash-text'
import { cutPieces, PASSAGE_WORDS_MAX, PASSAGE_WORDS_MIN, type Piece } from './cut-pieces'
import { headingPaths } from './heading-paths'
import { placesWithin } from './places-within'
import { joinBlocks, type TextBlock } from './text-block'

/** Under this many letters the language of a passage is taken to be that of its item. */
const OWN_LANGUAGE_CHARS_MIN = 200

interface SectionPiece extends Piece {
  readonly isTable: boolean
  /** One list for all pieces of a section. */
  readonly headings: readonly string[]
}

/**
 * The passages of an item in the order of reading: whole sentences of one section, about 60–180 words, tables by themselves.
 * A passage is the item's text letter by letter. Headings are no passages; they stand above them in `headings`. Only a sentence or
 * row that is longer than a passage may be is cut, between words. Never throws; time grows with the length of the text.
 */
export function cutPassages(
  blocks: readonly TextBlock[],
  { itemId, language }: { readonly itemId: string; readonly language: string | null },
): PlacedPassage[] {
  const { text, starts } = joinBlocks(blocks)
  const paths = headingPaths(blocks)
  const pieces = blocks.flatMap((block, at): SectionPiece[] => {
    if (block.kind === 'heading') return []
    const from = starts[at] ?? 0
    return cutPieces(block, language).map(({ start, end, words }) => ({
      start: from + start,
      end: from + end,
      words,
      isTable: block.kind === 'table',
      headings: paths[at] ?? [],
    }))
  })
  const placesOf = placesWithin(blocks, starts)
  return joinShort(pieces).map(({ start, end, headings }, index) => {
    const own = text.slice(start, end)
    const { locator, boxes } = placesOf(start, end)
    return {
      id: `${itemId}-${index}-${hashText(own)}`,
      itemId,
      index,
      text: own,
      language: own.length < OWN_LANGUAGE_CHARS_MIN ? language : (detectLanguage(own) ?? language),
      headings: [...headings],
      locator,
      boxes: [...boxes],
      start,
      end,
    }
  })
}

/** Short pieces together with what follows in their section; a short last one goes to the piece before it. */
function joinShort(pieces: readonly SectionPiece[]): SectionPiece[] {
  const joined: SectionPiece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const isShort = last !== undefined && Math.min(last.words, piece.words) < PASSAGE_WORDS_MIN
    if (last === undefined || !isShort || !mayJoin(last, piece)) joined.push(piece)
    else joined[joined.length - 1] = { ...last, end: piece.end, words: last.words + piece.words }
  }
  return joined
}

function mayJoin(one: SectionPiece, next: SectionPiece): boolean {
  return (
    one.headings === next.headings &&
    !one.isTable &&
    !next.isTable &&
    one.words + next.words <= PASSAGE_WORDS_MAX &&
    next.end - one.start <= PASSAGE_MAX
  )
}
