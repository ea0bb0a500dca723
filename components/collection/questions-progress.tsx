'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ProgressBar } from '@/components/ui/progress-bar'
import type { CollectionPage, Debt } from '@/lib/contracts/collection-page'

interface QuestionsProgressProps {
  page: CollectionPage
  canPrepare: boolean
  onPrepare: (debt: Debt) => void
}

/** A line for each question: what it has, what is missing, and what it owes, each debt with the search that would pay it. */
export function QuestionsProgress({ page, canPrepare, onPrepare }: QuestionsProgressProps) {
  const t = useTranslations('collection')
  const { questions, rows } = page
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="collection-questions">
      <h2 id="collection-questions" className="font-serif text-lg font-semibold">
        {t('questions')}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {questions.map(({ key, label, min_sources }) => {
          const row = rows.find((one) => one.key === key)
          const count = row?.count ?? 0
          return (
            <li key={key} data-question={key} className="space-y-1.5 py-3">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 dir="auto" className="min-w-0 font-medium">
                  {label}
                </h3>
                <p className="text-sm text-soft tabular-nums">{t('countOf', { count, min: min_sources })}</p>
              </div>
              <ProgressBar label={label} done={Math.min(count, min_sources)} total={min_sources} />
              {row && row.debts.length > 0 ? (
                <ul aria-label={t('debtsOf', { label })} className="flex flex-wrap gap-2 pt-1">
                  {row.debts.map((debt) => (
                    <li
                      key={debt.kind}
                      className="flex flex-wrap items-center gap-2 rounded-md border border-danger-line px-2 py-1 text-sm"
                    >
                      {t(`debt.${debt.kind}`, {
                        count: debt.count,
                        year: String(debt.count),
                        name: debt.name,
                      })}
                      <Button
                        size="sm"
                        disabled={!canPrepare}
                        aria-label={t('prepareFor', { label, debt: t(`debtName.${debt.kind}`) })}
                        onClick={() => onPrepare(debt)}
                      >
                        {t('prepare')}
                      </Button>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
