import type { CatalogueRecord } from '../catalogue/record'
import { dateOf, viewOf } from '../catalogue/view'
import type { Library } from '../search/library'
import { type Dialect, plainDialect, type RecordTest } from '../search/query-tree'
import {
  json,
  landingUrl,
  pdfUrl,
  retryHeaders,
  type Service,
  text,
  type WireAnswer,
  type WireRequest,
  wholeNumber,
} from '../wire'
import { dateRange } from './europe-pmc'

const LIMIT_MAX = 100

const languageNames = { en: 'English', pt: 'Portuguese', es: 'Spanish' } as const

function yearTest(value: string): RecordTest {
  const year = Number(value.replace(/\D/gu, ''))
  if (value.startsWith('>=')) return (record) => record.year !== null && record.year >= year
  if (value.startsWith('<=')) return (record) => record.year !== null && record.year <= year
  return dateRange(value)
}

const dialect: Dialect = {
  ...plainDialect,
  implicit: 'most',
  fields: {
    title: { text: ['title'] },
    abstract: { text: ['abstract'] },
    authors: { text: ['author'] },
    yearpublished: { test: yearTest },
    doi: { test: (value) => (record) => record.doi === value.toLowerCase() },
    documenttype: { test: (value) => (record) => documentType(record) === value },
    'language.code': { test: (value) => (record) => record.lang === value },
  },
}

function documentType(record: CatalogueRecord): string {
  return record.kind === 'thesis' ? 'thesis' : 'research'
}

function resultOf(record: CatalogueRecord, base: string) {
  const view = viewOf(record, 'core')
  const date = dateOf(view)
  return {
    acceptedDate: '',
    arxivId: record.arxivId,
    authors: record.authors.map((author) => ({ name: `${author.family}, ${author.given}` })),
    citationCount: view.citations,
    contributors: [],
    outputs: [`${base}/core/v3/outputs/${460_000_000 + record.number}`],
    createdDate: '2025-06-02T02:02:14',
    dataProviders: [{ id: 9_144, name: '', url: `${base}/core/v3/data-providers/9144` }],
    depositedDate: '',
    abstract: view.abstract ?? '',
    documentType: documentType(record),
    doi: record.doi,
    downloadUrl: pdfUrl(base, record),
    fieldOfStudy: null,
    fullText: 'Not available for public API users.',
    id: 990_000_000 + record.number,
    identifiers: record.doi === null ? [] : [{ identifier: record.doi, type: 'DOI' }],
    title: view.title,
    language: record.number % 8 === 0 ? null : { code: record.lang, name: languageNames[record.lang] },
    magId: null,
    oaiIds: [`oai:sandbox:${record.id}`],
    publishedDate: date === null ? '' : `${date}T01:00:00`,
    publisher: `'${record.publisher}'`,
    pubmedId: record.pmid,
    references: [],
    sourceFulltextUrls: [landingUrl(base, record)],
    updatedDate: '2026-08-10T16:23:19',
    yearPublished: view.year,
    journals:
      record.venue === null
        ? []
        : [{ title: record.venue.name, identifiers: [`issn:${record.venue.issnPrint}`] }],
    links: [
      { type: 'download', url: pdfUrl(base, record) },
      { type: 'display', url: landingUrl(base, record) },
    ],
  }
}

function search(request: WireRequest, library: Library): WireAnswer {
  const { query, base } = request
  const limit = wholeNumber(query.get('limit'), { fallback: 10, low: 1, high: LIMIT_MAX })
  const offset = wholeNumber(query.get('offset'), { fallback: 0, low: 0, high: 10_000 })
  const words = query.get('q') ?? ''
  const hits = words.trim() === '' ? [] : library.search({ index: 'core', text: words, dialect })
  const results = hits.slice(offset, offset + limit).map((hit) => resultOf(hit.record, base))
  const headers = { 'x-ratelimit-remaining': '99', 'x-ratelimit-limit': '100' }
  return json(200, { totalHits: hits.length, limit, offset, results, searchId: 'sandbox' }, headers)
}

export const core: Service = {
  name: 'core',
  answer(request, library) {
    if (request.path === '/v3/search/works/') return search(request, library)
    if (request.path === '/v3/search/works') {
      const location = `${request.base}/core/v3/search/works/?${request.query.toString()}`
      return { status: 301, headers: { location, 'content-type': 'text/html' }, body: '' }
    }
    return text(404, 'Not found')
  },
  tooMany: (retryAfter) =>
    json(
      429,
      { message: 'Rate limit exceeded' },
      {
        ...retryHeaders(retryAfter),
        'x-ratelimit-remaining': '0',
        'x-ratelimit-retry-after': '2026-11-21T01:00:00+0000',
      },
    ),
  unauthorised: () => json(401, { message: 'Your API key is invalid.' }),
}
