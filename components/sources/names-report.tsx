import { useTranslations } from 'next-intl'
import type { FoundNames, NamesReport } from '@/lib/contracts/vocabulary'
import { vocabularyNames } from './concepts/vocabulary-names'

/** Which vocabulary services were asked for names, what each brought. */
export function NamesReportList({ learned }: { learned: FoundNames }) {
  const t = useTranslations('sources.names')
  if (learned.services.length === 0) return null
  return (
    <section aria-labelledby="names-title">
      <h2 id="names-title" className="text-sm font-semibold">
        {t('title')}
      </h2>
      <ul className="mt-1.5 text-xs">
        {learned.services.map((report) => (
          <li key={report.service} className="flex items-baseline gap-2 py-0.5">
            <span className="font-medium">{vocabularyNames[report.service]}</span>
            <ReportLine report={report} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ReportLine({ report }: { report: NamesReport }) {
  const t = useTranslations('sources.names')
  const says = () => {
    switch (report.outcome) {
      case 'answered': {
        const found = t('found', { count: report.names })
        return report.unanswered === 0 ? found : `${found}; ${t('unanswered', { count: report.unanswered })}`
      }
      case 'nothing-found':
        return t('nothing')
      case 'off':
        return t(`off.${report.why}`)
      case 'failed':
        return t(`failed.${report.why}`)
    }
  }
  return <span className="ml-auto text-right text-soft">{says()}</span>
}
