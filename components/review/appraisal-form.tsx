'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SelectField, TextField } from '@/components/ui/field'
import { Skeleton } from '@/components/ui/skeleton'
import { useMissing } from '@/components/ui/use-missing'
import { fetchJson } from '@/lib/client/fetch-json'
import { queryKeys } from '@/lib/client/query-keys'
import { AppraisalAnswer, Instrument, instruments, type Judgement } from '@/lib/contracts/appraisal'
import type { Locale } from '@/lib/contracts/locale'
import { AppraisalQuotes, type BiasAppraisal } from '@/lib/contracts/review'
import { answersOf, itemsOf, suggestedInstrument } from '@/lib/core/review/appraisal-items'
import { answerName, instrumentName, itemNames } from '@/lib/core/review/bias-phrases'
import type { ReviewedSource } from '@/lib/core/review/reviewed-source'

interface AppraisalFormProps {
  readonly projectId: string
  readonly busy: boolean
  readonly locale: Locale
  readonly judged: ReviewedSource
  /** What was judged before. */
  readonly kept: BiasAppraisal | null
  readonly onClose: () => void
  readonly onSave: (appraisal: BiasAppraisal) => Promise<void>
}

function readQuotes(answer: unknown): AppraisalQuotes {
  const quotes = typeof answer === 'object' && answer !== null && 'quotes' in answer ? answer.quotes : null
  return AppraisalQuotes.parse(quotes)
}

/** The items of one instrument for one source, each beside the sentence of the source that speaks of it; nothing is answered beforehand. */
export function AppraisalForm({
  projectId,
  busy,
  locale,
  judged,
  kept,
  onClose,
  onSave,
}: AppraisalFormProps) {
  const t = useTranslations('review.bias')
  const { source, study } = judged
  const [instrument, setInstrument] = useState(kept?.instrument ?? suggestedInstrument(study))
  const [judgements, setJudgements] = useState<readonly Judgement[]>(kept?.judgements ?? [])
  const { data: quotes, isError } = useQuery({
    queryKey: queryKeys.appraisalQuotes(projectId, study.key, instrument),
    queryFn: ({ signal }) => {
      const asked = new URLSearchParams({ key: study.key, instrument })
      return fetchJson(`/api/projects/${projectId}/review/quotes?${asked}`, readQuotes, { signal })
    },
    retry: 1,
  })
  const missing = useMissing()
  const isUnjudged = judgements.length === 0
  const judge = (next: Judgement) =>
    setJudgements((all) => [...all.filter(({ item }) => item !== next.item), next].sort(byItem))

  return (
    <Dialog
      open
      shape="side"
      onClose={onClose}
      title={<span dir="auto">{source.work.title}</span>}
      footer={
        <>
          {missing.said(isUnjudged) ? (
            <p role="alert" className="mr-auto text-sm font-medium text-danger">
              {t('unjudged')}
            </p>
          ) : null}
          <Button
            variant="primary"
            busy={busy}
            onClick={() => {
              if (!missing.lacks(isUnjudged))
                void onSave({ key: study.key, instrument, judgements: [...judgements] })
            }}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <SelectField
        label={t('instrument')}
        value={instrument}
        onChange={(event) => {
          setInstrument(Instrument.parse(event.target.value))
          setJudgements([])
        }}
      >
        {instruments.map((one) => (
          <option key={one} value={one}>
            {instrumentName(one, locale)}
          </option>
        ))}
      </SelectField>
      {isError ? (
        <p role="alert" className="mt-3 text-sm text-danger">
          {t('failed')}
        </p>
      ) : null}
      <ol className="mt-4 space-y-5">
        {itemNames(instrument, locale).map((name, at) => {
          const item = at + 1
          const own = judgements.find((one) => one.item === item)
          const said = quotes?.find((one) => one.item === item)?.said
          return (
            <li key={name}>
              <fieldset className="space-y-2">
                <legend className="font-medium">{t('item', { number: item, name })}</legend>
                {said ? (
                  <blockquote dir="auto" className="border-l-2 border-accent pl-3 font-serif text-sm">
                    {said.text}
                  </blockquote>
                ) : quotes || isError ? (
                  <p className="text-sm text-soft">{t(itemsOf[instrument][at] ? 'none' : 'whole')}</p>
                ) : (
                  <Skeleton className="h-10 w-full" />
                )}
                <div className="grid gap-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
                  <SelectField
                    label={t('answer')}
                    value={own?.answer ?? ''}
                    onChange={(event) => {
                      const answer = AppraisalAnswer.safeParse(event.target.value).data
                      if (answer) judge({ item, answer, note: own?.note ?? '' })
                      else setJudgements((all) => all.filter((one) => one.item !== item))
                    }}
                  >
                    <option value="">{t('open')}</option>
                    {answersOf[instrument].map((answer) => (
                      <option key={answer} value={answer}>
                        {answerName(answer, locale)}
                      </option>
                    ))}
                  </SelectField>
                  <TextField
                    label={t('note')}
                    value={own?.note ?? ''}
                    maxLength={600}
                    disabled={!own}
                    onChange={(event) => own && judge({ ...own, note: event.target.value })}
                  />
                </div>
              </fieldset>
            </li>
          )
        })}
      </ol>
    </Dialog>
  )
}

const byItem = (a: Judgement, b: Judgement) => a.item - b.item
