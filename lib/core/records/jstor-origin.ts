import type { Work } from '@/lib/contracts/work'

/**
 * The record with JSTOR among its origins when its landing page is there; any other comes back as it is. The index that
 * described it stays first. JSTOR can only be searched through Crossref by its own DOI prefix, and most newer articles on it
 * have the prefix of their publisher. The origin has the path for its id, which tells it from what a search of JSTOR found.
 */
export function withJstorOrigin(work: Work): Work {
  const path = jstorPath(work.urls.landing)
  if (path === null || work.source.some(({ db }) => db === 'jstor')) return work
  return { ...work, source: [...work.source, { db: 'jstor', id: path }] }
}

/** What names a work at JSTOR: the path of its stable address, e.g. `/stable/12345`; null for other addresses. */
function jstorPath(landing: string | undefined): string | null {
  if (landing === undefined || !URL.canParse(landing)) return null
  const url = new URL(landing)
  if (!/^(?:www\.)?jstor\.org$/.test(url.hostname)) return null
  return url.pathname.startsWith('/stable/') ? url.pathname.slice(0, 500) : null
}
