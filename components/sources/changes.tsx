import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contracts/locale'
import { describeDifference } from '@/lib/core/search/describe-difference'
import type { SearchPlan } from '@/lib/core/search/search-plan'

/** What would differ in the search, one line for each difference; `unchanged` stands there when nothing would. */
export function Changes(props: {
  /** In force now. */
  before: SearchPlan
  after: SearchPlan
  locale: Locale
  unchanged?: string
}) {
  const t = useTranslations('sources.strategies')
  const lines = describeDifference(props.before, props.after, props.locale)
  if (lines.length === 0) return <p className="text-xs text-soft">{props.unchanged ?? t('noChanges')}</p>
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
