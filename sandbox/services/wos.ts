import type { CatalogueRecord } from '../catalogue/record'
import { viewOf } from '../catalogue/view'
import type { Library, SortOrder } from '../search/library'
import { type Dialect, everywhere, plainDialect, type RecordTest } from '../search/query-tree'
import {
  decodePath,
  json,
  landingUrl,
  retryHeaders,
  type Service,
  type WireAnswer,
  type WireRequest,
  wholeNumber,
} from '../wire'

const LIMIT_MAX = 50

const types: Readonly<Record<CatalogueRecord['kind'], string>> = {
  article: 'Article',
  review: 'Review',
  preprint: 'Preprint',
  thesis: 'Thesis',
  chapter: 'Book Chapter',
  proceedings: 'Proceedings Paper',
  notice: 'Retraction',
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const

function uidOf(record: CatalogueRecord): string {
  return `WOS:${String(999_000_000_000_000 + record.number)}`
}

function yearTest(value: string): RecordTest {
  const [from, to = from] = value.split('-').map(Number)
  return (record) => record.year !== null && record.year >= (from ?? 0) && record.year <= (to ?? 9999)
}

const dialect: Dialect = {
  ...plainDialect,
  fields: {
    ts: { text: everywhere },
    ti: { text: ['title'] },
    ab: { text: ['abstract'] },
    au: { text: ['author'] },
    so: { text: ['venue'] },
    py: { test: yearTest },
    fpy: { test: yearTest },
    dt: { test: (value) => (record) => types[record.kind].toLowerCase() === value.toLowerCase() },
    do: { test: (value) => (record) => record.doi === value.toLowerCase() },
    is: {
      test: (value) => (record) => record.venue?.issnPrint === value || record.venue?.issnOnline === value,
    },
    ut: { test: (value) => (record) => uidOf(record) === value || uidOf(record) === `WOS:${value}` },
    pmid: { test: (value) => (record) => record.pmid === value },
  },
}

function displayName(author: { readonly given: string; readonly family: string }): string {
  const initials = author.given
    .split(/\s+/u)
    .map((name) => name.charAt(0))
    .join('')
  return `${author.family}, ${initials}`
}

function links(record: CatalogueRecord, base: string) {
  // The vendor's own example has lists here.
  if (record.number % 13 === 0) return { record: [], references: [], related: [] }
  const address = landingUrl(base, record)
  return { record: address, citingArticles: address, references: address, related: address }
}

function pagesOf(record: CatalogueRecord) {
  if (record.number % 41 === 0)
    return { range: `${record.firstPage}-&`, begin: String(record.firstPage), end: '&', count: 0 }
  const range = `${record.firstPage}-${record.lastPage}`
  return {
    range,
    begin: String(record.firstPage),
    end: String(record.lastPage),
    count: record.lastPage - record.firstPage + 1,
  }
}

function hitOf(record: CatalogueRecord, base: string) {
  const view = viewOf(record, 'wos')
  const old = (record.year ?? 2000) < 2005
  return {
    uid: uidOf(record),
    title: view.title,
    types: [types[record.kind]],
    sourceTypes: [types[record.kind]],
    source: {
      sourceTitle: (record.venue?.name ?? record.container ?? '').toUpperCase(),
      ...(view.year === null ? {} : { publishYear: view.year }),
      ...(record.number % 4 === 0 ? {} : { publishMonth: months[record.month - 1] }),
      volume: String(record.volume),
      issue: String(record.issue),
      pages: pagesOf(record),
    },
    names: {
      authors: record.authors.map((author) => {
        const name = displayName(author)
        return {
          displayName: old ? name.toUpperCase() : `${author.family}, ${author.given}`,
          wosStandard: name,
        }
      }),
    },
    links: links(record, base),
    citations: record.number % 6 === 0 ? [] : [{ db: 'WOS', count: view.citations }],
    identifiers: {
      ...(record.doi === null ? {} : { doi: record.doi }),
      ...(record.venue === null ? {} : { issn: record.venue.issnPrint, eissn: record.venue.issnOnline }),
      ...(record.pmid === null ? {} : { pmid: `MEDLINE:${record.pmid}` }),
    },
    keywords: { authorKeywords: view.keywords },
  }
}

function problem(status: number, title: string, details: string): WireAnswer {
  return json(status, { error: { status, title, details } })
}

function sortOf(value: string | null): SortOrder {
  if (value?.startsWith('TC')) return 'cited'
  if (value?.startsWith('PY') || value?.startsWith('LD')) return value.endsWith('A') ? 'oldest' : 'newest'
  return 'relevance'
}

function documents(request: WireRequest, library: Library): WireAnswer {
  const { query } = request
  const words = query.get('q') ?? ''
  if (!/\b[A-Z]{2,4}\s*=/u.test(words))
    return problem(400, 'Bad Request', 'The query needs a field tag, e.g. TS=.')
  const limit = wholeNumber(query.get('limit'), { fallback: 10, low: 1, high: LIMIT_MAX })
  const page = wholeNumber(query.get('page'), { fallback: 1, low: 1, high: 100_000 })
  // TS= (…) may be written with blanks around the sign.
  const text = words.replace(/\b([A-Z]{2,4})\s*=\s*/gu, '$1=')
  const hits = library.search({ index: 'wos', text, dialect, sort: sortOf(query.get('sortField')) })
  if (hits.length === 0) return problem(404, "Resource couldn't be found", 'No record matches the request.')
  const shown = hits.slice((page - 1) * limit, page * limit)
  return json(200, {
    metadata: { total: hits.length, page, limit },
    hits: shown.map((hit) => hitOf(hit.record, request.base)),
  })
}

function single(uid: string, request: WireRequest, library: Library): WireAnswer {
  const record = library.records.find((one) => uidOf(one) === uid && one.indexes.has('wos'))
  return record === undefined
    ? problem(404, "Resource couldn't be found", 'No record matches the request.')
    : json(200, hitOf(record, request.base))
}

function missingToken(): WireAnswer {
  return json(401, { error_description: 'The access token is missing', error: 'invalid_request' })
}

export const wos: Service = {
  name: 'wos',
  answer(request, library) {
    if (!request.headers['x-apikey']) return missingToken()
    const path = request.path.replace(/^\/apis\/wos-starter\/v1/u, '').replace(/\/$/u, '')
    if (path === '/documents') return documents(request, library)
    return path.startsWith('/documents/')
      ? single(decodePath(path.slice('/documents/'.length)), request, library)
      : problem(404, 'Not Found', path)
  },
  tooMany: (retryAfter) =>
    json(
      429,
      { error: { status: 429, title: 'Too Many Requests', details: 'Rate limit exceeded' } },
      retryHeaders(retryAfter),
    ),
  unauthorised: missingToken,
}
