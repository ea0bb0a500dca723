import { useTranslations } from 'next-intl'
import type { SearchParameters } from '@/lib/contracts/search'
import type { Locale } from '@/lib/contracts/source-validation'
import { describeDifference } from '@/lib/core/validation/search-plan'

/** What would differ in the search, one line for each difference. */
export function Changes(props: {
  before: SearchParameters
  after: SearchParameters
  keywords: readonly string[]
  locale: Locale
}) {
  const t = useTranslations('sources.strategies')
  const lines = describeDifference(
    { parameters: props.before, keywords: [] },
    { parameters: props.after, keywords: props.keywords },
    props.locale,
  )
  if (lines.length === 0) return <p className="text-xs text-soft">{t('noChanges')}</p>
  return (
    <ul className="list-disc space-y-0.5 pl-5 text-xs text-soft">
      {lines.map((line) => (
        <li key={line} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  )
}
