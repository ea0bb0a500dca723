'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { orLater } from '@/components/ui/or-later'
import type { ResearchEvent, ResearchSource } from '@/lib/contracts/research'
import { stopAnswerAction } from '@/lib/server/actions/answers'
import { readResearchEvent } from './read-research-event'
import { SourceCards } from './source-cards'

// Markers are read by a schema; it comes while the first steps of the answer are told.
const MarkedText = dynamic(() => orLater(() => import('./marked-text').then((module) => module.MarkedText)), {
  loading: () => <div />,
})

interface LiveProps {
  projectId: string
  conversationId: string
  round: number
  query: string
  /** The answer is whole, or was stopped: the page has it now. */
  onDone: () => void
}

interface Shown {
  readonly text: string
  readonly status: readonly string[]
  readonly sources: readonly ResearchSource[]
  readonly error: string
}

const nothing: Shown = { text: '', status: [], sources: [], error: '' }

function shownAfter(shown: Shown, { type, content, status, sources, response, error }: ResearchEvent): Shown {
  if (type === 'delta') return { ...shown, text: shown.text + content }
  if (type === 'status') return { ...shown, status: [...shown.status, status] }
  if (type === 'sources') return { ...shown, sources }
  if (type === 'done') return { ...shown, text: response, sources }
  return type === 'error' ? { ...shown, error } : shown
}

/** An answer while it is being written: its steps, its sentences as they come, and a way to stop it. */
export function LiveAnswer({ projectId, conversationId, round, query, onDone }: LiveProps) {
  const t = useTranslations('answers.answer')
  const [shown, setShown] = useState<Shown>(nothing)
  const finish = useEffectEvent(onDone)

  useEffect(() => {
    const address = `/api/projects/${projectId}/answers/${conversationId}/events?round=${round}`
    const stream = new EventSource(address)
    // A broken stream is opened anew by the browser; what the server sends again begins after the last event with an id.
    stream.onmessage = (message: MessageEvent<string>) => {
      const event = readResearchEvent(message.data)
      if (!event) return
      setShown((before) => shownAfter(before, event))
      if (event.type !== 'done' && event.type !== 'error') return
      stream.close()
      if (event.type === 'done' || event.error === 'stopped') finish()
    }
    return () => stream.close()
  }, [projectId, conversationId, round])

  return (
    <article aria-busy={shown.error === ''} className="min-w-0">
      <h2 className="font-serif text-lg font-semibold">{query}</h2>
      <p role="status" className="mt-1 text-sm text-soft">
        {shown.status.at(-1) ?? t('writing')}
      </p>
      <div className="mt-3 grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <MarkedText text={shown.text} sources={shown.sources} anchor={`r${round}`} />
        <SourceCards projectId={projectId} sources={shown.sources} anchor={`r${round}`} />
      </div>
      {shown.error === '' ? (
        <Button
          size="sm"
          className="mt-3"
          onClick={() => {
            stopAnswerAction({ projectId, conversationId }).catch(() => undefined)
          }}
        >
          {t('stop')}
        </Button>
      ) : null}
      {shown.error !== '' && shown.error !== 'stopped' ? (
        <Notice
          tone="danger"
          announce="alert"
          title={shown.error === 'paused-budget' ? t('budget') : t('failed', { reason: shown.error })}
        />
      ) : null}
    </article>
  )
}
