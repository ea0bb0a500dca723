'use client'

import { useTranslations } from 'next-intl'
import { ExternalLink } from '@/components/ui/external-link'
import type { PyramidBar } from '@/lib/contracts/topic'
import { databaseFacts } from '@/lib/core/databases/database-facts'

/** What each limit costs: one bar for the whole topic and one without each limit; the number opens the query in its database. */
export function ViabilityPyramid({ bars }: { bars: readonly PyramidBar[] }) {
  const t = useTranslations('topic.pyramid')
  const most = Math.max(1, ...bars.map(({ total }) => total ?? 0))
  return (
    <figure className="space-y-1.5">
      <figcaption className="text-sm font-semibold">{t('title')}</figcaption>
      <ul className="space-y-1">
        {bars.map(({ id, dropped, total, counts }) => {
          const best = counts.find((count) => count.total !== null && count.total === total)
          const href = best ? databaseFacts[best.database].searchPage(queryOf(best)) : null
          const said = total === null ? t('unknown') : t('works', { total })
          return (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,10rem)_minmax(0,1fr)_auto] items-center gap-3 text-sm"
            >
              <span className="break-words">{id === '' ? t('whole') : t('without', { name: dropped })}</span>
              <span aria-hidden="true" className="h-3 rounded-sm bg-sunk">
                <span
                  className="block h-3 rounded-sm bg-accent"
                  style={{ width: `${Math.max(1, Math.round(((total ?? 0) / most) * 100))}%` }}
                />
              </span>
              <span className="tabular-nums">
                {best && href ? (
                  <ExternalLink href={href}>
                    {said}
                    <span className="sr-only"> {t('open', { name: databaseFacts[best.database].name })}</span>
                  </ExternalLink>
                ) : (
                  said
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </figure>
  )
}

function queryOf({ database, query }: PyramidBar['counts'][number]) {
  return {
    database,
    text: query,
    yearFrom: null,
    yearTo: null,
    languages: [],
    excluded: [],
    limit: 25,
    page: 0,
  }
}
