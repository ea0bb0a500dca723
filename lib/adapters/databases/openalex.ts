import type { Connector, RequestContext } from '@/lib/contracts/connector'
import type { HttpRequest } from '@/lib/contracts/http'
import type { DatabaseQuery } from '@/lib/contracts/search'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import { withoutWildcards } from '@/lib/core/databases/query-syntax'
import { requestUrl, yearsAsDays } from '@/lib/core/databases/request-url'
import { parseOpenAlex } from './openalex-works'
import { recordLinks } from './record-links'

/** A search in OpenAlex, with further filters (e.g. a list of journals) when given. */
export function openAlexSearch(
  query: DatabaseQuery,
  context: RequestContext,
  filters: readonly string[] = [],
): HttpRequest {
  const { from, to } = yearsAsDays(query)
  const all = [
    ...(from === null ? [] : [`from_publication_date:${from}`]),
    ...(to === null ? [] : [`to_publication_date:${to}`]),
    ...(query.languages.length === 0 ? [] : [`language:${query.languages.join('|')}`]),
    ...filters,
  ]
  return {
    method: 'GET',
    url: requestUrl(context.baseUrls.openalex, '/works', {
      search: searchText(query),
      filter: all.length === 0 ? null : all.join(','),
      per_page: Math.min(query.limit, databaseFacts.openalex.pageSizeMax),
      page: query.page === 0 ? null : query.page + 1,
    }),
    ...openAlexSecret(context),
  }
}

/** The key, or the caller's address where there is none. */
export function openAlexSecret(context: RequestContext): { secretParams?: Record<string, string> } {
  if (context.secrets.openalex !== undefined) return { secretParams: { api_key: context.secrets.openalex } }
  return context.mailto === null ? {} : { secretParams: { mailto: context.mailto } }
}

/** `?` and `*` are refused with 400; `NOT` takes the excluded words out. */
function searchText(query: DatabaseQuery): string {
  const text = withoutWildcards(query.text)
  const excluded = query.excluded.map(withoutWildcards).filter((word) => word !== '')
  const isOneTerm = !/\s(?:AND|OR|NOT)\s/.test(text)
  if (excluded.length === 0) return text
  return [
    isOneTerm ? text : `(${text})`,
    ...excluded.map((word) => `NOT ${/\s/.test(word) ? `"${word}"` : word}`),
  ].join(' ')
}

export const openalex: Connector = {
  id: 'openalex',
  via: 'OpenAlex',
  service: 'openalex',
  cannotFilter: [],
  buildRequest: (query, context) => openAlexSearch(query, context),
  parseResponse: (response, _query, context) => parseOpenAlex(response, context),
  recordLinks: (work, settings) =>
    recordLinks(
      work,
      settings,
      work.openAlexId === undefined
        ? []
        : [{ kind: 'database', url: `https://openalex.org/${work.openAlexId}` }],
    ),
}
