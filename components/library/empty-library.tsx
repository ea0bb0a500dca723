import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { type LibraryPlace, libraryHref } from './library-places'

/** A place of a library that holds nothing yet: what it is for, and what to do first. */
export function EmptyLibrary({
  projectId,
  place,
}: {
  projectId: string
  place: Exclude<LibraryPlace, 'collection'>
}) {
  const t = useTranslations('library.empty')
  return (
    <EmptyState
      title={t(`${place}.title`)}
      actions={
        <>
          <Link
            href={`/projects/${projectId}/sources`}
            className={buttonClass(place === 'items' ? 'plain' : 'primary')}
          >
            {t('toSources')}
          </Link>
          {place === 'items' ? null : (
            <Link href={libraryHref(projectId, 'items')} className={buttonClass('plain')}>
              {t('toItems')}
            </Link>
          )}
        </>
      }
    >
      {t(`${place}.text`)}
    </EmptyState>
  )
}
