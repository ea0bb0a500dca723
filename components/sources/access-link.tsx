import { useTranslations } from 'next-intl'
import { ExternalLink } from '@/components/ui/external-link'
import { ExternalIcon } from '@/components/ui/icons'
import type { SourceRow } from '@/lib/contracts/source-validation'
import { webAddress } from '@/lib/core/text/web-address'

/** The way to the text and what is known of it: open, paywalled, dead, or not checked. */
export function AccessLink({ row, tabIndex }: { row: SourceRow; tabIndex?: number }) {
  const t = useTranslations('sources.access')
  const { state, url, openCopyUrl } = row.access
  // An invented DOI is registered nowhere.
  const doi = row.work.doi && !row.work.sandbox ? `https://doi.org/${row.work.doi}` : null
  const best = openCopyUrl ?? url ?? row.work.urls.landing ?? doi
  if (!webAddress(best)) return <span className="text-faint">{t('none')}</span>
  const label = openCopyUrl && state !== 'open' ? t('openCopy') : t(`state.${state}`)
  return (
    <ExternalLink
      href={best}
      tabIndex={tabIndex}
      className={state === 'dead' && !openCopyUrl ? 'text-danger' : 'text-soft hover:text-ink'}
    >
      <span className="inline-flex items-center gap-1">
        <ExternalIcon size={12} />
        {label}
      </span>
    </ExternalLink>
  )
}
