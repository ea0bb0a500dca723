import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { SelectionEntry, SourceRow } from '@/lib/contracts/source-validation'
import { isHeldBack } from '@/lib/core/relevance/threshold'

interface RowDecisionProps {
  row: SourceRow
  entry: SelectionEntry | undefined
  written: string | null
  gone: boolean
}

/** What was decided about a source, and what was done to it by hand. */
export function RowDecision({ row, entry, written, gone }: RowDecisionProps) {
  const t = useTranslations('sources')
  const decision = entry?.decision
  return (
    <>
      {isHeldBack(row) ? <Badge tone="warn">{t('badge.heldBack')}</Badge> : null}
      {decision === 'maybe' ? <Badge tone="accent">{t('row.isMaybe')}</Badge> : null}
      {decision === 'skip' ? <Badge tone="accent">{t('row.isPutOff')}</Badge> : null}
      {written === null || row.hasAbstract ? null : <Badge tone="accent">{t('badge.written')}</Badge>}
      {row.mergedBy.includes('by-hand') ? <Badge tone="accent">{t('mergeRule.by-hand')}</Badge> : null}
      {decision === 'exclude' ? (
        <Badge>
          <span className="max-w-56 truncate">
            {entry?.reason ? t('row.excludedFor', { reason: entry.reason }) : t('row.excluded')}
          </span>
        </Badge>
      ) : null}
      {gone ? <Badge>{t('row.gone')}</Badge> : null}
    </>
  )
}
