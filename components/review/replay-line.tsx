'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { databaseName } from '@/lib/core/databases/database-names'
import type { ReviewState } from '@/lib/core/review/review-state'
import type { OpenRecords } from './part-props'

interface ReplayLineProps {
  readonly state: ReviewState
  readonly busy: boolean
  readonly onOpen: (open: OpenRecords) => void
  /** null while nothing can be asked. */
  readonly onAgain: (() => void) | null
}

/** What the searches gave when they were last asked again, and the way to ask them now. */
export function ReplayLine({ state: { replay, gathered }, busy, onOpen, onAgain }: ReplayLineProps) {
  const t = useTranslations('review.flow')
  const withdrawn = (gathered?.sources ?? []).filter(({ sourceId }) => replay?.retracted.includes(sourceId))
  const silent = replay?.searches.filter(({ outcome }) => outcome !== 'ok' && outcome !== 'empty') ?? []
  const opens = (title: string, records: OpenRecords['records']) => (
    <Button size="sm" disabled={records.length === 0} onClick={() => onOpen({ title, records })}>
      {title}
    </Button>
  )
  return (
    <div className="space-y-2 border-t border-line pt-4">
      {replay ? (
        <div role="status" className="flex flex-wrap items-center gap-2 text-sm">
          <span className="font-medium">{t('replayed', { date: replay.at.slice(0, 10) })}</span>
          {opens(t('fresh', { count: replay.fresh.length }), replay.fresh)}
          {opens(
            t('withdrawn', { count: replay.retracted.length }),
            withdrawn.map(({ sourceId, work: { title, year, doi } }) => ({
              ...{ id: sourceId, from: 'carried' as const, title, year, doi },
            })),
          )}
          <span className="text-soft">{t('checked', { count: replay.checked })}</span>
          {silent.length > 0 ? (
            <span className="text-warn">
              {t('silent', { names: silent.map(({ database }) => databaseName(database)).join(', ') })}
            </span>
          ) : null}
        </div>
      ) : null}
      {onAgain === null ? null : (
        <div className="flex flex-wrap items-center gap-3">
          <Button busy={busy} onClick={onAgain}>
            {t('again')}
          </Button>
          <span className="max-w-prose text-sm text-soft">{t('againHint')}</span>
        </div>
      )}
    </div>
  )
}
