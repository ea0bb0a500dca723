import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { applyStoppingRule, type ScreeningProgress } from '@/lib/core/screening/stopping-rule'
import { judgedOf } from './choices'

/** The share of the relevant sources that should be found before one stops. */
const TARGET01 = 0.95

/** Whether the student may stop reading: a bound on what is missed, in plain words. "Not yet" is an answer. */
export function StoppingNotice({ progress }: { progress: ScreeningProgress }) {
  const t = useTranslations('sources.stop')
  const { isReached, missedAtMost } = applyStoppingRule(progress, TARGET01)
  const left = missedAtMost === null ? null : Math.round(missedAtMost)
  return (
    <div role="status" aria-label={t('label')} className="flex gap-3">
      <span
        aria-hidden="true"
        className={classNames(
          'mt-1.5 size-2.5 shrink-0 rounded-full border',
          isReached ? 'border-accent bg-accent' : 'border-control',
        )}
      />
      <div className="min-w-0">
        <p>
          <span className="font-semibold">{isReached ? t('mayStop') : t('notYet')}</span>{' '}
          <span className="text-soft">{left === null ? t('tooLittle') : t('left', { count: left })}</span>
        </p>
        <p className="text-xs text-faint">
          {t('progress', judgedOf(progress))} {t('meaning')}
        </p>
      </div>
    </div>
  )
}
