import { useTranslations } from 'next-intl'
import { ExternalLink } from '@/components/ui/external-link'
import type { ScreeningCard } from '@/lib/contracts/reviewers'

/** A source as a reviewer reads it. */
export function CardText({ card }: { card: ScreeningCard }) {
  const t = useTranslations('screening')
  const { title, authors, year, venue, doi, language, abstract } = card
  return (
    <div className="space-y-2">
      <h3 className="font-serif text-lg leading-snug" dir="auto" lang={language ?? undefined}>
        <ExternalLink href={doi === null ? null : `https://doi.org/${doi}`}>{title}</ExternalLink>
      </h3>
      <p className="text-sm text-soft">
        {[authors, year ?? t('noYear'), venue].filter((part) => part !== null && part !== '').join(' · ')}
      </p>
      {abstract === null ? (
        <p className="text-sm text-soft italic">{t('noAbstract')}</p>
      ) : (
        <p className="max-w-prose text-sm leading-relaxed" dir="auto" lang={language ?? undefined}>
          {abstract}
        </p>
      )}
    </div>
  )
}
