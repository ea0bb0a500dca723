'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { ReplyList } from '@/components/desk/reply-list'
import type { Drafts } from '@/components/desk/use-drafts'
import { WriteBox } from '@/components/desk/write-box'
import { Button, buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Moment } from '@/components/ui/moment'
import type { AnswerStance, DeskComment } from '@/lib/contracts/desk'
import { chapterNumber, documentPart } from '@/lib/core/desk/document-kind'
import { stageOfBlock } from '@/lib/core/desk/stage-of-block'
import type { ShareActions } from './use-share-actions'

const stances = ['accepted', 'declined', 'noted'] as const
interface AnswerThreadProps {
  projectId: string
  /** Kind of the document. */
  document: string
  comment: DeskComment
  /** The one to answer first, as the next step of the project says. */
  isNext: boolean
  current: number
  actions: ShareActions
  drafts: Drafts
}

/** Under which name the draft of an answer is kept. */
export const answerDraft = (comment: string): string => `answer:${comment}`

/** One comment of an advisor with what was answered, and the next answer. */
export function AnswerThread({
  projectId,
  document,
  comment,
  isNext,
  current,
  actions,
  drafts,
}: AnswerThreadProps) {
  const t = useTranslations('share.comments')
  const headId = useId()
  const isResolved = comment.resolvedAt !== null
  const name = answerDraft(comment.id)
  const draft = drafts.all[name]

  async function send(stance: AnswerStance, text: string) {
    if (await actions.answer(comment.id, stance, text)) drafts.set(name, null)
  }

  return (
    <article aria-labelledby={headId} className="rounded-md border border-line bg-sheet px-4 py-3 text-sm">
      <p id={headId} className="flex flex-wrap items-baseline gap-x-2">
        <bdi className="font-semibold">{comment.name}</bdi>
        <span className="text-xs text-soft">
          <Moment at={comment.createdAt} /> · {t('version', { number: comment.version })}
        </span>
      </p>
      <Place comment={comment} current={current} document={document} />
      <p dir="auto" className="mt-1.5 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {comment.body}
      </p>
      <ReplyList replies={comment.replies} nameOf={({ by, name }) => (by === 'student' ? t('you') : name)} />
      {isResolved ? (
        <p className="mt-2 text-xs text-soft">
          {comment.resolvedBy ? t('resolvedBy', { name: comment.resolvedBy }) : t('resolvedByYou')}
        </p>
      ) : null}
      {draft ? (
        <WriteBox
          label={t('answerLabel')}
          hint={t('answerHint')}
          text={draft.text}
          onText={(text) => drafts.set(name, { text, place: null })}
          onCancel={() => drafts.set(name, null)}
        >
          {(whenFit) =>
            stances.map((stance) => (
              <Button
                key={stance}
                size="sm"
                variant={stance === 'accepted' ? 'primary' : 'plain'}
                first={stance === 'accepted'}
                busy={actions.busy}
                onClick={() => whenFit(() => void send(stance, draft.text))}
              >
                {t(`send.${stance}`)}
              </Button>
            ))
          }
        </WriteBox>
      ) : (
        <div className={classNames('mt-2 flex flex-wrap gap-0.5', !isNext && '-ml-2')}>
          {isResolved ? null : (
            <Button
              size="sm"
              variant={isNext ? 'primary' : 'quiet'}
              first={isNext}
              onClick={() => drafts.set(name, { text: '', place: null })}
            >
              {t(comment.answer ? 'answerAgain' : 'answer')}
            </Button>
          )}
          {isResolved || !('blockId' in comment.anchor) ? null : (
            <Link
              href={
                chapterNumber(document) > 0
                  ? `/projects/${projectId}/paper`
                  : `/projects/${projectId}/proposal#stage-${stageOfBlock(comment.anchor.blockId)}`
              }
              className={buttonClass('quiet', 'sm')}
            >
              {t(chapterNumber(document) > 0 ? 'toPaper' : 'toStage')} <span aria-hidden="true">→</span>
            </Link>
          )}
          <Button
            size="sm"
            variant="quiet"
            busy={actions.busy}
            onClick={() => void actions.resolve(comment.id, !isResolved)}
          >
            {t(isResolved ? 'reopen' : 'resolve')}
          </Button>
        </div>
      )}
    </article>
  )
}

/** The words it is about, and whether they are still there. */
function Place({ comment, current, document }: Pick<AnswerThreadProps, 'comment' | 'current' | 'document'>) {
  const t = useTranslations('share.comments')
  const { anchor, place } = comment
  if (place.blockId === '') return <PlaceNote>{t('onDocument', { part: documentPart(document) })}</PlaceNote>
  const note =
    anchor.kind === 'orphaned'
      ? t('orphaned', { number: current })
      : anchor.kind === 'fuzzy' || anchor.kind === 'moved'
        ? t(anchor.kind, { number: current })
        : null
  const quote =
    place.quote.trim() || (anchor.kind === 'document' || anchor.kind === 'orphaned' ? '' : anchor.text)
  return (
    <>
      {quote ? (
        <blockquote
          dir="auto"
          className="mt-1.5 line-clamp-3 border-l-2 border-warn-line pl-2.5 font-serif text-soft"
        >
          {quote}
        </blockquote>
      ) : null}
      {note ? <PlaceNote>{note}</PlaceNote> : null}
    </>
  )
}

function PlaceNote({ children }: { children: ReactNode }) {
  return <p className="mt-1 text-xs text-soft">{children}</p>
}
