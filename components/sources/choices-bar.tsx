import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { Screening } from '@/lib/client/use-screening'
import type { ScreeningProgress } from '@/lib/core/screening/stopping-rule'
import { TEACHING_TICKS } from './choices'
import { StoppingNotice } from './stopping-notice'

interface ChoicesBarProps {
  screening: Screening
  progress: ScreeningProgress
  /** Sources that were ticked: what there is to learn from. */
  fitting: number
}

/** What stands above the list while it is sorted by the choices: how that works out, and whether one may stop. */
export function ChoicesBar({ screening, progress, fitting }: ChoicesBarProps) {
  const t = useTranslations('sources.byChoices')
  return (
    <div className="border-b border-line bg-paper px-3 py-2.5 text-sm sm:px-4">
      {screening.status === 'failed' ? (
        <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-warn">
          {t('failed')}
          <Button size="sm" onClick={screening.retry}>
            {t('retry')}
          </Button>
        </div>
      ) : fitting < TEACHING_TICKS ? (
        <p>
          <span className="font-semibold">{t('untaught', { left: TEACHING_TICKS - fitting })}</span>{' '}
          <span className="text-soft">{t(fitting === 0 ? 'untaughtText' : 'mixed')}</span>
        </p>
      ) : screening.status === 'preparing' ? (
        <p role="status" className="text-soft">
          {t('preparing')}
        </p>
      ) : (
        <StoppingNotice progress={progress} />
      )}
    </div>
  )
}
