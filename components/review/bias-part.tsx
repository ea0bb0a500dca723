'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Locale } from '@/lib/contracts/locale'
import { appraisalResult } from '@/lib/core/review/appraisal'
import { instrumentName, resultName } from '@/lib/core/review/bias-phrases'
import { AppraisalForm } from './appraisal-form'
import type { ReviewPartProps } from './part-props'

interface BiasPartProps extends ReviewPartProps {
  readonly projectId: string
  readonly asks: boolean
}

/** Each source with what it was judged to be, and the form of an instrument to judge it by. */
export function BiasPart({ state, busy, onAnswer, projectId, asks }: BiasPartProps) {
  const t = useTranslations('review.bias')
  const [open, setOpen] = useState<string | null>(null)
  const locale = Locale.parse(useLocale())
  const judged = state.reviewed.find(({ study }) => study.key === open)
  return (
    <div className="max-w-3xl space-y-4">
      <p className="text-soft">{t('text')}</p>
      <ul className="divide-y divide-line border-y border-line">
        {state.reviewed.map(({ source: { key, work } }) => {
          const appraisal = state.appraisals.get(key)
          return (
            <li key={key} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-2.5">
              <div className="min-w-0 flex-1 basis-64 space-y-1">
                <p dir="auto">{work.title}</p>
                <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
                  <Badge tone={appraisal ? 'accent' : 'plain'}>
                    {appraisal ? resultName(appraisalResult(appraisal), locale) : t('open')}
                  </Badge>
                  {appraisal ? instrumentName(appraisal.instrument, locale) : null}
                </p>
              </div>
              {asks ? (
                <Button
                  size="sm"
                  busy={busy}
                  aria-label={t('judgeOf', { title: work.title })}
                  onClick={() => setOpen(key)}
                >
                  {t(appraisal ? 'change' : 'judge')}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
      {judged ? (
        <AppraisalForm
          key={judged.study.key}
          {...{ projectId, busy, locale, judged }}
          kept={state.appraisals.get(judged.study.key) ?? null}
          onClose={() => setOpen(null)}
          onSave={async (appraisal) => {
            if (await onAnswer('exit', { kind: 'appraisal', appraisal })) setOpen(null)
          }}
        />
      ) : null}
    </div>
  )
}
