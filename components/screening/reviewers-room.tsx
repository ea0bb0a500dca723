'use client'

import { useRouter } from 'next/navigation'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { ScrollRegion } from '@/components/ui/scroll-region'
import { TextLink } from '@/components/ui/text-link'
import type { ReviewersView } from '@/lib/contracts/reviewers'
import {
  openConflictsAction,
  settleConflictAction,
  takeCommonDecisionsAction,
} from '@/lib/server/actions/reviewers'
import { ConflictRow } from './conflict-row'
import { NewReviewer } from './new-reviewer'
import { useScreeningView } from './use-screening-view'

/** The student's side of screening by several reviewers: how far each is, how far they agree, and what becomes of it. */
export function ReviewersRoom({ projectId, initial }: { projectId: string; initial: ReviewersView }) {
  const t = useTranslations('screening.room')
  const router = useRouter()
  const { view, busy, act, failed } = useScreeningView(initial)
  // The list comes a moment after the link: an empty one would contradict it.
  const [hasMade, setMade] = useState(false)
  const { reviewers, total, pairs, conflicts, conflictsOpenAt, toTake } = view
  const open = conflicts.filter(({ settled }) => settled === null)
  return (
    <div className="mx-auto max-w-4xl space-y-8 px-4 pt-6 pb-24 sm:px-6">
      <header className="space-y-2">
        <h1 className="font-serif text-2xl font-semibold">{t('title')}</h1>
        <p className="max-w-prose text-sm text-soft">{t('text')}</p>
        <p className="flex flex-wrap gap-x-4 text-sm">
          <TextLink href={`/projects/${projectId}/sources`}>{t('toSources')}</TextLink>
        </p>
      </header>
      {failed === null ? null : <Notice tone="danger" announce="alert" title={failed} />}
      {reviewers.length === 0 && !hasMade ? (
        <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
      ) : null}
      <NewReviewer
        projectId={projectId}
        onMade={() => {
          setMade(true)
          router.refresh()
        }}
      />
      {reviewers.length === 0 ? null : (
        <>
          <section className="space-y-3">
            <h2 className="font-serif text-lg font-semibold">{t('reviewers')}</h2>
            <ul className="divide-y divide-line text-sm">
              {reviewers.map(({ id, name, done, state }) => (
                <li key={id} className="flex flex-wrap items-baseline gap-x-3 py-2">
                  <bdi className="font-medium">{name}</bdi>
                  <span className="text-soft tabular-nums">{t('done', { done, total })}</span>
                  {state === 'open' ? null : <Badge tone="warn">{t('closed')}</Badge>}
                </li>
              ))}
            </ul>
          </section>
          <Agreement pairs={pairs} />
          <section className="space-y-3">
            <h2 className="font-serif text-lg font-semibold">
              {t('conflicts', { count: conflicts.length })}
            </h2>
            <p className="max-w-prose text-sm text-soft">
              {t(conflictsOpenAt === null ? 'apart' : 'together')}
            </p>
            {conflictsOpenAt === null ? (
              <Button
                busy={busy}
                disabled={conflicts.length === 0}
                onClick={() => void act(() => openConflictsAction({ projectId }))}
              >
                {t('open')}
              </Button>
            ) : null}
            <ul className="space-y-4">
              {conflicts.map((conflict) => (
                <ConflictRow
                  key={conflict.card.id}
                  conflict={conflict}
                  busy={busy}
                  onSettle={(settlement) => act(() => settleConflictAction({ projectId, ...settlement }))}
                />
              ))}
            </ul>
          </section>
          <section className="space-y-3 border-t border-line pt-4">
            <p role="status" className="text-sm">
              {t('take', { ...toTake, open: open.length })}
            </p>
            <Button
              variant="primary"
              busy={busy}
              disabled={toTake.include + toTake.exclude === 0}
              onClick={() => void act(() => takeCommonDecisionsAction({ projectId }))}
            >
              {t('takeOver')}
            </Button>
          </section>
        </>
      )}
    </div>
  )
}

function Agreement({ pairs }: Pick<ReviewersView, 'pairs'>) {
  const t = useTranslations('screening.room')
  const format = useFormatter()
  const figure = (value: number) =>
    format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <section className="space-y-3">
      <h2 className="font-serif text-lg font-semibold">{t('agreement')}</h2>
      {pairs.length === 0 ? (
        <p className="text-sm text-soft">{t('noPair')}</p>
      ) : (
        <>
          <ScrollRegion label={t('agreement')}>
            <table className="w-full border-collapse text-left text-sm tabular-nums">
              <thead className="text-xs text-soft">
                <tr>
                  {(['pair', 'both', 'differ', 'observed', 'kappa'] as const).map((key) => (
                    <th key={key} scope="col" className="py-1.5 pr-4 font-medium">
                      {t(`column.${key}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {pairs.map(({ first, second, both, conflicts, observed01, kappa }) => (
                  <tr key={`${first} ${second}`}>
                    <th scope="row" className="py-1.5 pr-4 font-normal">
                      <bdi>{first}</bdi> · <bdi>{second}</bdi>
                    </th>
                    <td className="py-1.5 pr-4">{both}</td>
                    <td className="py-1.5 pr-4">{conflicts}</td>
                    <td className="py-1.5 pr-4">{figure(observed01)}</td>
                    <td className="py-1.5 pr-4 font-medium">
                      {kappa === null ? t('noKappa') : figure(kappa)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
          <p className="max-w-prose text-xs text-soft">{t('kappaHint')}</p>
        </>
      )}
    </section>
  )
}
