'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Fold } from '@/components/ui/fold'
import { meterVerdicts, type QuestionMeter, questionMeter } from '@/lib/core/review/question-meter'
import type { ReviewState } from '@/lib/core/review/review-state'

/** For each question, how many sources found what; each count opens its sources with the sentence that was read. */
export function MeterPart({ state }: { readonly state: ReviewState }) {
  const t = useTranslations('review.meter')
  const { effects, gathered } = state
  const meters = useMemo(() => effects.map(questionMeter), [effects])
  const titles = new Map(gathered?.sources.map(({ key, work }) => [key, work.title]))
  return (
    <div className="max-w-3xl space-y-6">
      <p className="text-soft">{t(meters.length === 0 ? 'none-asked' : 'text')}</p>
      {meters.map((meter) => (
        <MeterOf key={`${meter.question} ${meter.outcome}`} meter={meter} titles={titles} />
      ))}
    </div>
  )
}

const colours: Readonly<Record<(typeof meterVerdicts)[number], string>> = {
  effect: 'bg-accent',
  none: 'bg-control',
  opposite: 'bg-warn',
  'not-said': 'bg-sunk',
}

function MeterOf({ meter, titles }: { meter: QuestionMeter; titles: ReadonlyMap<string, string> }) {
  const t = useTranslations('review.meter')
  const { question, outcome, effect, isAsked, groups, unmeasured } = meter
  const total = titles.size
  return (
    <section aria-label={`${question} ${outcome}`} className="space-y-2">
      <h2 dir="auto" className="font-serif text-lg font-semibold">
        {question}
      </h2>
      <p className="text-sm text-soft">
        {t('outcome', { outcome })}{' '}
        {effect === null ? t('no-effect') : t(isAsked ? 'asked' : 'reported', { effect })}
        {unmeasured > 0 ? ` ${t('unmeasured', { count: unmeasured })}` : ''}
      </p>
      {/* The same as the lines below, for the eye. */}
      <div aria-hidden className="flex h-2.5 overflow-hidden rounded-full bg-sunk">
        {meterVerdicts.map((verdict) => (
          <span
            key={verdict}
            className={colours[verdict]}
            style={{ width: `${(100 * groups[verdict].length) / Math.max(1, total)}%` }}
          />
        ))}
      </div>
      {meterVerdicts.map((verdict) => (
        <Fold
          key={verdict}
          title={
            <span className="inline-flex items-center gap-2">
              <span
                aria-hidden
                className={classNames('size-2.5 rounded-full border border-line', colours[verdict])}
              />
              {t(verdict === 'not-said' ? 'not-answered' : verdict)}
            </span>
          }
          aside={t('count', { count: groups[verdict].length, total })}
        >
          <ul className="space-y-2 pl-5 text-sm">
            {groups[verdict].map(({ key, said }) => (
              <li key={key} dir="auto">
                <span className="font-medium">{titles.get(key) ?? key}</span>
                {said ? (
                  <blockquote className="border-l-2 border-line pl-2 text-soft">{said.text}</blockquote>
                ) : (
                  <span className="block text-soft">{t('nothing')}</span>
                )}
              </li>
            ))}
          </ul>
        </Fold>
      ))}
    </section>
  )
}
