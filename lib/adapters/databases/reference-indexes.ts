import type { Exchange } from '@/lib/contracts/connector'
import type { Work } from '@/lib/contracts/work'
import { requestUrl } from '@/lib/core/databases/request-url'
import { normaliseDoi } from '@/lib/core/identity/doi'
import { normaliseArxivId, normalisePmid } from '@/lib/core/identity/identifiers'
import { parseArxiv } from './arxiv-works'
import type { ServiceDeps } from './ask-service'
import { CROSSREF_FIELDS, parseCrossref } from './crossref-works'
import { openAlexSecret } from './openalex'
import { parseOpenAlex } from './openalex-works'
import { pubmedRecords } from './pubmed'
import { crossrefByTitle, openAlexByTitle } from './title-lookup'

/** How an index is asked for references. */
export interface ReferenceIndex {
  readonly index: 'crossref' | 'openalex' | 'arxiv' | 'pubmed'
  /** The identifier by which this index knows the work; null when it cannot be asked by one. */
  readonly idOf: (work: Work) => string | null
  /** One request for all these identifiers. */
  readonly byIds: (ids: readonly string[], deps: ServiceDeps) => Exchange
  /** Null when the index is not searched by title. */
  readonly byTitle: ((work: Work, deps: ServiceDeps) => Exchange) | null
}

/** Commas and bars separate values in the filters of both indexes; such a DOI is searched for by its title. */
const filterDoi = (work: Work): string | null => {
  const doi = normaliseDoi(work.doi)
  return doi === null || /[,|]/.test(doi) ? null : doi
}

/** The two independent indexes, asked about every reference. */
export const mainIndexes: readonly ReferenceIndex[] = [
  {
    index: 'crossref',
    idOf: filterDoi,
    byIds: (dois, deps) => ({
      service: 'crossref',
      request: {
        method: 'GET',
        url: requestUrl(deps.addresses.crossref, '/works', {
          filter: dois.map((doi) => `doi:${doi}`).join(','),
          rows: dois.length,
          select: CROSSREF_FIELDS,
        }),
        ...(deps.mailto === null ? {} : { secretParams: { mailto: deps.mailto } }),
      },
      parse: (response) => parseCrossref(response, yearOf(deps)),
    }),
    byTitle: crossrefByTitle,
  },
  {
    index: 'openalex',
    idOf: filterDoi,
    byIds: (dois, deps) => ({
      service: 'openalex',
      request: {
        method: 'GET',
        url: requestUrl(deps.addresses.openalex, '/works', {
          filter: `doi:${dois.join('|')}`,
          per_page: 100,
        }),
        ...openAlexSecret({ secrets: deps.secrets, baseUrls: deps.addresses, mailto: deps.mailto }),
      },
      parse: (response) => parseOpenAlex(response, yearOf(deps)),
    }),
    byTitle: openAlexByTitle,
  },
]

/** The index that gave a work its own number, asked beside the two; PubMed before arXiv. */
export const numberIndexes: readonly ReferenceIndex[] = [
  {
    index: 'pubmed',
    idOf: (work) => normalisePmid(work.pmid ?? ''),
    byIds: (pmids, deps) =>
      pubmedRecords(pmids, {
        secrets: deps.secrets,
        baseUrls: deps.addresses,
        mailto: deps.mailto,
        ...yearOf(deps),
      }),
    byTitle: null,
  },
  {
    index: 'arxiv',
    idOf: (work) => normaliseArxivId(work.arxivId ?? ''),
    byIds: (ids, deps) => ({
      service: 'arxiv',
      request: {
        method: 'GET',
        url: requestUrl(deps.addresses.arxiv, '/api/query', {
          id_list: ids.join(','),
          max_results: ids.length,
        }),
      },
      parse: (response) => parseArxiv(response, yearOf(deps)),
    }),
    byTitle: null,
  },
]

function yearOf(deps: ServiceDeps): { currentYear: number } {
  return { currentYear: new Date((deps.nowMs ?? Date.now)()).getUTCFullYear() }
}
