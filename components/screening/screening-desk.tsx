'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { LeaveButton } from '@/components/desk/leave-button'
import { useDrafts } from '@/components/desk/use-drafts'
import { EmptyState } from '@/components/ui/empty-state'
import { Fold } from '@/components/ui/fold'
import { Moment } from '@/components/ui/moment'
import { Notice } from '@/components/ui/notice'
import { ProgressBar } from '@/components/ui/progress-bar'
import type { NewVote, ScreeningView } from '@/lib/contracts/reviewers'
import { screenSourceAction } from '@/lib/server/actions/reviewers'
import { CardText } from './card-text'
import { DoneRow } from './done-row'
import { MyConflict } from './my-conflict'
import { useScreeningView } from './use-screening-view'
import { VoteBar } from './vote-bar'

/** What a reviewer sees through a link: one source after another, what they have said, and where another reviewer differs. */
export function ScreeningDesk({ linkId, initial }: { linkId: string; initial: ScreeningView }) {
  const t = useTranslations('screening')
  const desk = useTranslations('desk')
  const drafts = useDrafts(linkId)
  const { view, busy, act, failed } = useScreeningView(initial)
  const { link, next, done, total, conflicts, topic, question } = view
  const [card] = next

  // A link that is opened again in a browser that is in already: its secret must not stay in the address.
  useEffect(() => {
    if (window.location.hash) window.history.replaceState(null, '', window.location.pathname)
  }, [])

  const vote = (one: NewVote) => act(() => screenSourceAction({ linkId, ...one }))
  return (
    <div className="mx-auto max-w-3xl space-y-6 px-4 pt-6 pb-24 sm:px-6">
      <header className="flex flex-wrap items-start gap-x-3 gap-y-2 border-b border-line pb-4">
        <div className="min-w-0 flex-1">
          <h1 className="font-serif text-xl font-semibold">{t('heading')}</h1>
          <p className="text-sm text-soft">
            {desk('may.screen', { name: link.name })} {desk('until')} <Moment at={link.expiresAt} day />.
          </p>
        </div>
        <LeaveButton linkId={linkId} drafts={drafts} />
      </header>
      <p className="max-w-prose text-sm">
        {question || topic ? (
          <span dir="auto" className="mb-1 block font-serif text-base">
            {question || topic}
          </span>
        ) : null}
        <span className="text-soft">{t('task')}</span>
      </p>
      {failed === null ? null : <Notice tone="danger" announce="alert" title={failed} />}
      {total === 0 ? (
        <EmptyState title={t('nothing.title')}>{t('nothing.text')}</EmptyState>
      ) : (
        <section className="space-y-4">
          <p role="status" className="text-sm font-medium">
            {t('progress', { done: done.length, total })}
          </p>
          <ProgressBar label={t('progressLabel')} done={done.length} total={total} />
          {card ? (
            <article className="space-y-4 rounded-md border border-line bg-sheet p-4 sm:p-5">
              <h2 className="sr-only">{t('next')}</h2>
              <CardText card={card} />
              <VoteBar
                busy={busy}
                onVote={(decision, reason) => vote({ sourceId: card.id, decision, reason })}
              />
            </article>
          ) : (
            <EmptyState title={t('finished.title')}>{t('finished.text')}</EmptyState>
          )}
        </section>
      )}
      {conflicts !== null && conflicts.length > 0 ? (
        <section className="space-y-3">
          <h2 className="border-b border-line pb-1.5 font-serif text-lg font-semibold">
            {t('conflicts.title', { count: conflicts.length })}
          </h2>
          <p className="max-w-prose text-sm text-soft">{t('conflicts.text')}</p>
          <ul className="space-y-4">
            {conflicts.map((conflict) => (
              <MyConflict key={conflict.card.id} conflict={conflict} busy={busy} onVote={vote} />
            ))}
          </ul>
        </section>
      ) : null}
      {done.length > 0 ? (
        <Fold title={t('done')} aside={String(done.length)}>
          <ul className="divide-y divide-line">
            {done.map((one) => (
              <DoneRow key={one.id} entry={one} busy={busy} onVote={vote} />
            ))}
          </ul>
        </Fold>
      ) : null}
    </div>
  )
}
