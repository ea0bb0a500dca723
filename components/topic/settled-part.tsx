'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { type ShownError, useErrorText } from '@/components/frame/use-error-text'
import { Button, buttonClass } from '@/components/ui/button'
import type { TopicState } from '@/lib/core/topics/topic-state'
import { handTopicOnAction } from '@/lib/server/actions/topic'

interface SettledPartProps {
  readonly projectId: string
  readonly state: TopicState
  readonly onAgain: () => void
}

/** The validated topic, its documents, and the way on to the sources. */
export function SettledPart({ projectId, state, onAgain }: SettledPartProps) {
  const t = useTranslations('topic.settled')
  const errorText = useErrorText()
  const router = useRouter()
  const [failure, setFailure] = useState<ShownError | null>(null)
  const [pending, startTransition] = useTransition()
  const { documents } = state
  if (!documents) return null
  const { validated } = documents

  function handOn() {
    setFailure(null)
    startTransition(async () => {
      const result = await handTopicOnAction({ projectId }).catch(
        () => ({ ok: false, code: 'offline' }) as const,
      )
      if (!result.ok) return setFailure(result.code)
      router.push(`/projects/${projectId}/sources`)
      // The frame of the pages is kept on the way: it takes over the name and the search that the topic brought.
      router.refresh()
    })
  }

  return (
    <section className="max-w-3xl space-y-4">
      <h1 dir="auto" className="font-serif text-2xl font-semibold">
        {validated.topic}
      </h1>
      <p dir="auto" className="text-lg">
        {validated.question}
      </p>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="font-semibold">{t('in')}</dt>
        <dd>{validated.in.join(' · ') || '–'}</dd>
        <dt className="font-semibold">{t('out')}</dt>
        <dd>{validated.out.join(' · ') || '–'}</dd>
      </dl>
      <p className="text-soft">{t('frozen')}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={pending} onClick={handOn}>
          {t('go')}
        </Button>
        <a className={buttonClass()} href={`/api/projects/${projectId}/topic?part=document`} download>
          {t('document')}
        </a>
        <a className={buttonClass()} href={`/api/projects/${projectId}/topic?part=handoff`} download>
          {t('handoff')}
        </a>
        <Button onClick={onAgain}>{t('again')}</Button>
      </div>
      {failure ? (
        <p role="alert" className="text-sm font-medium text-danger">
          {errorText(failure)}
        </p>
      ) : null}
    </section>
  )
}
