import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/text-link'
import type { LibraryEntry } from '@/lib/contracts/library'
import { authorLine } from '@/lib/core/identity/author-line'
import { EditReference } from '../edit-reference'
import { ItemBadge } from '../item-badge'
import { libraryHref } from '../library-places'

/** Which item is open, and the way back to all. */
export function ReaderHead({ projectId, entry }: { projectId: string; entry: LibraryEntry }) {
  const t = useTranslations('library.reader')
  const { item } = entry
  const by = item.work
    ? [authorLine(item.work.authors), item.work.year, item.work.venue].filter(Boolean).join(' · ')
    : entry.fileName
  return (
    <header className="mb-4">
      <p className="text-sm print:hidden">
        <TextLink href={libraryHref(projectId, 'items')}>{t('toItems')}</TextLink>
      </p>
      <h2 dir="auto" className="mt-1 font-serif text-xl font-semibold">
        {item.title}
      </h2>
      <p className="mt-0.5 flex flex-wrap items-center gap-2 text-sm text-soft">
        {by ? <span dir="auto">{by}</span> : null}
        <ItemBadge entry={entry} />
        <span className="print:hidden">
          <EditReference projectId={projectId} item={item} />
        </span>
      </p>
    </header>
  )
}
