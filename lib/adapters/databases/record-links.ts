import type { LibrarySettings, RecordLink } from '@/lib/contracts/connector'
import type { Work } from '@/lib/contracts/work'

/**
 * The ways from a record to its text, best first, each address once: the database's own page, the landing page, an open
 * PDF, the DOI, and, where the person's library is known, its proxy and its OpenURL resolver.
 */
export function recordLinks(
  work: Work,
  settings: LibrarySettings,
  own: readonly RecordLink[] = [],
): RecordLink[] {
  const landing = work.urls.landing ?? doiUrl(work)
  const links: (RecordLink | null)[] = [
    ...own,
    link('landing', landing),
    link('pdf', work.urls.pdf),
    link('doi', doiUrl(work)),
    link('library-proxy', landing === undefined ? undefined : proxied(landing, settings)),
    link('open-url', openUrl(work, settings)),
  ]
  const seen = new Set<string>()
  return links.filter((entry): entry is RecordLink => {
    if (entry === null || seen.has(entry.url)) return false
    seen.add(entry.url)
    return true
  })
}

function link(kind: RecordLink['kind'], url: string | undefined): RecordLink | null {
  return url === undefined ? null : { kind, url }
}

function doiUrl(work: Work): string | undefined {
  return work.doi === null
    ? undefined
    : `https://doi.org/${encodeURIComponent(work.doi).replaceAll('%2F', '/')}`
}

function proxied(landing: string, settings: LibrarySettings): string | undefined {
  const host = settings.proxy?.replace(/^https?:\/\//i, '').replace(/\/.*$/, '')
  return host === undefined || host === ''
    ? undefined
    : `https://${host}/login?url=${encodeURIComponent(landing)}`
}

function openUrl(work: Work, settings: LibrarySettings): string | undefined {
  if (settings.resolver === undefined || settings.resolver === '') return undefined
  const fields = new URLSearchParams({ url_ver: 'Z39.88-2004', rft_val_fmt: 'info:ofi/fmt:kev:mtx:journal' })
  if (work.doi !== null) fields.set('rft_id', `info:doi/${work.doi}`)
  fields.set('rft.atitle', work.title)
  if (work.venue !== null) fields.set('rft.jtitle', work.venue)
  if (work.year !== null) fields.set('rft.date', String(work.year))
  if (work.issn[0] !== undefined) fields.set('rft.issn', work.issn[0])
  return `${settings.resolver}${settings.resolver.includes('?') ? '&' : '?'}${fields}`
}
