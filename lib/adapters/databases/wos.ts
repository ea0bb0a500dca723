import type { Connector } from '@/lib/contracts/connector'
import type { DatabaseQuery } from '@/lib/contracts/search'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import { requestUrl } from '@/lib/core/databases/request-url'
import { recordLinks } from './record-links'
import { parseWos } from './wos-documents'

/** The index begins here and ends some way ahead; a missing bound is written as one of these. */
const YEAR_FIRST = 1864
const YEAR_LAST = 2100

export const wos: Connector = {
  id: 'wos',
  via: 'Web of Science Starter API, with your own key',
  service: 'wos',
  cannotFilter: ['languages'],
  buildRequest: (query, context) => ({
    method: 'GET',
    url: requestUrl(context.baseUrls.wos, '/apis/wos-starter/v1/documents', {
      db: 'WOS',
      q: queryText(query),
      limit: Math.min(query.limit, databaseFacts.wos.pageSizeMax),
      page: query.page + 1,
      sortField: 'RS+D',
    }),
    ...(context.secrets.wos === undefined ? {} : { headers: { 'x-apikey': context.secrets.wos } }),
  }),
  parseResponse: (response, _query, context) => parseWos(response, context),
  recordLinks: (work, settings) => recordLinks(work, settings),
}

function queryText(query: DatabaseQuery): string {
  const topic = /\b(?:TS|TI|AU|AI|SO|DO|UT|PMID)\s*=/.test(query.text) ? query.text : `TS=(${query.text})`
  const years =
    query.yearFrom === null && query.yearTo === null
      ? ''
      : ` AND PY=${query.yearFrom ?? YEAR_FIRST}-${query.yearTo ?? YEAR_LAST}`
  const excluded = query.excluded.map((word) => ` NOT TS="${word.replaceAll('"', ' ').trim()}"`)
  return `${topic}${years}${excluded.join('')}`
}
