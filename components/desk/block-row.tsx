'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { IconButton } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { CommentIcon } from '@/components/ui/icons'
import type { DeskComment } from '@/lib/contracts/desk'
import { CommentComposer } from './comment-composer'
import { CommentThread } from './comment-thread'
import { useDeskWorld } from './desk-context'
import { blockDomId } from './go-to'
import { beginComment, draftNameOf } from './new-comment'
import { wholeBlock } from './selected-place'
import { isOnWhole, type TextMark } from './text-marks'

const noComments: readonly DeskComment[] = []

interface BlockRowProps {
  blockId: string
  /** What it is, for the name of its comment button. */
  name: string
  comments: readonly DeskComment[] | undefined
  children: (marks: readonly TextMark[]) => ReactNode
}

/** A block with its comments: in the margin where there is one, else below. In the page they always follow their block. */
export function BlockRow({ blockId, name, comments = noComments, children }: BlockRowProps) {
  const t = useTranslations('desk.comment')
  const { drafts, canComment, active } = useDeskWorld()
  const draft = drafts.all[draftNameOf(blockId)]
  const place = canComment ? (draft?.place ?? null) : null
  const marks = comments.flatMap((comment): TextMark[] => {
    const { anchor, id } = comment
    if (anchor.kind === 'document' || anchor.kind === 'orphaned' || isOnWhole(comment)) return []
    return [{ id, start: anchor.start, end: anchor.end }]
  })
  if (place && place.quote !== '')
    marks.push({ id: null, start: place.start, end: place.start + place.quote.length })
  const isMarked = comments.some((comment) => isOnWhole(comment)) || (place !== null && place.quote === '')
  const isActive = comments.some((comment) => comment.id === active && isOnWhole(comment))
  return (
    <div className="group/row relative">
      <div className="relative">
        <div
          id={blockDomId(blockId)}
          data-block={blockId}
          tabIndex={-1}
          className={classNames(
            'rounded-sm outline-offset-4',
            canComment && 'pr-9 xl:pr-0',
            isMarked &&
              'relative before:absolute before:inset-y-1 before:-left-3 before:w-0.75 before:bg-warn-line',
            isActive && 'before:bg-warn!',
          )}
        >
          {children(marks)}
        </div>
        {canComment ? (
          <IconButton
            label={t('onThis', { name })}
            icon={<CommentIcon size={15} />}
            onClick={() => beginComment(drafts, wholeBlock(blockId))}
            className={classNames(
              'absolute right-0 bottom-0 translate-y-1 pointer-coarse:text-faint xl:-right-10',
              // A finger does not hover: there it is always in sight.
              'pointer-fine:opacity-0 group-hover/row:opacity-100! focus-visible:opacity-100!',
            )}
          />
        ) : null}
      </div>
      {comments.length > 0 || place ? (
        <div
          data-threads
          className="mt-3 space-y-2 xl:absolute xl:top-0 xl:left-[calc(100%+3.25rem)] xl:mt-0 xl:w-[19rem]"
        >
          {comments.map((comment) => (
            <CommentThread key={comment.id} comment={comment} beside />
          ))}
          {place && draft ? <CommentComposer draft={{ ...draft, place }} /> : null}
        </div>
      ) : null}
    </div>
  )
}
