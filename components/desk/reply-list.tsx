import { Moment } from '@/components/ui/moment'
import type { CommentReply } from '@/lib/contracts/desk'
import { StanceBadge } from './stance-badge'

interface ReplyListProps {
  replies: readonly CommentReply[]
  /** Who answered, as the reader calls them. */
  nameOf: (reply: CommentReply) => string
}

/** What was answered to a comment, in its order; nothing where nobody has. */
export function ReplyList({ replies, nameOf }: ReplyListProps) {
  if (replies.length === 0) return null
  return (
    <ul className="mt-2 space-y-2 border-l-2 border-line pl-3">
      {replies.map((reply) => (
        <li key={reply.id}>
          <p className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
            <bdi className="font-semibold">{nameOf(reply)}</bdi>
            {reply.stance ? <StanceBadge stance={reply.stance} /> : null}
            <span className="text-xs text-soft">
              <Moment at={reply.createdAt} />
            </span>
          </p>
          <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
            {reply.body}
          </p>
        </li>
      ))}
    </ul>
  )
}
