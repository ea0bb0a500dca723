import type { TextField } from '../search/inverted-index'
import type { Library, SortOrder } from '../search/library'
import { type Dialect, everywhereWithNames } from '../search/query-tree'
import {
  decodePath,
  json,
  retryHeaders,
  type Service,
  text,
  type WireAnswer,
  type WireRequest,
  wholeNumber,
} from '../wire'
import { testsOf } from './crossref-filter'
import { itemOf } from './crossref-item'

const ROWS_MAX = 1_000
const OFFSET_MAX = 10_000

const rankedOr: Dialect = {
  implicit: 'or',
  booleans: false,
  quotes: false,
  minus: false,
  symbols: false,
  fields: {},
  suffixes: {},
}

const textParameters: readonly (readonly [string, readonly TextField[]])[] = [
  ['query', everywhereWithNames],
  ['query.bibliographic', everywhereWithNames],
  ['query.title', ['title']],
  ['query.author', ['author']],
  ['query.container-title', ['venue']],
]

/** Several query parameters are one ranked OR each, and all must find something. */
function textOf(query: URLSearchParams): {
  readonly text: string
  readonly dialect: Dialect
  readonly terms: string | null
} {
  const fields: Record<string, { readonly text: readonly TextField[] }> = {}
  const parts: string[] = []
  for (const [index, [name, meaning]] of textParameters.entries()) {
    const value = query
      .get(name)
      ?.trim()
      .replace(/[()[\]":=]/gu, ' ')
    if (!value) continue
    fields[`p${index}`] = { text: meaning }
    parts.push(`p${index}:(${value})`)
  }
  const terms = query.get('query.bibliographic') ?? query.get('query')
  return { text: parts.join(' '), dialect: { ...rankedOr, fields }, terms }
}

const rateHeaders = (polite: boolean) => ({
  'x-rate-limit-limit': polite ? '10' : '5',
  'x-rate-limit-interval': '1s',
  'x-concurrency-limit': polite ? '3' : '1',
  'x-api-pool': polite ? 'polite' : 'public',
})

function failed(
  status: number,
  type: string,
  failure: { type: string; value: string; message: string },
): WireAnswer {
  return json(status, { status: 'failed', 'message-type': type, message: [failure] })
}

function sortOf(query: URLSearchParams): SortOrder {
  const sort = query.get('sort') ?? 'relevance'
  if (sort === 'is-referenced-by-count') return 'cited'
  if (sort === 'relevance' || sort === 'score') return 'relevance'
  return query.get('order') === 'asc' ? 'oldest' : 'newest'
}

function list(request: WireRequest, library: Library): WireAnswer {
  const { query } = request
  const filter = testsOf(query.get('filter') ?? '')
  if ('unknown' in filter) {
    const name = filter.unknown
    const message = `Filter '${name}' specified but there is no such filter for this route.`
    return failed(400, 'validation-failure', { type: 'filter-not-available', value: name, message })
  }
  const rows = wholeNumber(query.get('rows'), { fallback: 20, low: 0, high: ROWS_MAX })
  const offset = wholeNumber(query.get('offset'), { fallback: 0, low: 0, high: OFFSET_MAX })
  const cursor = query.get('cursor')
  if (cursor !== null && cursor !== '*' && !/^at-\d+$/u.test(cursor)) {
    return failed(404, 'resource-failure', {
      type: 'cursor-invalid',
      value: cursor,
      message: 'Cursor specified but it is invalid',
    })
  }
  const start = cursor === null || cursor === '*' ? offset : Number(cursor.slice(3))
  const { text: words, dialect, terms } = textOf(query)
  const hits = library.search({
    index: 'crossref',
    text: words,
    dialect,
    tests: filter.tests,
    sort: sortOf(query),
  })
  const select = query.get('select')?.split(',')
  const items = hits.slice(start, start + rows).map(({ record, score }) => {
    const item = itemOf(record, request.base, Number((score / 3).toFixed(6)))
    return select === undefined
      ? item
      : Object.fromEntries(Object.entries(item).filter(([name]) => select.includes(name)))
  })
  const message = {
    facets: {},
    ...(cursor === null ? {} : { 'next-cursor': `at-${start + rows}` }),
    'total-results': hits.length,
    items,
    'items-per-page': rows,
    query: { 'start-index': start, 'search-terms': terms },
  }
  const answer = { status: 'ok', 'message-type': 'work-list', 'message-version': '1.0.0', message }
  return json(200, answer, rateHeaders(query.has('mailto')))
}

function single(request: WireRequest, library: Library): WireAnswer {
  const record = library.byDoi(decodePath(request.path.slice('/works/'.length)))
  if (record === null || !record.indexes.has('crossref')) return text(404, 'Resource not found.')
  const message = itemOf(record, request.base, 1)
  const answer = { status: 'ok', 'message-type': 'work', 'message-version': '1.0.0', message }
  return json(200, answer, rateHeaders(request.query.has('mailto')))
}

export const crossref: Service = {
  name: 'crossref',
  answer(request, library) {
    const path = request.path.replace(/\/$/u, '')
    if (path === '/works') return list(request, library)
    // The routes of a member or a prefix are the list with that filter.
    const house = /^\/(members|prefixes)\/([^/]+)\/works$/u.exec(path)
    if (house !== null) {
      const query = new URLSearchParams(request.query)
      const filter = `${house[1] === 'members' ? 'member' : 'prefix'}:${house[2]}`
      query.set('filter', [query.get('filter'), filter].filter(Boolean).join(','))
      return list({ ...request, query }, library)
    }
    return path.startsWith('/works/') ? single(request, library) : text(404, 'Resource not found.')
  },
  tooMany: (retryAfter) =>
    text(429, 'Too Many Requests', { ...rateHeaders(false), ...retryHeaders(retryAfter ?? 1) }),
  unauthorised: () => text(401, 'Unauthorized'),
}
