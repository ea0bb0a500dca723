import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import type { PlacedPassage } from '@/lib/contracts/library'
import { libraryHref } from '../library-places'
import { LocatorText } from '../locator-text'

/** An item that was taken out of the library, with the passage that something still cites. */
export function GoneItem({ projectId, cited }: { projectId: string; cited: PlacedPassage | null }) {
  const t = useTranslations('library.reader')
  return (
    <Notice
      tone="warn"
      title={t('gone')}
      actions={<TextLink href={libraryHref(projectId, 'items')}>{t('toItems')}</TextLink>}
    >
      <p>{t(cited ? 'goneButCited' : 'goneText')}</p>
      {cited ? (
        <figure className="mt-2">
          <blockquote dir="auto" data-cited className="border-l-2 border-warn-line pl-3 font-serif text-ink">
            {cited.text}
          </blockquote>
          <figcaption className="mt-1 text-xs">
            <LocatorText locator={cited.locator} />
          </figcaption>
        </figure>
      ) : null}
    </Notice>
  )
}
