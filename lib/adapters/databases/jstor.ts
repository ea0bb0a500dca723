import type { Connector } from '@/lib/contracts/connector'
import { crossrefSearch } from './crossref'
import { parseCrossref } from './crossref-works'
import { recordLinks } from './record-links'

/** The DOI prefix under which JSTOR deposits; most newer articles there carry their publishers' prefixes instead. */
const JSTOR_PREFIX = '10.2307'

export const jstor: Connector = {
  id: 'jstor',
  via: 'Crossref, works that JSTOR deposited (prefix 10.2307)',
  service: 'crossref',
  cannotFilter: ['languages', 'excluded'],
  buildRequest: (query, context) => crossrefSearch(query, context, [JSTOR_PREFIX]),
  parseResponse: (response, _query, context) => parseCrossref(response, context, 'jstor'),
  recordLinks: (work, settings) =>
    recordLinks(
      work,
      settings,
      work.doi?.startsWith(`${JSTOR_PREFIX}/`) ? [{ kind: 'database', url: stableUrl(work.doi) }] : [],
    ),
}

/** Plain numbers are stable ids by themselves; other suffixes keep the whole DOI. */
function stableUrl(doi: string): string {
  const suffix = doi.slice(JSTOR_PREFIX.length + 1)
  return `https://www.jstor.org/stable/${/^\d{1,12}$/.test(suffix) ? suffix : doi}`
}
