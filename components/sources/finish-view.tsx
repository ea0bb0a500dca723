import { useFormatter, useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { Finalised, SourceRow } from '@/lib/contracts/source-validation'
import { authorLine } from '@/lib/core/identity/author-line'
import { Downloads } from './downloads'

interface FinishViewProps {
  projectId: string
  finalised: Finalised
  rows: ReadonlyMap<string, SourceRow>
  /** The question what comes next has been answered. */
  closed: boolean
}

/** The end: what was chosen, everything to take along, and where it goes from here. */
export function FinishView({ projectId, finalised, rows, closed }: FinishViewProps) {
  const t = useTranslations('sources.finish')
  const format = useFormatter()
  const chosen = finalised.selected.flatMap((id) => rows.get(id) ?? [])
  const sandbox = chosen.some(({ work }) => work.sandbox)
  return (
    <section aria-labelledby="finish-title" className="rounded-lg border border-line bg-sheet">
      <header className="border-b border-line px-4 py-4 sm:px-6">
        <h2 id="finish-title" className="font-serif text-xl font-semibold">
          {t('title', { count: finalised.selected.length })}
        </h2>
        <p className="mt-1 text-sm text-soft">
          {t('finishedAt', { date: format.dateTime(new Date(finalised.finishedAt), { dateStyle: 'long' }) })}{' '}
          {closed ? t('closed') : t('next')}
        </p>
      </header>
      <div className="space-y-5 px-4 py-5 sm:px-6">
        {sandbox ? (
          <Notice tone="warn" title={t('sandboxTitle')}>
            {t('sandboxText')}
          </Notice>
        ) : null}
        <div>
          <h3 className="label-caps mb-2">{t('downloads')}</h3>
          <Downloads projectId={projectId} isFinished />
          <p className="mt-2 text-xs text-soft">{t('roundTrip', { file: finalised.handoffFileName })}</p>
        </div>
        <div>
          <h3 className="label-caps mb-1">{t('chosen')}</h3>
          <ol className="list-decimal space-y-2 pl-6 marker:text-sm marker:text-faint">
            {chosen.map(({ id, work }) => (
              <li key={id}>
                <p
                  lang={work.language ?? undefined}
                  dir="auto"
                  className="font-serif text-base font-semibold"
                >
                  {work.title}
                </p>
                <p dir="auto" className="text-sm text-soft">
                  {[authorLine(work.authors), work.year, work.venue].filter(Boolean).join(' · ')}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
