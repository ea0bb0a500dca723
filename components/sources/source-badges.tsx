import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { SourceRow } from '@/lib/contracts/source-validation'
import { independentCount } from '@/lib/core/databases/independent-databases'
import { originsOf } from '@/lib/core/relevance/threshold'
import { isOpen } from './list-view'
import { RetractionItem } from './retraction-item'
import { useDatabaseLabel } from './use-database-label'

/** What must be known of a source at a glance, gravest first. */
export function SourceBadges({
  row,
  isShort = false,
}: {
  row: SourceRow
  /** In short words, the databases as a number. */
  isShort?: boolean
}) {
  const t = useTranslations('sources.badge')
  const { work } = row
  const label = useDatabaseLabel()
  // That the student brought it has a badge of its own.
  const databases = originsOf(row)
    .filter((id) => id !== 'user')
    .map(label)
  return (
    <ul className="flex min-w-0 flex-wrap gap-1">
      <RetractionItem check={row.retractionCheck} />
      {work.sandbox ? (
        <li>
          <Badge tone="warn" title={t('sandboxMeaning')}>
            {t(isShort ? 'sandboxShort' : 'sandbox')}
          </Badge>
        </li>
      ) : null}
      {row.userProvided ? (
        <li>
          <Badge tone="accent" title={t('userProvidedMeaning')}>
            {t('userProvided')}
          </Badge>
        </li>
      ) : null}
      {work.type === 'preprint' ? (
        <li>
          <Badge tone="warn" title={t('preprintMeaning')}>
            {t('preprint')}
          </Badge>
        </li>
      ) : null}
      {isOpen(row) ? (
        <li>
          <Badge tone="accent">{t('openAccess')}</Badge>
        </li>
      ) : null}
      {row.peerReview === 'confirmed' ? (
        <li>
          <Badge>{t('peerReviewed')}</Badge>
        </li>
      ) : null}
      {databases.length > 0 ? (
        <li className="min-w-0">
          <Badge title={databases.join('; ')}>
            <span className="whitespace-normal">
              {isShort
                ? t('databaseCount', { count: databases.length, name: databases[0] ?? '' })
                : t('databases', { count: independentCount(work.source), names: databases.join(' · ') })}
            </span>
          </Badge>
        </li>
      ) : null}
    </ul>
  )
}
