import { seedOf } from '../catalogue/random'
import type { CatalogueRecord } from '../catalogue/record'
import type { Venue } from '../catalogue/venues'
import { viewOf } from '../catalogue/view'
import type { Library, SortOrder } from '../search/library'
import { type Dialect, plainDialect } from '../search/query-tree'
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
import { dateRange } from './europe-pmc'

const PAGE_SIZE_MAX = 100

function doajId(record: CatalogueRecord): string {
  return [1, 2, 3, 4].map((salt) => seedOf(`${record.id}/doaj${salt}`).toString(16).padStart(8, '0')).join('')
}

const dialect: Dialect = {
  ...plainDialect,
  fields: {
    'bibjson.title': { text: ['title'] },
    title: { text: ['title'] },
    'bibjson.abstract': { text: ['abstract'] },
    abstract: { text: ['abstract'] },
    'bibjson.keywords': { text: ['keywords'] },
    'bibjson.author.name': { text: ['author'] },
    'bibjson.journal.title': { text: ['venue'] },
    'bibjson.year': { test: dateRange },
    year: { test: dateRange },
    'bibjson.journal.language': { test: (value) => (record) => record.lang === value.toLowerCase() },
    doi: { test: (value) => (record) => record.doi === value.toLowerCase() },
    issn: {
      test: (value) => (record) => record.venue?.issnPrint === value || record.venue?.issnOnline === value,
    },
  },
}

const countryCodes = { en: 'GB', pt: 'BR', es: 'CL' } as const

function identifiers(record: CatalogueRecord) {
  return [
    ...(record.doi === null ? [] : [{ id: record.doi, type: 'doi' }]),
    ...(record.venue === null
      ? []
      : [
          { id: record.venue.issnPrint, type: 'pissn' },
          { id: record.venue.issnOnline, type: 'eissn' },
        ]),
  ]
}

function resultOf(record: CatalogueRecord, base: string) {
  const view = viewOf(record, 'doaj')
  return {
    last_updated: '2026-08-19T18:43:53Z',
    bibjson: {
      identifier: identifiers(record),
      journal: {
        volume: String(record.volume),
        number: String(record.issue),
        country: countryCodes[record.lang],
        issns: record.venue === null ? [] : [record.venue.issnPrint, record.venue.issnOnline],
        publisher: record.publisher,
        language: [record.lang.toUpperCase(), ...(record.lang === 'en' ? [] : ['EN'])],
        title: record.venue?.name ?? '',
      },
      month: String(record.month),
      start_page: String(record.firstPage),
      end_page: String(record.lastPage),
      keywords: view.keywords,
      ...(view.year === null ? {} : { year: String(view.year) }),
      subject: [{ code: 'Z', scheme: 'LCC', term: record.field.name.en }],
      author: record.authors.map((author) => ({
        name: `${author.given} ${author.family}`,
        affiliation: author.affiliation,
        ...(author.orcid === null ? {} : { orcid_id: `https://orcid.org/${author.orcid}` }),
      })),
      link: [{ content_type: 'HTML', type: 'fulltext', url: landingUrl(base, record) }],
      ...(view.abstract === null ? {} : { abstract: view.abstract }),
      title: view.title,
    },
    id: doajId(record),
    created_date: '2026-01-06T05:25:02Z',
  }
}

function sortOf(value: string | null): SortOrder {
  if (value === null || !/year|date/u.test(value)) return 'relevance'
  return value.endsWith(':asc') ? 'oldest' : 'newest'
}

function articles(request: WireRequest, library: Library, words: string): WireAnswer {
  const { query, base } = request
  const page = wholeNumber(query.get('page'), { fallback: 1, low: 1, high: 1_000 })
  const pageSize = wholeNumber(query.get('pageSize'), { fallback: 10, low: 1, high: PAGE_SIZE_MAX })
  // The query string of this service needs "/" escaped; an unescaped one is a syntax error there.
  const text = words.replace(/\\(.)/gu, '$1')
  const hits =
    text.trim() === ''
      ? []
      : library.search({ index: 'doaj', text, dialect, sort: sortOf(query.get('sort')) })
  const last = Math.max(1, Math.ceil(hits.length / pageSize))
  const address = (number: number) =>
    `${base}/doaj/api/v4/search/articles/${encodeURIComponent(words)}?page=${number}&pageSize=${pageSize}`
  return json(200, {
    total: hits.length,
    page,
    pageSize,
    timestamp: '2026-11-21T00:00:00.000000Z',
    query: words,
    results: hits.slice((page - 1) * pageSize, page * pageSize).map((hit) => resultOf(hit.record, base)),
    ...(page < last ? { next: address(page + 1) } : {}),
    last: address(last),
  })
}

function journalOf(venue: Venue) {
  return {
    id: `j${venue.number}`,
    last_updated: '2026-08-19T18:43:53Z',
    created_date: '2020-01-06T05:25:02Z',
    bibjson: {
      title: venue.name,
      pissn: venue.issnPrint,
      eissn: venue.issnOnline,
      publisher: { name: venue.publisher, country: countryCodes[venue.lang] },
      language: [venue.lang.toUpperCase()],
      editorial: { review_process: ['Double anonymous peer review'] },
    },
  }
}

function journals(library: Library, words: string): WireAnswer {
  const issn = words.replace(/^issn:"?/iu, '').replace(/"$/u, '')
  const found = library.catalogue.venues.filter(
    (venue) => venue.openAccess && venue.tier <= 3 && (venue.issnPrint === issn || venue.issnOnline === issn),
  )
  return json(200, {
    total: found.length,
    page: 1,
    pageSize: 10,
    query: words,
    results: found.map(journalOf),
  })
}

export const doaj: Service = {
  name: 'doaj',
  answer(request, library) {
    const match = /^\/api\/(?:v\d+\/)?search\/(articles|journals)\/(.+)$/u.exec(request.path)
    if (match === null) return json(404, { status: 'not_found', error: 'Not found' })
    const words = decodePath(match[2] ?? '')
    return match[1] === 'articles' ? articles(request, library, words) : journals(library, words)
  },
  tooMany: (retryAfter) =>
    json(429, { status: 'too_many_requests', error: 'Rate limit exceeded' }, retryHeaders(retryAfter ?? 1)),
  unauthorised: () => json(401, { status: 'unauthorised', error: 'Unauthorised' }),
}
