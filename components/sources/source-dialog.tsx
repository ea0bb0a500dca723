import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialog'
import type { SourceRow } from '@/lib/contracts/source-validation'
import { SourceDetails } from './source-details'

interface SourceDialogProps {
  projectId: string
  row: SourceRow
  rowsById: ReadonlyMap<string, SourceRow>
  canSplit: boolean
  onSplit: (pairs: readonly [string, string][]) => void
  /** null closes it; an id shows that source instead. */
  onOpen: (id: string | null) => void
}

/** One source with all that is known of it, beside the list. */
export function SourceDialog({ projectId, row, rowsById, canSplit, onSplit, onOpen }: SourceDialogProps) {
  const t = useTranslations('sources.details')
  const common = useTranslations('common')
  return (
    <Dialog open onClose={() => onOpen(null)} shape="side" title={t('title')} closeLabel={common('close')}>
      <SourceDetails
        projectId={projectId}
        row={row}
        linked={row.linked.flatMap((id) => rowsById.get(id) ?? [])}
        canSplit={canSplit}
        onSplit={onSplit}
        onOpen={onOpen}
      />
    </Dialog>
  )
}
