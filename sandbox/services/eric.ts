import { type CatalogueRecord, isOpen } from '../catalogue/record'
import { viewOf } from '../catalogue/view'
import { type Dialect, plainDialect } from '../search/query-tree'
import { json, landingUrl, retryHeaders, type Service, text, wholeNumber } from '../wire'
import { dateRange } from './europe-pmc'

const ROWS_MAX = 2_000

const languageNames = { en: 'English', pt: 'Portuguese', es: 'Spanish' } as const

function isReviewed(record: CatalogueRecord): boolean {
  return record.kind === 'article' || record.kind === 'review'
}

const dialect: Dialect = {
  ...plainDialect,
  fields: {
    title: { text: ['title'] },
    description: { text: ['abstract'] },
    subject: { text: ['keywords'] },
    author: { text: ['author'] },
    source: { text: ['venue'] },
    publicationdateyear: { test: dateRange },
    peerreviewed: { test: (value) => (record) => isReviewed(record) === (value.toUpperCase() === 'T') },
    language: { test: (value) => (record) => languageNames[record.lang] === value },
  },
}

function ericId(record: CatalogueRecord): string {
  return `${isReviewed(record) ? 'EJ' : 'ED'}${9_000_000 + record.number}`
}

function docOf(record: CatalogueRecord, base: string): Record<string, unknown> {
  const view = viewOf(record, 'eric')
  return {
    id: ericId(record),
    title: view.title.replace(/“|”/gu, '&quot;'),
    author: record.authors.map((author) => `${author.family}, ${author.given}`),
    ...(view.abstract === null ? {} : { description: view.abstract.replace(/</gu, '&lt;') }),
    subject: view.keywords,
    source: record.venue?.name ?? record.container ?? '',
    publicationtype: isReviewed(record)
      ? ['Journal Articles', 'Reports - Research']
      : ['Reports - Descriptive'],
    ...(view.year === null ? {} : { publicationdateyear: view.year }),
    language: [languageNames[record.lang]],
    issn: record.venue === null ? [] : [`ISSN-${record.venue.issnPrint}`, `EISSN-${record.venue.issnOnline}`],
    publisher: record.publisher,
    peerreviewed: isReviewed(record) ? 'T' : 'F',
    url: landingUrl(base, record),
    ...(isOpen(record) && !isReviewed(record) ? { e_fulltextauth: 1 } : {}),
  }
}

export const eric: Service = {
  name: 'eric',
  answer(request, library) {
    if (request.path.replace(/\/$/u, '') !== '/eric') return text(404, 'Not found')
    const { query } = request
    const start = wholeNumber(query.get('start'), { fallback: 0, low: 0, high: 100_000 })
    const rows = wholeNumber(query.get('rows'), { fallback: 20, low: 0, high: ROWS_MAX })
    const words = query.get('search') ?? ''
    const hits = words.trim() === '' ? [] : library.search({ index: 'eric', text: words, dialect })
    const fields = query
      .get('fields')
      ?.split(',')
      .map((name) => name.trim())
    const docs = hits.slice(start, start + rows).map((hit) => {
      const doc = docOf(hit.record, request.base)
      return fields === undefined
        ? doc
        : Object.fromEntries(Object.entries(doc).filter(([name]) => fields.includes(name)))
    })
    return json(200, { response: { numFound: hits.length, start, numFoundExact: true, docs } })
  },
  tooMany: (retryAfter) => text(429, 'Too many requests', retryHeaders(retryAfter)),
  unauthorised: () => text(403, 'Forbidden'),
}
