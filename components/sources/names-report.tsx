import { useTranslations } from 'next-intl'
import type { ConceptMap } from '@/lib/contracts/concept-map'
import type { AmbiguousConcept, FoundNames, NamesReport } from '@/lib/contracts/vocabulary'
import { vocabularyNames } from './concepts/vocabulary-names'

/** Which vocabulary services were asked for names, what each brought, and the names that mean several things. */
export function NamesReportList({ learned, map }: { learned: FoundNames; map: ConceptMap | null }) {
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
      {learned.ambiguous.map((ambiguous) => (
        <Senses key={ambiguous.concept} ambiguous={ambiguous} map={map} />
      ))}
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

function Senses({ ambiguous, map }: { ambiguous: AmbiguousConcept; map: ConceptMap | null }) {
  const t = useTranslations('sources.names')
  const concept = map?.concepts.find(({ id }) => id === ambiguous.concept)
  if (!concept) return null
  return (
    <div className="mt-2 text-xs">
      <p>{t('senses', { name: concept.name })}</p>
      <ul className="mt-1 list-disc pl-4 text-soft">
        {ambiguous.senses.map((sense) => (
          <li key={sense.id}>
            {sense.description === '' ? sense.name : `${sense.name}: ${sense.description}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
