import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { Screening } from '@/lib/client/use-screening'
import type { ScreeningProgress } from '@/lib/core/screening/stopping-rule'
import { StoppingNotice } from './stopping-notice'

interface ChoicesBarProps {
  screening: Screening
  progress: ScreeningProgress
  /** Nothing was chosen yet: there is nothing to learn from. */
  isUntaught: boolean
}

/** What stands above the list while it is sorted by the choices: how that works out, and whether one may stop. */
export function ChoicesBar({ screening, progress, isUntaught }: ChoicesBarProps) {
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
      ) : isUntaught ? (
        <p>
          <span className="font-semibold">{t('untaught')}</span>{' '}
          <span className="text-soft">{t('untaughtText')}</span>
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
