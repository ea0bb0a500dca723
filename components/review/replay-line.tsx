'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { ReviewState } from '@/lib/core/review/review-state'
import type { OpenRecords } from './part-props'
import { ReplayCounts } from './replay-counts'

interface ReplayLineProps {
  readonly state: ReviewState
  readonly busy: boolean
  readonly onOpen: (open: OpenRecords) => void
  /** null while nothing can be asked. */
  readonly onAgain: (() => void) | null
}

/** What the searches gave when they were last asked again, and the way to ask them now. */
export function ReplayLine({ state: { replay, gathered }, busy, onOpen, onAgain }: ReplayLineProps) {
  const t = useTranslations('review.flow')
  const format = useFormatter()
  return (
    <div className="space-y-2 border-t border-line pt-4">
      {replay ? (
        <ReplayCounts
          title={t('replayed', { date: format.dateTime(new Date(replay.at), { dateStyle: 'medium' }) })}
          replay={replay}
          gathered={gathered}
          onOpen={onOpen}
        />
      ) : null}
      {onAgain === null ? null : (
        <div className="flex flex-wrap items-center gap-3">
          <Button busy={busy} onClick={onAgain}>
            {t('again')}
          </Button>
          <span className="max-w-prose text-sm text-soft">{t('againHint')}</span>
        </div>
      )}
    </div>
  )
}
