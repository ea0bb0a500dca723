'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Moment } from '@/components/ui/moment'
import type { DeskComment } from '@/lib/contracts/desk'
import { useDeskWorld } from './desk-context'
import { blockDomId, showPlace, threadDomId } from './go-to'
import { ReplyList } from './reply-list'
import { isOnWhole } from './text-marks'
import { WriteBox } from './write-box'

/** A comment with its answers. `shown` says whether the words it stands on are marked right beside it. */
export function CommentThread({ comment, beside }: { comment: DeskComment; beside: boolean }) {
  const t = useTranslations('desk.comment')
  const { view, actions, drafts, canComment, active, setActive } = useDeskWorld()
  const bodyId = useId()
  const student = view.version?.tree.author || t('student')
  const draftName = `reply:${comment.id}`
  const reply = drafts.all[draftName]
  const { anchor, resolvedAt } = comment
  const isResolved = resolvedAt !== null
  const place = anchor.kind === 'document' || anchor.kind === 'orphaned' ? null : anchor

  async function send(text: string) {
    const sent = await actions.reply(comment.id, text)
    if (sent.ok) drafts.set(draftName, null)
  }

  return (
    <article
      id={threadDomId(comment.id)}
      tabIndex={-1}
      aria-labelledby={bodyId}
      onFocus={() => setActive(comment.id)}
      onMouseEnter={beside ? () => setActive(comment.id) : undefined}
      className={classNames(
        'rounded-md border bg-sheet px-3 py-2.5 font-sans text-sm',
        active === comment.id && beside ? 'border-warn' : 'border-line',
      )}
    >
      <p id={bodyId} className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{comment.isMine ? t('you') : comment.name}</span>
        <span className="text-xs text-soft">
          <Moment at={comment.createdAt} />
          {comment.version === view.version?.number ? '' : ` · ${t('version', { number: comment.version })}`}
        </span>
      </p>
      <PlaceLine comment={comment} beside={beside} />
      <p dir="auto" className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {comment.body}
      </p>
      <ReplyList
        replies={comment.replies}
        nameOf={({ isMine, by, name }) => (isMine ? t('you') : by === 'student' ? student : name)}
      />
      {isResolved ? (
        <p className="mt-2 text-xs text-soft">
          {comment.resolvedBy ? t('resolvedBy', { name: comment.resolvedBy }) : t('resolvedByStudent')} ·{' '}
          <Moment at={resolvedAt} />
        </p>
      ) : null}
      {reply ? (
        <WriteBox
          label={t('replyLabel')}
          text={reply.text}
          onText={(text) => drafts.set(draftName, { text, place: null })}
          onCancel={() => drafts.set(draftName, null)}
        >
          {(whenFit) => (
            <Button
              size="sm"
              variant="primary"
              busy={actions.busy}
              onClick={() => whenFit(() => void send(reply.text))}
            >
              {t('send')}
            </Button>
          )}
        </WriteBox>
      ) : (
        <div className="mt-1.5 -ml-2 flex flex-wrap gap-x-0.5">
          {canComment && !isResolved ? (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => drafts.set(draftName, { text: '', place: null })}
            >
              {t('reply')}
            </Button>
          ) : null}
          {canComment && comment.isMine ? (
            <Button
              size="sm"
              variant="quiet"
              busy={actions.busy}
              onClick={() => void actions.resolve(comment.id, !isResolved)}
            >
              {t(isResolved ? 'reopen' : 'resolve')}
            </Button>
          ) : null}
          {place && !beside ? (
            <Button size="sm" variant="quiet" onClick={() => showPlace(blockDomId(place.blockId))}>
              {t('show')}
            </Button>
          ) : null}
        </div>
      )}
    </article>
  )
}

/** The words a comment stands on, where they are not marked beside it or are no longer the same. */
function PlaceLine({ comment, beside }: { comment: DeskComment; beside: boolean }) {
  const t = useTranslations('desk.comment')
  const { anchor, place } = comment
  if (isOnWhole(comment)) {
    if (beside || anchor.kind === 'document') return null
    return <p className="mt-1 text-xs text-soft">{t(anchor.kind === 'orphaned' ? 'blockGone' : 'onBlock')}</p>
  }
  const isSame = anchor.kind === 'found'
  if (beside && isSame) return null
  return (
    <div className="mt-1 border-l-2 border-warn-line pl-2 text-xs text-soft">
      {anchor.kind === 'fuzzy' || anchor.kind === 'moved' ? <p>{t(anchor.kind)}</p> : null}
      {anchor.kind === 'moved' ? null : (
        <p dir="auto" className="line-clamp-4 font-serif italic">
          {place.quote}
        </p>
      )}
    </div>
  )
}
