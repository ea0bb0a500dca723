import type { Connector, Exchange, ParseContext, RequestContext } from '@/lib/contracts/connector'
import type { DatabaseQuery } from '@/lib/contracts/search'
import { pubmedTerm } from '@/lib/core/databases/query-syntax'
import { requestUrl } from '@/lib/core/databases/request-url'
import { parsePubmed } from './pubmed-answers'
import { recordLinks } from './record-links'

/** GET addresses hold this many ids; more would need POST. */
const IDS_MAX = 200
const TOOL = 'carrel'

export const pubmed: Connector = {
  id: 'pubmed',
  via: 'PubMed (NCBI E-utilities)',
  service: 'pubmed',
  cannotFilter: [],
  buildRequest: (query, context) => ({
    method: 'GET',
    url: requestUrl(context.baseUrls.pubmed, '/entrez/eutils/esearch.fcgi', {
      db: 'pubmed',
      term: pubmedTerm(query),
      retmax: query.limit,
      retstart: query.page * query.limit,
      retmode: 'json',
      sort: 'relevance',
      ...yearBounds(query),
      tool: TOOL,
    }),
    secretParams: callerParams(context),
  }),
  parseResponse: (response, _query, context) => parsePubmed(response, context),
  next: (first, _query, context) => {
    const ids = (first.ids ?? []).slice(0, IDS_MAX)
    if (ids.length === 0) return null
    return pubmedRecords(ids, context)
  },
  recordLinks: (work, settings) => recordLinks(work, settings),
}

/** The request for the articles with these ids; addresses hold 200. */
export function pubmedRecords(ids: readonly string[], context: RequestContext & ParseContext): Exchange {
  return {
    service: 'pubmed',
    request: {
      method: 'GET',
      url: requestUrl(context.baseUrls.pubmed, '/entrez/eutils/efetch.fcgi', {
        db: 'pubmed',
        id: ids.join(','),
        retmode: 'xml',
        tool: TOOL,
      }),
      secretParams: callerParams(context),
    },
    parse: (response) => parsePubmed(response, context),
  }
}

function callerParams(context: RequestContext): Record<string, string> {
  return {
    ...(context.mailto === null ? {} : { email: context.mailto }),
    ...(context.secrets.pubmed === undefined ? {} : { api_key: context.secrets.pubmed }),
  }
}

/** Both bounds or none: the service ignores a lone one. */
function yearBounds(query: DatabaseQuery): Record<string, string | number | null> {
  if (query.yearFrom === null && query.yearTo === null) return {}
  return { datetype: 'pdat', mindate: query.yearFrom ?? 1500, maxdate: query.yearTo ?? 3000 }
}
