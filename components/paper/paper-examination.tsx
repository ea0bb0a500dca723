'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { ExaminedQuestion } from '@/components/proposal/examined-question'
import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { fetchJson } from '@/lib/client/fetch-json'
import { readPaperExamination } from '@/lib/client/paper-examination'
import { queryKeys } from '@/lib/client/query-keys'
import type { ExaminedPaperObjection } from '@/lib/core/paper/examine/examine-paper'

interface PaperExaminationProps {
  readonly projectId: string
  /** Tells one version of the paper from the next. */
  readonly made: string
}

const states = ['open', 'admitted', 'answered', 'not-applicable'] as const

/** What an examiner would object to: first what is open, then what the paper admits itself and what it answers. */
export function PaperExamination({ projectId, made }: PaperExaminationProps) {
  const t = useTranslations('paper.examination')
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.paperExamination(projectId, made),
    queryFn: ({ signal }) =>
      fetchJson(`/api/projects/${projectId}/paper/examination`, readPaperExamination, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <section aria-labelledby="paper-examination" className="max-w-3xl space-y-2 pt-4 text-sm">
      <h2 id="paper-examination" className="font-serif text-lg font-semibold">
        {t('title')}
      </h2>
      {isError ? (
        <p role="alert" className="space-x-2 text-danger">
          <span>{t('failed')}</span>
          <Button size="sm" onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </p>
      ) : data ? (
        <ExaminedPaperList examined={data} />
      ) : (
        <p role="status" className="text-soft">
          {t('loading')}
        </p>
      )}
    </section>
  )
}

function ExaminedPaperList({ examined }: { examined: readonly ExaminedPaperObjection[] }) {
  const t = useTranslations('paper.examination')
  const inState = (state: string) => examined.filter((one) => one.state === state)
  const [open = [], admitted = [], answered = [], other = []] = states.map(inState)
  const counts = {
    total: examined.length,
    open: open.length,
    admitted: admitted.length,
    answered: answered.length,
    other: other.length,
  }
  return (
    <>
      <p className="text-soft">{t('summary', counts)}</p>
      {states.map((state) => {
        const own = inState(state)
        return own.length === 0 ? null : (
          <Fold key={state} title={t(state)} aside={own.length} open={state === 'open'}>
            <ul className="divide-y divide-line">
              {own.map((one) => (
                <li key={one.id} className="py-2" data-objection={one.id}>
                  <ExaminedQuestion one={one}>{one.said}</ExaminedQuestion>
                </li>
              ))}
            </ul>
          </Fold>
        )
      })}
    </>
  )
}
