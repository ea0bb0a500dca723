'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { CommentIcon } from '@/components/ui/icons'
import type { DeskComment } from '@/lib/contracts/desk'
import { documentPart } from '@/lib/core/desk/document-kind'
import { CommentComposer } from './comment-composer'
import { CommentThread } from './comment-thread'
import { useDeskWorld } from './desk-context'
import { showPlace, threadDomId } from './go-to'
import { beginComment, draftNameOf } from './new-comment'
import { wholeBlock } from './selected-place'
import { StanceBadge } from './stance-badge'

/** Comments that stand beside no words: on the whole, those whose place is gone, and what is settled. */
export function CommentsList({ blockIds }: { blockIds: ReadonlySet<string> }) {
  const t = useTranslations('desk.comments')
  const { view, drafts, canComment } = useDeskWorld()
  const open = view.comments.filter(({ resolvedAt }) => resolvedAt === null)
  const onWhole = open.filter(({ anchor }) => anchor.kind === 'document')
  const orphaned = open.filter(({ anchor }) => anchor.kind === 'orphaned')
  const beside = open.filter((comment) => !onWhole.includes(comment) && !orphaned.includes(comment))
  const resolved = view.comments.filter(({ resolvedAt }) => resolvedAt !== null)
  // What was begun at a block that this version does not have.
  const stray = Object.values(drafts.all).flatMap((draft) =>
    draft.place && draft.place.blockId !== '' && !blockIds.has(draft.place.blockId)
      ? [{ ...draft, place: draft.place }]
      : [],
  )
  const whole = drafts.all[draftNameOf('')]
  return (
    <div className="space-y-4">
      <p className="text-sm text-soft">
        {view.comments.length === 0
          ? t(canComment ? 'none' : 'noneYet')
          : t('beside', { count: beside.length })}
      </p>
      {beside.length > 0 ? (
        <ol className="divide-y divide-line border-y border-line">
          {beside.map((comment) => (
            <li key={comment.id}>
              <ThreadLink comment={comment} />
            </li>
          ))}
        </ol>
      ) : null}
      {onWhole.map((comment) => (
        <CommentThread key={comment.id} comment={comment} beside={false} />
      ))}
      {stray.map((draft) => (
        <CommentComposer key={draft.place.blockId} draft={draft} />
      ))}
      {canComment && whole?.place ? <CommentComposer draft={{ ...whole, place: whole.place }} /> : null}
      {canComment && !whole?.place ? (
        <Button icon={<CommentIcon />} onClick={() => beginComment(drafts, wholeBlock(''))}>
          {t('onWhole', { part: documentPart(view.kind) })}
        </Button>
      ) : null}
      {orphaned.length > 0 ? (
        <section className="space-y-3">
          <h3 className="font-semibold">{t('orphaned', { count: orphaned.length })}</h3>
          <p className="text-sm text-soft">{t('orphanedText')}</p>
          {orphaned.map((comment) => (
            <CommentThread key={comment.id} comment={comment} beside={false} />
          ))}
        </section>
      ) : null}
      {resolved.length > 0 ? (
        <Fold title={t('resolved', { count: resolved.length })}>
          <div className="space-y-3 pt-1">
            {resolved.map((comment) => (
              <CommentThread key={comment.id} comment={comment} beside={false} />
            ))}
          </div>
        </Fold>
      ) : null}
    </div>
  )
}

/** A comment in the text, in one line that leads to it. */
function ThreadLink({ comment }: { comment: DeskComment }) {
  const t = useTranslations('desk.comment')
  const { answer } = comment
  return (
    <button
      type="button"
      onClick={() => showPlace(threadDomId(comment.id))}
      className="flex w-full items-center gap-2.5 rounded-sm py-2 text-left text-sm hover:text-accent"
    >
      <span className="min-w-0 flex-1 truncate">
        <span className="font-medium">{comment.isMine ? t('you') : comment.name}:</span> {comment.body}
      </span>
      {answer?.stance ? <StanceBadge stance={answer.stance} /> : null}
    </button>
  )
}
