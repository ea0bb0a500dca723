import { useTranslations } from 'next-intl'

/** A score 0…100 as a small bar with its figure. */
export function ScoreBar({ kind, score }: { kind: 'relevancy' | 'quality'; score: number }) {
  const t = useTranslations('sources')
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-2 gap-y-0.5 text-xs">
      <span className="text-soft">{t(`score.${kind}`)}</span>
      <span className="text-sm font-semibold whitespace-nowrap">
        {t('percent', { value: Math.round(score) })}
      </span>
      <ScoreLine score={score} muted={kind === 'quality'} />
    </div>
  )
}

/** Only the bar. Quality is drawn in ink, relevancy in the accent, so the two are never taken for one. */
export function ScoreLine({ score, muted }: { score: number; muted?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      className="col-span-2 block h-1 w-full"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
    >
      <rect width="100" height="4" className="fill-line" />
      <rect
        width={Math.max(0, Math.min(100, score))}
        height="4"
        className={muted ? 'fill-faint' : 'fill-accent'}
      />
    </svg>
  )
}
