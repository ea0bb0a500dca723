'use client'

import { useTranslations } from 'next-intl'
import { Fold } from '@/components/ui/fold'
import type { ReviewState } from '@/lib/core/review/review-state'
import { findingMeter } from '@/lib/core/review/synthesis-table'

/** How many sources found what; each count opens its sources with the sentence it was read from. */
export function MeterPart({ state }: { readonly state: ReviewState }) {
  const t = useTranslations('review.meter')
  const total = state.reviewed.length
  const byKey = new Map(state.reviewed.map((one) => [one.source.key, one]))
  return (
    <div className="max-w-3xl space-y-3">
      <p className="text-soft">{t('text')}</p>
      {findingMeter(state.reviewed).map(({ direction, keys }) => (
        <Fold key={direction} title={t(direction)} aside={t('count', { count: keys.length, total })}>
          <ul className="space-y-2 pl-5 text-sm">
            {keys.map((key) => {
              const one = byKey.get(key)
              return (
                <li key={key} dir="auto">
                  <span className="font-medium">{one?.source.work.title}</span>
                  {one?.study.said.finding ? (
                    <blockquote className="border-l-2 border-line pl-2 text-soft">
                      {one.study.said.finding.text}
                    </blockquote>
                  ) : null}
                </li>
              )
            })}
          </ul>
        </Fold>
      ))}
    </div>
  )
}
