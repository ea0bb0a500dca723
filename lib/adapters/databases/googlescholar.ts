import type { Connector } from '@/lib/contracts/connector'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import { scholarLanguages, scholarText } from '@/lib/core/databases/query-syntax'
import { requestUrl } from '@/lib/core/databases/request-url'
import { parseGoogleScholar } from './googlescholar-results'
import { recordLinks } from './record-links'

export const googlescholar: Connector = {
  id: 'googlescholar',
  via: 'Google Scholar through SerpApi or SearchApi, with your own key',
  service: 'googlescholar',
  cannotFilter: [],
  buildRequest: (query, context) => {
    const limit = Math.min(query.limit, databaseFacts.googlescholar.pageSizeMax)
    const common = {
      engine: 'google_scholar',
      q: scholarText(query),
      as_ylo: query.yearFrom,
      as_yhi: query.yearTo,
      num: limit,
    }
    const { serpapi, searchapi } = context.secrets
    if (serpapi === undefined && searchapi !== undefined) {
      return {
        method: 'GET',
        url: requestUrl(context.baseUrls.searchapi, '/api/v1/search', { ...common, page: query.page + 1 }),
        secretParams: { api_key: searchapi },
      }
    }
    return {
      method: 'GET',
      url: requestUrl(context.baseUrls.googlescholar, '/search.json', {
        ...common,
        start: query.page === 0 ? null : query.page * limit,
        lr: scholarLanguages(query),
      }),
      ...(serpapi === undefined ? {} : { secretParams: { api_key: serpapi } }),
    }
  },
  parseResponse: (response, _query, context) => parseGoogleScholar(response, context),
  recordLinks: (work, settings) => recordLinks(work, settings),
}
