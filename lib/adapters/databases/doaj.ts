import type { Connector } from '@/lib/contracts/connector'
import type { DatabaseQuery } from '@/lib/contracts/search'
import { requestUrl } from '@/lib/core/databases/request-url'
import { parseDoaj } from './doaj-works'
import { recordLinks } from './record-links'

export const doaj: Connector = {
  id: 'doaj',
  via: 'Directory of Open Access Journals',
  service: 'doaj',
  cannotFilter: [],
  buildRequest: (query, context) => ({
    method: 'GET',
    url: requestUrl(context.baseUrls.doaj, `/api/search/articles/${encodeURIComponent(queryText(query))}`, {
      page: query.page + 1,
      pageSize: query.limit,
    }),
  }),
  parseResponse: (response, _query, context) => parseDoaj(response, context),
  recordLinks: (work, settings) =>
    recordLinks(
      work,
      settings,
      work.source[0]?.db === 'doaj'
        ? [{ kind: 'database', url: `https://doaj.org/article/${work.source[0].id}` }]
        : [],
    ),
}

/** Elasticsearch's query string; a slash would begin a regular expression. */
function queryText(query: DatabaseQuery): string {
  const parts = [`(${escaped(query.text)})`]
  if (query.yearFrom !== null || query.yearTo !== null)
    parts.push(`bibjson.year:[${query.yearFrom ?? '*'} TO ${query.yearTo ?? '*'}]`)
  if (query.languages.length > 0) {
    parts.push(`bibjson.journal.language:(${query.languages.map((code) => code.toUpperCase()).join(' OR ')})`)
  }
  const excluded = query.excluded.map((word) => ` NOT "${escaped(word.replaceAll('"', ' ').trim())}"`)
  return parts.join(' AND ') + excluded.join('')
}

function escaped(text: string): string {
  return text.replace(/[/\\]/g, '\\$&')
}
