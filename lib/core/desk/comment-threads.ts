import type {
  AnswerStance,
  CommentAnchor,
  CommentPlace,
  CommentReply,
  DeskComment,
} from '@/lib/contracts/desk'
import type { DeskBlock } from './block-text'

/** A comment or an answer as it is stored. */
export interface StoredComment {
  readonly id: string
  /** null: the student's. */
  readonly linkId: string | null
  readonly name: string
  readonly version: number
  readonly round: number
  readonly replyTo: string | null
  readonly stance: AnswerStance | null
  readonly place: CommentPlace
  readonly body: string
  readonly createdAt: string
  readonly resolvedAt: string | null
  readonly resolvedBy: string | null
}

export interface ThreadView {
  /** Of the version shown. */
  readonly blocks: readonly DeskBlock[]
  /** Where each comment stands in them, by id; a comment without stands nowhere. */
  readonly anchors: ReadonlyMap<string, CommentAnchor>
  /** Who looks: a link's id, or null for the student. */
  readonly viewer: string | null
}

/**
 * Comments with their answers, as the viewer sees them, each at its place in the version shown: open ones in reading order,
 * then open orphans, then what is resolved.
 */
export function foldThreads(
  stored: readonly StoredComment[],
  { blocks, anchors, viewer }: ThreadView,
): readonly DeskComment[] {
  const order = new Map(blocks.map(({ id }, at) => [id, at]))
  const comments = stored
    .filter(({ replyTo }) => replyTo === null)
    .map((comment): DeskComment => {
      const replies = stored
        .filter(({ replyTo }) => replyTo === comment.id)
        .map((reply) => replyOf(reply, viewer))
      return {
        id: comment.id,
        version: comment.version,
        round: comment.round,
        name: comment.name,
        isMine: comment.linkId === viewer,
        body: comment.body,
        place: comment.place,
        anchor: anchors.get(comment.id) ?? { kind: 'orphaned' },
        createdAt: comment.createdAt,
        resolvedAt: comment.resolvedAt,
        resolvedBy: comment.resolvedBy,
        replies,
        answer: replies.findLast(({ by }) => by === 'student') ?? null,
      }
    })
  const placeOf = ({ anchor, resolvedAt }: DeskComment): readonly [number, number, number] => {
    const resolved = resolvedAt === null ? 0 : 1
    if (anchor.kind === 'document') return [resolved, -1, 0]
    if (anchor.kind === 'orphaned') return [resolved, blocks.length, 0]
    return [resolved, order.get(anchor.blockId) ?? 0, anchor.start]
  }
  return comments
    .map((comment) => ({ comment, place: placeOf(comment) }))
    .sort(({ place: one }, { place: other }) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2])
    .map(({ comment }) => comment)
}

function replyOf(
  { id, linkId, name, body, stance, createdAt }: StoredComment,
  viewer: string | null,
): CommentReply {
  return {
    id,
    // A link has a name, the student here has none.
    by: name === '' ? 'student' : 'advisor',
    name,
    isMine: linkId === viewer,
    body,
    stance,
    createdAt,
  }
}
