'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { PauseIcon, StopIcon } from '@/components/ui/icons'
import { TextLink } from '@/components/ui/text-link'
import type { RunState } from '@/lib/contracts/run'
import type { RunControl } from './run-notices'
import { useRunCost } from './use-run-cost'

interface RunFooterProps {
  run: RunState
  /** Who wrote what was written: 'built-in' or models, each once. */
  engines: readonly string[]
  busy: boolean
  onControl: (control: RunControl) => void
  /** Where all steps of the run are shown; without it they are shown here. */
  progressHref?: string
}

/** What the run has cost, who wrote its texts, and the way to stop it. */
export function RunFooter({ run, engines, busy, onControl, progressHref }: RunFooterProps) {
  const t = useTranslations('run')
  const format = useFormatter()
  const { used, budget } = run.tokens
  const cost = useRunCost(run)
  const names = engines.map((engine) => (engine === 'built-in' ? t('builtIn') : engine))
  return (
    <div className="space-y-2 text-xs text-soft">
      <p>
        {used === 0 ? t('noTokens') : t('tokens', { used: format.number(used) })}
        {used > 0 && budget ? ` ${t('ofBudget', { budget: format.number(budget) })}` : ''}
        {` · ${cost}`}
        {names.length > 0 ? ` · ${t('writtenBy', { names: names.join(', ') })}` : ''}
      </p>
      {progressHref ? (
        <p>
          <TextLink href={progressHref}>{t('progress.open')}</TextLink>
        </p>
      ) : null}
      {run.status === 'running' ? (
        <div className="flex gap-2">
          <Button size="sm" icon={<PauseIcon />} busy={busy} onClick={() => onControl('pause')}>
            {t('pause')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            icon={<StopIcon />}
            busy={busy}
            onClick={() => onControl('cancel')}
          >
            {t('cancel')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
