'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Fold } from '@/components/ui/fold'
import type { DatabaseId } from '@/lib/contracts/search'
import type { TopicCount } from '@/lib/contracts/topic'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import { bandOf, totalOf } from '@/lib/core/topics/topic-bands'

/** How much there is on an angle: the band in words, then each database with its number or why there is none. */
export function CountsLine({
  counts,
  counting = [],
}: {
  counts: readonly TopicCount[]
  /** Databases that may still say it. */
  counting?: readonly DatabaseId[]
}) {
  const t = useTranslations('topic.counts')
  const total = totalOf(counts)
  const band = bandOf(total)
  const missing = (database: DatabaseId, outcome: TopicCount['outcome']) =>
    counting.includes(database) ? t('being') : t(`outcome.${outcome === 'bad-query' ? 'badquery' : outcome}`)
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-2 text-sm">
        <Badge tone={band === 'good' ? 'accent' : band === 'unknown' ? 'plain' : 'warn'}>
          {t(`band.${band}`)}
        </Badge>
        <span className="tabular-nums">{total === null ? t('unknown') : t('total', { total })}</span>
      </p>
      <Fold title={t('perDatabase')}>
        <ul className="space-y-0.5 text-sm">
          {counts.map(({ database, total: found, outcome }) => (
            <li key={database} className="flex justify-between gap-4">
              <span>{databaseFacts[database].name}</span>
              <span className="text-soft tabular-nums">
                {found === null ? missing(database, outcome) : found}
              </span>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  )
}
