'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { ExternalLink } from '@/components/ui/external-link'
import { ScrollRegion } from '@/components/ui/scroll-region'
import type { CellKind, CollectionPage } from '@/lib/contracts/collection-page'

/** Sources drawn at once; more are a press away. */
const SHOWN_STEP = 50

const tones: Readonly<Record<CellKind, string>> = {
  background: 'text-soft',
  method: 'text-soft',
  evidence: 'font-medium text-accent-strong',
  contrary: 'font-medium text-danger',
  unknown: 'text-soft italic',
}

/** Sources against questions: how each stands to each, empty where it says nothing to it. */
export function CoverageMatrix({ page }: { page: CollectionPage }) {
  const t = useTranslations('collection.matrix')
  const [limit, setLimit] = useState(SHOWN_STEP)
  const { sources, questions, rows } = page
  if (questions.length === 0) return null
  if (sources.length === 0)
    return (
      <div className="space-y-2">
        <h2 className="font-serif text-lg font-semibold">{t('title')}</h2>
        <p className="text-sm text-soft">{t('empty')}</p>
      </div>
    )
  const rest = sources.length - limit
  return (
    <div className="space-y-2">
      <h2 className="font-serif text-lg font-semibold">{t('title')}</h2>
      <p className="text-sm text-soft">{t('text')}</p>
      <ScrollRegion label={t('title')} className="max-h-[36rem] border border-line">
        <table className="w-max min-w-full border-collapse text-left text-sm">
          <thead className="sticky top-0 z-10 bg-sunk">
            <tr>
              <th scope="col" className="sticky left-0 bg-sunk px-2 py-1.5 font-medium">
                {t('source')}
              </th>
              {questions.map(({ key, label }) => (
                <th
                  key={key}
                  scope="col"
                  dir="auto"
                  className="max-w-40 px-2 py-1.5 align-bottom text-xs font-medium"
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {sources.slice(0, limit).map(({ number, title, url, from, year }) => (
              <tr key={number}>
                <th
                  scope="row"
                  className="sticky left-0 w-44 max-w-44 bg-paper px-2 py-1.5 align-top font-normal sm:w-96 sm:max-w-96"
                >
                  <ExternalLink href={url} className="line-clamp-4 font-serif">
                    {title}
                  </ExternalLink>
                  <span className="block text-xs text-soft">
                    {from} · {year ?? t('noYear')}
                  </span>
                </th>
                {questions.map(({ key }) => {
                  const kind = rows.find((row) => row.key === key)?.cells[number]
                  return (
                    <td
                      key={key}
                      className={classNames('px-2 py-1.5 align-top text-xs', kind && tones[kind])}
                    >
                      {kind ? t(`kind.${kind}`) : ''}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {rest > 0 ? (
        <Button size="sm" onClick={() => setLimit(limit + SHOWN_STEP)}>
          {t('more', { count: Math.min(rest, SHOWN_STEP), rest })}
        </Button>
      ) : null}
    </div>
  )
}
