'use client'

import Link from 'next/link'
import { useSelectedLayoutSegment } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { libraryHref, libraryPlaces } from './library-places'

/** The way between the places of the library. A reader's page belongs to the items. */
export function LibraryNav({ projectId }: { projectId: string }) {
  const t = useTranslations('library')
  const segment = useSelectedLayoutSegment()
  const here = libraryPlaces.find((place) => place === segment) ?? 'items'
  return (
    <nav aria-label={t('places.label')}>
      <ul className="flex flex-wrap gap-1">
        {libraryPlaces.map((place) => (
          <li key={place}>
            <Link
              href={libraryHref(projectId, place)}
              aria-current={place === here ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-8 items-center rounded-md border px-2.5 text-sm pointer-coarse:min-h-10',
                place === here
                  ? 'border-accent bg-accent-soft font-medium text-accent-strong'
                  : 'border-transparent text-soft hover:bg-sunk hover:text-ink',
              )}
            >
              {t(`places.${place}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
