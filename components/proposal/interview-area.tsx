'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Segmented } from '@/components/ui/segmented'
import { Skeleton } from '@/components/ui/skeleton'
import type { Day, InterviewAnswer, ProposalInput } from '@/lib/contracts/proposal-run'
import { interviewFields, interviewState, knownBefore } from '@/lib/core/proposal/problem/interview'
import { briefChanges, draftFromInterview, mergeDraft } from './brief-draft'
import { BriefForm } from './brief-form'
import { InterviewChat } from './interview-chat'
import { SaidBefore } from './said-before'
import { useKept } from './use-kept'
import { valueText } from './value-path'

interface InterviewAreaProps {
  runId: string
  input: ProposalInput
  replies: readonly string[]
  today: Day
  busy: boolean
  canAnswer: boolean
  /** True when it was taken. */
  onAnswer: (answer: InterviewAnswer) => Promise<boolean>
}

/** Who writes the thesis, in conversation or as a form; at the end the form shows all that was understood. */
export function InterviewArea(props: InterviewAreaProps) {
  const { runId, input, replies, today, busy, canAnswer, onAnswer } = props
  const t = useTranslations('proposal.interview')
  const form = useKept(`brief:${runId}`)
  const reply = useKept(`reply:${runId}`)
  const mode = useKept(`mode:${runId}`)
  const state = interviewState({ input, replies })
  const isComplete = state.asks === null
  const isForm = mode.kept === 'form' || isComplete || state.isExhausted
  const [edition, setEdition] = useState(0)
  const start = draftFromInterview(state.known, input, today)
  const before = knownBefore(input)

  // After the last answer the form is read from its beginning.
  const heading = useRef<HTMLHeadingElement>(null)
  const completeBefore = useRef(isComplete)
  useEffect(() => {
    if (isComplete && !completeBefore.current) {
      window.scrollTo({ top: 0 })
      heading.current?.focus({ preventScroll: true })
    }
    completeBefore.current = isComplete
  }, [isComplete])

  async function send(answer: InterviewAnswer, forget: () => void) {
    if (await onAnswer(answer)) forget()
  }

  return (
    <div className="mx-auto max-w-3xl pt-4">
      <h1 ref={heading} tabIndex={-1} className="rounded-sm font-serif text-2xl font-semibold">
        {t('title')}
      </h1>
      <p className="mt-1.5 text-soft">
        {t('text', { count: interviewFields.length - Object.keys(before).length })}
      </p>
      <SaidBefore known={before} />
      {isComplete || state.isExhausted ? (
        <div className="h-5" />
      ) : (
        <div className="mt-4 mb-6">
          <Segmented
            label={t('way')}
            value={isForm ? 'form' : 'chat'}
            onChange={(wanted) => mode.keep(wanted)}
            options={[
              { value: 'chat', label: t('chat') },
              { value: 'form', label: t('form') },
            ]}
          />
        </div>
      )}
      {isForm ? (
        <>
          {isComplete || state.isExhausted ? (
            <Notice
              className="mb-5"
              tone={isComplete ? 'accent' : 'warn'}
              announce="status"
              title={t(isComplete ? 'confirm' : 'exhausted')}
              actions={
                isComplete && replies.length > 0 ? (
                  <Button
                    size="sm"
                    busy={busy}
                    disabled={!canAnswer}
                    onClick={() => void send({ kind: 'back' }, form.forget)}
                  >
                    {t('back')}
                  </Button>
                ) : undefined
              }
            >
              {t(isComplete ? 'confirmText' : 'exhaustedText')}
            </Notice>
          ) : null}
          {form.isRead ? (
            <BriefForm
              key={`${replies.length} ${edition}`}
              start={mergeDraft(start, form.kept)}
              today={today}
              submitLabel={t('begin')}
              busy={busy}
              canAnswer={canAnswer}
              status={form.kept === undefined ? null : t('kept')}
              secondary={
                form.kept === undefined ? null : (
                  <Button
                    variant="quiet"
                    onClick={() => {
                      form.forget()
                      setEdition(edition + 1)
                    }}
                  >
                    {t('startOver')}
                  </Button>
                )
              }
              // Only what was changed by hand: it must not hide what is said in the conversation later.
              onChange={(draft) => form.keep(briefChanges(start, draft))}
              onSubmit={(brief) => void send({ kind: 'form', brief }, form.forget)}
            />
          ) : (
            <Skeleton className="h-96 w-full" />
          )}
        </>
      ) : (
        <InterviewChat
          input={input}
          replies={replies}
          typed={valueText(reply.kept)}
          onType={reply.keep}
          busy={busy}
          canAnswer={canAnswer}
          onReply={(text) => void send({ kind: 'reply', text }, reply.forget)}
          onBack={() => void send({ kind: 'back' }, () => undefined)}
        />
      )}
    </div>
  )
}
