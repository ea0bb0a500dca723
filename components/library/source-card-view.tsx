import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import type { LibraryEntry } from '@/lib/contracts/library'
import type { ShownHighlight } from '@/lib/contracts/library-reading'
import { cardParts, type SourceCard } from '@/lib/contracts/source-card'
import { itemHref } from './library-places'
import { LocatorText } from './locator-text'
import { PrintButton } from './print-button'

interface CardView {
  readonly entry: LibraryEntry
  readonly card: SourceCard
  readonly highlights: readonly ShownHighlight[]
}

/** A source on one page, each part in words of its own. */
export function SourceCardView({ projectId, view }: { projectId: string; view: CardView }) {
  const t = useTranslations('library.card')
  const { item } = view.entry
  return (
    <article className="space-y-5" aria-labelledby="source-card">
      <div className="flex flex-wrap items-center gap-2">
        <h3 id="source-card" className="mr-auto font-serif text-lg font-semibold">
          {t('title')}
        </h3>
        <span className="flex flex-wrap gap-2 print:hidden">
          <TextLink href={itemHref(projectId, item.id)} className={buttonClass('plain', 'sm')}>
            {t('back')}
          </TextLink>
          <PrintButton label={t('print')} />
          <a
            href={`/api/projects/${projectId}/library/${item.id}/card`}
            download
            className={buttonClass('plain', 'sm')}
          >
            {t('markdown')}
          </a>
        </span>
      </div>
      <p className="text-sm text-soft">{t(item.passages > 0 ? 'intro' : 'noText')}</p>
      <dl className="divide-y divide-line border-y border-line">
        {cardParts.map((part) => {
          const field = view.card[part]
          return (
            <div
              key={part}
              data-part={part}
              className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[16rem_minmax(0,44rem)]"
            >
              <dt className="font-semibold">{t(`part.${part}`)}</dt>
              <dd>
                {field === null ? (
                  <span className="text-sm text-soft">{t('notFound')}</span>
                ) : (
                  <>
                    {field.design ? <Badge tone="accent">{t(`design.${field.design}`)}</Badge> : null}
                    <p dir="auto" className="font-serif">
                      {field.text}
                    </p>
                    <p className="mt-0.5 text-xs">
                      <TextLink href={itemHref(projectId, item.id, field.passageId)}>
                        <LocatorText locator={field.locator} />
                      </TextLink>
                    </p>
                  </>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      {view.highlights.length > 0 ? (
        <section aria-labelledby="card-highlights">
          <h4 id="card-highlights" className="font-serif text-base font-semibold">
            {t('highlights')}
          </h4>
          <ul className="mt-2 space-y-3">
            {view.highlights.map(({ id, quote, note, place }) => (
              <li key={id}>
                <blockquote dir="auto" className="border-l-2 border-accent-line pl-3 font-serif">
                  {quote}
                </blockquote>
                <p className="mt-0.5 text-xs text-soft">
                  {place ? <LocatorText locator={place.locator} /> : null}
                </p>
                {note === '' ? null : (
                  <p dir="auto" className="mt-1 text-sm whitespace-pre-wrap">
                    {note}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </article>
  )
}
