import type { Connector, ParsedPage } from '@/lib/contracts/connector'
import type { DatabaseQuery } from '@/lib/contracts/search'
import { europePmcText } from '@/lib/core/databases/query-syntax'
import { requestUrl } from '@/lib/core/databases/request-url'
import { pageOf } from '@/lib/core/records/answer-outcome'
import { parseEuropePmc } from './europepmc-works'
import { recordLinks } from './record-links'

/** The service pages by cursor only, so a later page is asked for with all before it. */
const PAGE_MAX = 1_000

export const europepmc: Connector = {
  id: 'europepmc',
  via: 'Europe PMC',
  service: 'europepmc',
  cannotFilter: [],
  buildRequest: (query, context) => ({
    method: 'GET',
    url: requestUrl(context.baseUrls.europepmc, '/europepmc/webservices/rest/search', {
      query: europePmcText(query),
      resultType: 'core',
      format: 'json',
      pageSize: Math.min(pageEnd(query), PAGE_MAX),
    }),
  }),
  parseResponse: (response, query, context) => onPage(parseEuropePmc(response, context), query),
  recordLinks: (work, settings) => recordLinks(work, settings),
}

function pageEnd(query: DatabaseQuery): number {
  return query.limit * (query.page + 1)
}

function onPage(page: ParsedPage, query: DatabaseQuery): ParsedPage {
  if (query.page === 0 || page.outcome !== 'ok') return page
  return pageOf(page.records.slice(query.limit * query.page, pageEnd(query)), page.total)
}
