'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import type { Drafts } from '@/components/desk/use-drafts'
import { Fold } from '@/components/ui/fold'
import { useKeptFocus } from '@/components/ui/use-kept-focus'
import type { DeskComment } from '@/lib/contracts/desk'
import { AnswerThread, answerDraft } from './answer-thread'
import type { ShareActions } from './use-share-actions'

interface AnswerListProps {
  projectId: string
  /** Kind of the document. */
  document: string
  comments: readonly DeskComment[]
  /** The newest version. */
  current: number
  actions: ShareActions
  drafts: Drafts
}

/** The comments one by one: those without an answer, those that were answered, and what is settled. */
export function AnswerList({ comments, ...rest }: AnswerListProps) {
  const t = useTranslations('share.comments')
  const list = useRef<HTMLDivElement>(null)
  useKeptFocus(list)
  const open = comments.filter(({ resolvedAt }) => resolvedAt === null)
  const waiting = open.filter(({ answer }) => answer === null)
  const answered = open.filter(({ answer }) => answer !== null)
  const resolved = comments.filter(({ resolvedAt }) => resolvedAt !== null)
  const isWriting = waiting.some(({ id }) => rest.drafts.all[answerDraft(id)])
  const next = isWriting ? undefined : waiting[0]
  const threads = (some: readonly DeskComment[]) => (
    <div className="space-y-3">
      {some.map((comment) => (
        <AnswerThread key={comment.id} comment={comment} isNext={comment === next} {...rest} />
      ))}
    </div>
  )
  if (comments.length === 0) return <p className="text-sm text-soft">{t('none')}</p>
  return (
    <div ref={list} tabIndex={-1} className="space-y-6 outline-none">
      <section>
        <h3 className="label-caps mb-2">{t('waiting', { count: waiting.length })}</h3>
        {waiting.length > 0 ? threads(waiting) : <p className="text-sm text-soft">{t('allAnswered')}</p>}
      </section>
      {answered.length > 0 ? (
        <section>
          <h3 className="label-caps mb-2">{t('answered', { count: answered.length })}</h3>
          {threads(answered)}
        </section>
      ) : null}
      {resolved.length > 0 ? (
        <Fold title={t('resolved', { count: resolved.length })}>{threads(resolved)}</Fold>
      ) : null}
    </div>
  )
}
