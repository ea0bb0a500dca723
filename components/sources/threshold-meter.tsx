import { useTranslations } from 'next-intl'
import { THRESHOLD, type ThresholdCounts, thresholdOf } from '@/lib/core/relevance/threshold'

/** Whether enough was found: a dot for each source on the topic that is needed, both numbers, then what the count calls for. */
export function ThresholdMeter({
  counts: { found, relevant, heldBack },
  unreached,
  searching,
}: {
  counts: ThresholdCounts
  /** No database that was asked has answered. */
  unreached: boolean
  searching: boolean
}) {
  const t = useTranslations('sources.threshold')
  const verdict = thresholdOf(relevant, { isUnreached: unreached })
  return (
    <section aria-labelledby="threshold-title">
      <h2 id="threshold-title" className="sr-only">
        {t('title')}
      </h2>
      <div className="flex items-center gap-3">
        <svg aria-hidden="true" width={THRESHOLD * 15} height="14" viewBox={`0 0 ${THRESHOLD * 15} 14`}>
          {Array.from({ length: THRESHOLD }, (_, index) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: the dots are places, they never change order.
              key={index}
              cx={index * 15 + 6}
              cy="7"
              r="5"
              strokeWidth="1.3"
              className={
                index < relevant
                  ? verdict.status === 'met' || searching
                    ? 'fill-accent stroke-accent'
                    : 'fill-warn stroke-warn'
                  : 'fill-transparent stroke-control'
              }
            />
          ))}
        </svg>
        <p className="text-sm font-semibold" aria-live="polite">
          {relevant >= THRESHOLD
            ? t('met', { found: relevant, needed: THRESHOLD })
            : t('of', { found: relevant, needed: THRESHOLD })}
        </p>
      </div>
      {found > 0 ? <p className="mt-1 text-sm">{t('both', { found, relevant })}</p> : null}
      <p className="mt-1.5 text-sm text-soft">
        {searching ? t('searching') : t(`advice.${verdict.advice}`, { missing: verdict.missing })}
      </p>
      {heldBack > 0 ? (
        <p className="mt-0.5 text-xs text-faint">{t('heldBack', { count: heldBack })}</p>
      ) : null}
    </section>
  )
}
