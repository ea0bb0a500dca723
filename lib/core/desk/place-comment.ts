import type { CommentAnchor, CommentPlace } from '@/lib/contracts/desk'
import { CONTEXT_CHARS } from '@/lib/contracts/desk-limits'
import type { DocumentTree } from '@/lib/contracts/document-tree'
import { anchorComment, settlePlace } from './anchor-comment'
import { deskBlocks } from './block-text'

export interface PlacedComment {
  /** The place as it stands in the document, see settlePlace; null when the document does not have these words. */
  readonly settled: CommentPlace | null
  /** Of the settled place, or of the given one when there is none. */
  readonly anchor: CommentAnchor
}

/** Where a new comment stands in a document. */
export function placeComment(tree: DocumentTree, place: CommentPlace): PlacedComment {
  const blocks = deskBlocks(tree)
  const settled = settlePlace(blocks, place, CONTEXT_CHARS)
  return { settled, anchor: anchorComment(blocks, settled ?? place) }
}

/** Where each of some comments stands in a document, in their order. */
export function anchorComments(
  tree: DocumentTree,
  places: readonly CommentPlace[],
): readonly CommentAnchor[] {
  const blocks = deskBlocks(tree)
  return places.map((place) => anchorComment(blocks, place))
}
