'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useKept } from '@/components/proposal/use-kept'
import { AnsweredList, SaidText } from '@/components/ui/answered-list'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { orLater } from '@/components/ui/or-later'
import { Segmented } from '@/components/ui/segmented'
import { Skeleton } from '@/components/ui/skeleton'
import { useMissing } from '@/components/ui/use-missing'
import { REPLY_MAX } from '@/lib/contracts/topic-limits'
import type { PartProps } from './part-props'

const InterestsForm = dynamic(
  () => orLater(() => import('./interests-form').then((part) => part.InterestsForm)),
  {
    loading: () => <Skeleton className="h-96 w-full" />,
  },
)

/** What the student cares about: in conversation, or the same as a form. */
export function InterestsPart({ place, state, busy, onAnswer }: PartProps & { readonly place: string }) {
  const t = useTranslations('topic.interests')
  const [way, setWay] = useState<'chat' | 'form'>('chat')
  const isDone = state.interview.asks === null
  return (
    <section className="max-w-3xl space-y-5">
      <h1 className="font-serif text-2xl font-semibold">{t('title')}</h1>
      <p className="text-soft">{t('text')}</p>
      {state.input.wish ? <Notice title={t('wish')}>{state.input.wish}</Notice> : null}
      {isDone ? null : (
        <Segmented
          label={t('way')}
          value={way}
          onChange={setWay}
          options={[
            { value: 'chat', label: t('chat') },
            { value: 'form', label: t('form') },
          ]}
        />
      )}
      {way === 'form' || isDone ? (
        <InterestsForm
          key={state.replies.length}
          interests={state.interests}
          busy={busy}
          onSubmit={(interests) => void onAnswer('interests', { kind: 'form', interests })}
        />
      ) : (
        <Chat place={place} state={state} busy={busy} onAnswer={onAnswer} />
      )}
    </section>
  )
}

function Chat({ place, state, busy, onAnswer }: PartProps & { readonly place: string }) {
  const t = useTranslations('topic.interests')
  // What is typed and not sent yet outlives a reload.
  const unsent = useKept(`interest:${place}`)
  const typed = typeof unsent.kept === 'string' ? unsent.kept : ''
  const latest = useRef(typed)
  const form = useRef<HTMLFormElement>(null)
  latest.current = typed
  const { asks, fault, vague } = state.interview
  const count = state.replies.length
  const missing = useMissing()
  const isEmpty = typed.trim() === ''

  async function send() {
    const sent = typed
    if (busy || missing.lacks(isEmpty)) return
    // The field is free at once: the next reply may be begun before this one was taken.
    unsent.forget()
    form.current?.querySelector('textarea')?.focus()
    const isTaken = await onAnswer('interests', { kind: 'reply', text: sent.trim() })
    if (!isTaken) unsent.keep([sent, latest.current].filter(Boolean).join('\n'))
  }

  return (
    <>
      <AnsweredList
        items={state.replies.map((reply, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: replies are known by their place.
          <SaidText key={at}>{reply}</SaidText>
        ))}
      />
      <form
        ref={form}
        noValidate
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <TextAreaField
          label={
            <span aria-live="polite" className="font-serif text-lg leading-snug font-normal">
              {t(`ask.${asks ?? 'interests'}`)}
            </span>
          }
          error={missing.said(isEmpty) ?? (fault ? t(`fault.${fault}`, { words: vague }) : undefined)}
          hint={t(`hint.${asks ?? 'interests'}`)}
          rows={3}
          dir="auto"
          maxLength={REPLY_MAX}
          value={typed}
          onChange={(event) => unsent.keep(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={busy}>
            {t('send')}
          </Button>
          {count > 0 ? (
            <Button busy={busy} onClick={() => void onAnswer('interests', { kind: 'back' })}>
              {t('back')}
            </Button>
          ) : null}
        </div>
      </form>
    </>
  )
}
