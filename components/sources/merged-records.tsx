import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { Source } from '@/lib/contracts/source'
import { pairsWithout } from './record-pairs'
import { useDatabaseLabel } from './use-database-label'

interface MergedRecordsProps {
  source: Source
  canSplit: boolean
  /** Records that must stay apart from now on, by their keys. */
  onSplit: (pairs: readonly [string, string][]) => void
}

/** The records that were taken for one work, each of which can be taken out again. */
export function MergedRecords({ source, canSplit, onSplit }: MergedRecordsProps) {
  const { members, work } = source
  const t = useTranslations('sources.details')
  const label = useDatabaseLabel()
  return (
    <section>
      <h4 className="label-caps mb-1">{t('records', { count: members.length })}</h4>
      <p className="mb-2 text-xs text-soft">{t('recordsText')}</p>
      <ul className="divide-y divide-line rounded-md border border-line">
        {members.map((member, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a record is named by its place, which is what a split asks for.
          <li key={index} className="flex items-start gap-3 px-3 py-2 text-sm">
            <div className="min-w-0">
              <p className="text-xs text-faint">{member.source.map(({ db }) => label(db)).join('; ')}</p>
              {member.title === work.title ? null : (
                <p dir="auto" className="font-serif">
                  {member.title}
                </p>
              )}
              <p className="text-xs text-soft">
                {[member.year, member.venue, member.doi].filter(Boolean).join(' · ')}
              </p>
            </div>
            <Button
              size="sm"
              className="ml-auto"
              disabled={!canSplit}
              onClick={() => onSplit(pairsWithout(members, index))}
            >
              {t('split')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
