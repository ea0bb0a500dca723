import type { Connector, RequestContext } from '@/lib/contracts/connector'
import type { HttpRequest } from '@/lib/contracts/http'
import type { DatabaseQuery } from '@/lib/contracts/search'
import { requestUrl, yearsAsDays } from '@/lib/core/databases/request-url'
import { CROSSREF_FIELDS, parseCrossref } from './crossref-works'
import { recordLinks } from './record-links'

/** Crossref answers offsets up to here. */
const OFFSET_MAX = 10_000

/** A search among all of Crossref, or among the works under any of the prefixes (filters of one name are joined by OR). */
export function crossrefSearch(
  query: DatabaseQuery,
  context: RequestContext,
  prefixes: readonly string[] = [],
): HttpRequest {
  const { from, to } = yearsAsDays(query)
  const filters = [
    ...prefixes.map((prefix) => `prefix:${prefix}`),
    ...(from === null ? [] : [`from-pub-date:${from}`]),
    ...(to === null ? [] : [`until-pub-date:${to}`]),
  ]
  const offset = Math.min(query.page * query.limit, OFFSET_MAX)
  return {
    method: 'GET',
    url: requestUrl(context.baseUrls.crossref, '/works', {
      'query.bibliographic': query.text,
      filter: filters.length === 0 ? null : filters.join(','),
      rows: query.limit,
      offset: offset === 0 ? null : offset,
      select: CROSSREF_FIELDS,
    }),
    ...(context.mailto === null ? {} : { secretParams: { mailto: context.mailto } }),
  }
}

export const crossref: Connector = {
  id: 'crossref',
  via: 'Crossref',
  service: 'crossref',
  cannotFilter: ['languages', 'excluded'],
  buildRequest: (query, context) => crossrefSearch(query, context),
  parseResponse: (response, _query, context) => parseCrossref(response, context),
  recordLinks: (work, settings) => recordLinks(work, settings),
}
