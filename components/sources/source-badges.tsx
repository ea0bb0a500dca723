import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { SourceRow } from '@/lib/contracts/source-validation'
import { originsOf } from '@/lib/core/validation/threshold'
import { databaseName } from './database-names'
import { isOpen } from './list-view'
import { RetractionItem } from './retraction-item'

/** What must be known of a source at a glance, gravest first. */
export function SourceBadges({ row }: { row: SourceRow }) {
  const t = useTranslations('sources.badge')
  const { work } = row
  return (
    <ul className="flex flex-wrap gap-1">
      <RetractionItem check={row.retractionCheck} />
      {work.sandbox ? (
        <li>
          <Badge tone="warn" title={t('sandboxMeaning')}>
            {t('sandbox')}
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
      {originsOf(row)
        .slice(0, 6)
        .map((db) => (
          <li key={db}>
            <Badge>{databaseName(db)}</Badge>
          </li>
        ))}
    </ul>
  )
}
