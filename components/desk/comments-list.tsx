'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { CommentIcon } from '@/components/ui/icons'
import { CommentComposer } from './comment-composer'
import { CommentThread } from './comment-thread'
import { useDeskWorld } from './desk-context'
import { beginComment, draftNameOf } from './new-comment'
import { wholeBlock } from './selected-place'

/** Comments that stand beside no words: on the whole, those whose place is gone, and what is settled. */
export function CommentsList({ blockIds }: { blockIds: ReadonlySet<string> }) {
  const t = useTranslations('desk.comments')
  const { view, drafts, canComment } = useDeskWorld()
  const open = view.comments.filter(({ resolvedAt }) => resolvedAt === null)
  const onWhole = open.filter(({ anchor }) => anchor.kind === 'document')
  const orphaned = open.filter(({ anchor }) => anchor.kind === 'orphaned')
  const beside = open.length - onWhole.length - orphaned.length
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
        {view.comments.length === 0 ? t(canComment ? 'none' : 'noneYet') : t('beside', { count: beside })}
      </p>
      {onWhole.map((comment) => (
        <CommentThread key={comment.id} comment={comment} beside={false} />
      ))}
      {stray.map((draft) => (
        <CommentComposer key={draft.place.blockId} draft={draft} />
      ))}
      {canComment && whole?.place ? <CommentComposer draft={{ ...whole, place: whole.place }} /> : null}
      {canComment && !whole?.place ? (
        <Button icon={<CommentIcon />} onClick={() => beginComment(drafts, wholeBlock(''))}>
          {t('onWhole')}
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
