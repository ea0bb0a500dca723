import type { Connector } from '@/lib/contracts/connector'
import type { DatabaseQuery } from '@/lib/contracts/search'
import { requestUrl } from '@/lib/core/databases/request-url'
import { parseCore } from './core-works'
import { recordLinks } from './record-links'

export const core: Connector = {
  id: 'core',
  via: 'CORE, which gathers open copies from repositories and journals',
  service: 'core',
  // Its records name their language, but no documentation says that a query can.
  cannotFilter: ['languages'],
  buildRequest: (query, context) => ({
    method: 'GET',
    // Without the final slash the service sends the caller on to the address with it.
    url: requestUrl(context.baseUrls.core, '/v3/search/works/', {
      q: queryText(query),
      limit: query.limit,
      offset: query.page * query.limit,
    }),
    ...(context.secrets.core === undefined
      ? {}
      : { headers: { authorization: `Bearer ${context.secrets.core}` } }),
  }),
  parseResponse: (response, _query, context) => parseCore(response, context),
  recordLinks: (work, settings) => recordLinks(work, settings),
}

function queryText(query: DatabaseQuery): string {
  const parts = [`(${query.text})`]
  if (query.yearFrom !== null) parts.push(`yearPublished>=${query.yearFrom}`)
  if (query.yearTo !== null) parts.push(`yearPublished<=${query.yearTo}`)
  const excluded = query.excluded.map((word) => ` NOT "${word.replaceAll('"', ' ').trim()}"`)
  return parts.join(' AND ') + excluded.join('')
}
