import type { Connector } from '@/lib/contracts/connector'
import type { DatabaseQuery } from '@/lib/contracts/search'
import { requestUrl } from '@/lib/core/databases/request-url'
import { parseArxiv } from './arxiv-works'
import { recordLinks } from './record-links'

export const arxiv: Connector = {
  id: 'arxiv',
  via: 'arXiv',
  service: 'arxiv',
  cannotFilter: ['languages'],
  buildRequest: (query, context) => ({
    method: 'GET',
    url: requestUrl(context.baseUrls.arxiv, '/api/query', {
      search_query: queryText(query),
      start: query.page * query.limit,
      max_results: query.limit,
      sortBy: 'relevance',
      sortOrder: 'descending',
    }),
  }),
  parseResponse: (response, _query, context) => parseArxiv(response, context),
  recordLinks: (work, settings) => recordLinks(work, settings),
}

/** Bare words would be joined by OR, so a text without fields becomes `all:… AND all:…`. */
function queryText(query: DatabaseQuery): string {
  const parts = [`(${withFields(query.text)})`]
  if (query.yearFrom !== null || query.yearTo !== null) {
    parts.push(`submittedDate:[${query.yearFrom ?? 1990}01010000 TO ${query.yearTo ?? 2200}12312359]`)
  }
  const excluded = query.excluded.map((word) => ` ANDNOT all:${quoted(word)}`)
  return parts.join(' AND ') + excluded.join('')
}

function withFields(text: string): string {
  if (/\b(?:all|ti|abs|au|cat|jr|co|rn|id):/.test(text)) return text
  const terms = text.match(/"[^"]{1,200}"|[^\s"()]{1,100}/g) ?? []
  return terms
    .filter((term) => !/^(?:AND|OR|NOT|ANDNOT)$/.test(term))
    .map((term) => `all:${term}`)
    .join(' AND ')
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', ' ').trim()}"`
}
