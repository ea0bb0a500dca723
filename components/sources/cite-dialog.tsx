import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialog'
import type { SourceRow } from '@/lib/contracts/source-validation'
import { CitationCopies } from './citation-copies'

/** One source, to be copied into a text. */
export function CiteDialog({
  projectId,
  row,
  onClose,
}: {
  projectId: string
  row: SourceRow
  onClose: () => void
}) {
  const t = useTranslations('sources.cite')
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <p dir="auto" className="mb-3 line-clamp-2 font-serif text-sm text-soft">
        {row.work.title}
      </p>
      <CitationCopies projectId={projectId} sourceId={row.id} />
    </Dialog>
  )
}
