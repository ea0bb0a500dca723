import type { DeskComment } from '@/lib/contracts/desk'
import type { Inlines } from '@/lib/contracts/document-tree'

/** Words of a block that a comment, or one that is being written, stands on; offsets into its blockText. */
export interface TextMark {
  /** Of the comment; null for the one that is being written. */
  readonly id: string | null
  readonly start: number
  readonly end: number
}

/** A piece of a line: one inline, or a part of it, with the marks that cover it. */
export interface MarkedPiece {
  readonly inline: Inlines[number]
  readonly text: string
  readonly marks: readonly TextMark[]
}

/** Cuts a line that begins at `offset` of its block where marks begin and end. */
export function markedPieces(
  inlines: Inlines,
  offset: number,
  marks: readonly TextMark[],
): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let at = offset
  for (const inline of inlines) {
    const end = at + inline.text.length
    const cuts = marks.flatMap((mark) => [mark.start, mark.end]).filter((cut) => cut > at && cut < end)
    const edges = [at, ...[...new Set(cuts)].sort((one, other) => one - other), end]
    for (let i = 0; i + 1 < edges.length; i += 1) {
      const from = edges[i] ?? at
      const to = edges[i + 1] ?? end
      pieces.push({
        inline,
        text: inline.text.slice(from - at, to - at),
        marks: marks.filter((mark) => mark.start < to && mark.end > from),
      })
    }
    at = end
  }
  return pieces
}

/** Open comments by the block that they stand in, in reading order. */
export function commentsByBlock(
  comments: readonly DeskComment[],
): ReadonlyMap<string, readonly DeskComment[]> {
  const blocks = new Map<string, DeskComment[]>()
  for (const comment of comments) {
    const { anchor, resolvedAt } = comment
    if (resolvedAt !== null || anchor.kind === 'document' || anchor.kind === 'orphaned') continue
    blocks.set(anchor.blockId, [...(blocks.get(anchor.blockId) ?? []), comment])
  }
  return blocks
}

/** True for a comment on a block as a whole, which marks none of its words. */
export function isOnWhole({ place }: Pick<DeskComment, 'place'>): boolean {
  return place.quote.trim() === ''
}
