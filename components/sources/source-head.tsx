import { useTranslations } from 'next-intl'
import { ExternalLink } from '@/components/ui/external-link'
import type { SourceRow } from '@/lib/contracts/source-validation'
import { spokenName } from '@/lib/core/identity/author-line'
import { AccessLink } from './access-link'
import { SourceBadges } from './source-badges'
import { usePublished } from './use-published'

/** Names that are written out. */
const AUTHORS_SHOWN = 50

/** Title, authors, place of publication and ways to a source. */
export function SourceHead({ row }: { row: SourceRow }) {
  const t = useTranslations('sources.details')
  const published = usePublished()
  const { work } = row
  const names = work.authors.map(spokenName).filter(Boolean)
  const place = [
    work.venue,
    work.volume && t('volume', { value: work.volume }),
    work.issue && t('issue', { value: work.issue }),
    work.pages && t('pages', { value: work.pages }),
    published(work),
  ]
  return (
    <header>
      <h3 lang={work.language ?? undefined} dir="auto" className="font-serif text-xl font-semibold">
        {work.title}
      </h3>
      <p dir="auto" className="mt-1 text-sm text-soft">
        {names.slice(0, AUTHORS_SHOWN).join(', ')}
        {names.length > AUTHORS_SHOWN ? ` ${t('moreAuthors', { count: names.length - AUTHORS_SHOWN })}` : ''}
      </p>
      <p dir="auto" className="text-sm text-soft">
        {place.filter(Boolean).join(' · ')}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <AccessLink row={row} />
        {work.doi ? <Doi doi={work.doi} invented={work.sandbox === true} /> : null}
        {work.citations === null ? null : (
          <span className="text-soft">{t('citations', { count: work.citations })}</span>
        )}
      </div>
      <div className="mt-2">
        <SourceBadges row={row} />
      </div>
    </header>
  )
}

/** An invented DOI is registered nowhere, so it leads nowhere. */
function Doi({ doi, invented }: { doi: string; invented: boolean }) {
  return <ExternalLink href={invented ? null : `https://doi.org/${doi}`}>doi:{doi}</ExternalLink>
}
