'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { SearchReplay } from '@/lib/contracts/search-trace'
import { databaseName } from '@/lib/core/databases/database-names'
import type { ReviewState } from '@/lib/core/review/review-state'
import type { OpenRecords } from './part-props'

interface ReplayCountsProps {
  readonly title: string
  readonly replay: SearchReplay
  readonly gathered: ReviewState['gathered']
  readonly onOpen: (open: OpenRecords) => void
}

/** What searches that were asked again gave; each number opens its records, and a silent database is named. */
export function ReplayCounts({ title, replay, gathered, onOpen }: ReplayCountsProps) {
  const t = useTranslations('review.flow')
  const withdrawn = (gathered?.sources ?? []).filter(({ sourceId }) => replay.retracted.includes(sourceId))
  const silent = replay.searches.filter(({ outcome }) => outcome !== 'ok' && outcome !== 'empty')
  const opens = (name: string, records: OpenRecords['records']) => (
    <Button size="sm" disabled={records.length === 0} onClick={() => onOpen({ title: name, records })}>
      {name}
    </Button>
  )
  return (
    <div role="status" className="flex flex-wrap items-center gap-2 text-sm">
      <span className="font-medium">{title}</span>
      {opens(t('fresh', { count: replay.fresh.length }), replay.fresh)}
      {opens(
        t('withdrawn', { count: replay.retracted.length }),
        withdrawn.map(({ sourceId, work: { title: name, year, doi } }) => ({
          ...{ id: sourceId, from: 'carried' as const, title: name, year, doi },
        })),
      )}
      <span className="text-soft">{t('checked', { count: replay.checked })}</span>
      {silent.length > 0 ? (
        <span className="text-warn">
          {t('silent', { names: silent.map(({ database }) => databaseName(database)).join(', ') })}
        </span>
      ) : null}
    </div>
  )
}
