import type { Connector } from '@/lib/contracts/connector'
import { requestUrl, yearSpan } from '@/lib/core/databases/request-url'
import { recordLinks } from './record-links'
import { parseSemanticScholar } from './semanticscholar-works'

const SEMANTIC_SCHOLAR_FIELDS =
  'title,abstract,year,authors,venue,publicationVenue,journal,externalIds,publicationTypes,publicationDate,citationCount,' +
  'isOpenAccess,openAccessPdf,url'

/** Results beyond this offset are not given. */
const DEPTH_MAX = 1_000

export const semanticscholar: Connector = {
  id: 'semanticscholar',
  via: 'Semantic Scholar',
  service: 'semanticscholar',
  cannotFilter: ['languages', 'excluded'],
  buildRequest: (query, context) => ({
    method: 'GET',
    url: requestUrl(context.baseUrls.semanticscholar, '/graph/v1/paper/search', {
      // Hyphenated words find nothing; their parts do.
      query: query.text
        .replace(/[-‐‑–]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
      fields: SEMANTIC_SCHOLAR_FIELDS,
      limit: query.limit,
      offset: query.page === 0 ? null : Math.min(query.page * query.limit, DEPTH_MAX - query.limit),
      year: yearSpan(query),
    }),
    ...(context.secrets.semanticscholar === undefined
      ? {}
      : { headers: { 'x-api-key': context.secrets.semanticscholar } }),
  }),
  parseResponse: (response, _query, context) => parseSemanticScholar(response, context),
  recordLinks: (work, settings) => recordLinks(work, settings),
}
