'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { AnsweredList, SaidText } from '@/components/ui/answered-list'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { ProgressBar } from '@/components/ui/progress-bar'
import { useMissing } from '@/components/ui/use-missing'
import { chooseLocale } from '@/i18n/locales'
import type { ProposalInput } from '@/lib/contracts/proposal-run'
import { interviewState } from '@/lib/core/proposal/problem/interview'
import { interviewFaultSentence, interviewQuestion } from '@/lib/core/proposal/problem/interview-phrases'

const REPLY_MAX = 4_000

interface InterviewChatProps {
  input: ProposalInput
  replies: readonly string[]
  typed: string
  onType: (text: string) => void
  busy: boolean
  canAnswer: boolean
  onReply: (text: string) => void
  onBack: () => void
}

/** The interview question by question: the latest answer stays in sight and can be taken back, what was answered before it folds. */
export function InterviewChat(props: InterviewChatProps) {
  const { input, replies, typed, onType, busy, canAnswer, onReply, onBack } = props
  const t = useTranslations('proposal.interview')
  const locale = chooseLocale(useLocale(), null)
  const field = useRef<HTMLFormElement>(null)
  const state = interviewState({ input, replies })
  const question = state.asks && interviewQuestion(state.asks, locale)
  const [fault] = state.faults
  const missing = useMissing()
  const isEmpty = typed.trim() === ''

  // After each answer the next one is typed without reaching for the mouse.
  const count = replies.length
  const before = useRef(count)
  useEffect(() => {
    if (before.current !== count) field.current?.querySelector('textarea')?.focus()
    before.current = count
  }, [count])

  function send() {
    if (canAnswer && !missing.lacks(isEmpty)) onReply(typed.trim())
  }

  return (
    <div className="space-y-5">
      <div className="space-y-1.5">
        <p className="text-xs text-soft">
          {t('progress', { answered: state.progress.answered, total: state.progress.total })}
        </p>
        <ProgressBar label={t('progressLabel')} done={state.progress.answered} total={state.progress.total} />
      </div>
      <AnsweredList
        items={replies.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: replies are known by their place.
          <Answered key={at} input={input} replies={replies} at={at} />
        ))}
      />
      {question ? (
        <form
          ref={field}
          noValidate
          className="space-y-3"
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <TextAreaField
            label={
              <span aria-live="polite" className="font-serif text-lg leading-snug font-normal">
                {question}
              </span>
            }
            error={missing.said(isEmpty) ?? (fault ? interviewFaultSentence(fault, locale) : undefined)}
            hint={t('enterHint')}
            rows={2}
            dir="auto"
            maxLength={REPLY_MAX}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              send()
            }}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" busy={busy} disabled={!canAnswer}>
              {t('send')}
            </Button>
            {replies.length > 0 ? (
              <Button busy={busy} disabled={!canAnswer} onClick={onBack}>
                {t('back')}
              </Button>
            ) : null}
          </div>
        </form>
      ) : null}
    </div>
  )
}

/** A question with what was answered, and why that did not do where it was asked again. */
function Answered({ input, replies, at }: Pick<InterviewChatProps, 'input' | 'replies'> & { at: number }) {
  const locale = chooseLocale(useLocale(), null)
  const { asks } = interviewState({ input, replies: replies.slice(0, at) })
  const [missed] = interviewState({ input, replies: replies.slice(0, at + 1) }).faults
  return (
    <>
      {asks ? <p className="text-sm text-soft">{interviewQuestion(asks, locale)}</p> : null}
      <SaidText>{replies[at] ?? ''}</SaidText>
      {missed && at < replies.length - 1 ? (
        <p className="text-xs text-warn">{interviewFaultSentence(missed, locale)}</p>
      ) : null}
    </>
  )
}
