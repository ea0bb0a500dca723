'use client'

import { useRouter } from 'next/navigation'
import { useFormatter, useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'
import { alertIntervals, type SearchAlert } from '@/lib/contracts/search-alert'
import type { ReviewState } from '@/lib/core/review/review-state'
import { seeNewsAction, setAlertAction } from '@/lib/server/actions/review'
import type { OpenRecords } from './part-props'
import { ReplayCounts } from './replay-counts'

const names = { 7: 'week', 30: 'month' } as const

interface AlertPartProps {
  readonly projectId: string
  readonly alert: SearchAlert | null
  readonly state: Pick<ReviewState, 'gathered'>
  readonly onOpen: (open: OpenRecords) => void
}

/** Whether the searches are run again by themselves, and what they gave last. */
export function AlertPart({ projectId, alert, state, onOpen }: AlertPartProps) {
  const t = useTranslations('review.flow')
  const format = useFormatter()
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium' })
  const errorText = useErrorText()
  const router = useRouter()
  const [isSending, startSending] = useTransition()
  const [failed, setFailed] = useState<string | null>(null)

  function send(act: () => ReturnType<typeof setAlertAction>) {
    startSending(async () => {
      const sent = await act().catch(() => ({ ok: false, code: 'offline' }) as const)
      setFailed(sent.ok ? null : errorText(sent.code))
      if (sent.ok) router.refresh()
    })
  }

  return (
    <div className="space-y-3 border-t border-line pt-4">
      <div className="max-w-xs">
        <SelectField
          label={t('alert')}
          value={String(alert?.everyDays ?? '')}
          aria-busy={isSending}
          onChange={(event) => {
            const everyDays = alertIntervals.find((one) => String(one) === event.target.value) ?? null
            send(() => setAlertAction({ projectId, everyDays }))
          }}
        >
          <option value="">{t('never')}</option>
          {alertIntervals.map((one) => (
            <option key={one} value={String(one)}>
              {t(names[one])}
            </option>
          ))}
        </SelectField>
      </div>
      <p className="max-w-prose text-sm text-soft">
        {t('alertHint')} {alert ? t('alertNext', { date: day(alert.nextAt) }) : ''}
      </p>
      {failed === null ? null : (
        <p role="alert" className="text-sm text-danger">
          {failed}
        </p>
      )}
      {alert?.replay ? (
        <ReplayCounts
          title={t('alertRun', { date: day(alert.replay.at) })}
          replay={alert.replay}
          gathered={state.gathered}
          onOpen={onOpen}
        />
      ) : null}
      {alert?.isUnseen ? (
        <Button busy={isSending} onClick={() => send(() => seeNewsAction({ projectId }))}>
          {t('seen')}
        </Button>
      ) : null}
    </div>
  )
}
