import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialog'
import type { SourceRow } from '@/lib/contracts/source-validation'
import { SourceDetails } from './source-details'

interface SourceDialogProps extends Omit<Parameters<typeof SourceDetails>[0], 'linked' | 'onOpen'> {
  rowsById: ReadonlyMap<string, SourceRow>
  /** null closes it; an id shows that source instead. */
  onOpen: (id: string | null) => void
}

/** One source with all that is known of it, beside the list. */
export function SourceDialog({ rowsById, ...details }: SourceDialogProps) {
  const t = useTranslations('sources.details')
  const common = useTranslations('common')
  const { row, onOpen } = details
  return (
    <Dialog open onClose={() => onOpen(null)} shape="side" title={t('title')} closeLabel={common('close')}>
      <SourceDetails key={row.id} {...details} linked={row.linked.flatMap((id) => rowsById.get(id) ?? [])} />
    </Dialog>
  )
}
