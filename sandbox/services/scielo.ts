import { challengePage } from '../answer-faults'
import type { CatalogueRecord } from '../catalogue/record'
import type { Venue } from '../catalogue/venues'
import { viewOf } from '../catalogue/view'
import type { Library } from '../search/library'
import {
  html,
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

const LIMIT_MAX = 1_000

const collections = [
  {
    code: 'scl',
    acron: 'bra',
    acron2: 'br',
    domain: 'www.scielo.br',
    name: { pt: 'Brasil', es: 'Brasil', en: 'Brazil' },
  },
  {
    code: 'chl',
    acron: 'chl',
    acron2: 'cl',
    domain: 'www.scielo.cl',
    name: { pt: 'Chile', es: 'Chile', en: 'Chile' },
  },
] as const

function collectionOf(venue: Venue): 'scl' | 'chl' {
  return venue.lang === 'pt' ? 'scl' : 'chl'
}

const value = (text: string) => [{ _: text }]

function journalOf(venue: Venue) {
  return {
    code: venue.issnPrint,
    collection: collectionOf(venue),
    issns: [venue.issnPrint, venue.issnOnline],
    v100: value(venue.name),
    v150: value(venue.abbreviation),
    v400: value(venue.issnPrint),
    v435: [
      { _: venue.issnPrint, t: 'PRINT' },
      { _: venue.issnOnline, t: 'ONLIN' },
    ],
    v480: value(venue.publisher),
    v310: value(venue.lang === 'pt' ? 'BR' : 'CL'),
    v350: [{ _: venue.lang }, { _: 'en' }],
    v440: value(venue.fieldId.toUpperCase()),
    v690: value(collectionOf(venue) === 'scl' ? 'www.scielo.br' : 'www.scielo.cl'),
    processing_date: '2026-01-10',
  }
}

const documentTypes: Readonly<Record<CatalogueRecord['kind'], string>> = {
  article: 'research-article',
  review: 'review-article',
  preprint: 'research-article',
  thesis: 'research-article',
  chapter: 'research-article',
  proceedings: 'brief-report',
  notice: 'retraction',
}

const langs = ['en', 'pt', 'es'] as const

function textsOf(record: CatalogueRecord) {
  const present = langs.filter((lang) => record.titles[lang] !== undefined)
  const abstracts = langs.flatMap((lang) => {
    const abstract = record.abstracts[lang]
    return abstract === undefined ? [] : [{ a: abstract, l: lang, _: '' }]
  })
  const keywords = langs.flatMap((lang) => (record.keywords[lang] ?? []).map((k) => ({ k, l: lang, _: '' })))
  return {
    v12: present.map((l) => ({ _: record.titles[l] ?? '', l })),
    ...(abstracts.length === 0 ? {} : { v83: abstracts }),
    ...(keywords.length === 0 ? {} : { v85: keywords }),
  }
}

function authorsOf(record: CatalogueRecord) {
  const authors = record.authors.map((author) => ({
    n: author.given,
    s: author.family,
    r: 'ND',
    _: '',
    ...(author.orcid === null ? {} : { k: author.orcid }),
  }))
  return authors.length === 0 ? {} : { v10: authors }
}

function articleOf(record: CatalogueRecord, venue: Venue, base: string) {
  const year = viewOf(record, 'scielo').year
  const month = String(record.month).padStart(2, '0')
  const code = record.scieloPid ?? ''
  // Older items have no DOI here although one exists elsewhere.
  const doi = record.doi === null || (record.year ?? 0) < 2005 ? {} : { doi: record.doi }
  return {
    code,
    collection: collectionOf(venue),
    applicable: 'True',
    ...doi,
    article: {
      code,
      collection: collectionOf(venue),
      v30: value(venue.abbreviation),
      v31: value(String(record.volume)),
      v32: value(String(record.issue)),
      v35: value(venue.issnPrint),
      ...authorsOf(record),
      ...textsOf(record),
      v40: value(record.lang),
      v14: [{ f: String(record.firstPage), l: String(record.lastPage), _: '' }],
      v65: value(`${year ?? '0000'}${month}00`),
      v880: value(code),
      ...('doi' in doi ? { v237: value(doi.doi) } : {}),
    },
    title: journalOf(venue),
    citations: [],
    document_type: documentTypes[record.kind],
    publication_date: `${year ?? ''}-${month}`,
    publication_year: year === null ? '' : String(year),
    processing_date: `${year ?? 2020}-12-20`,
    fulltexts: {
      html: { [record.lang]: landingUrl(base, record) },
      pdf: { [record.lang]: pdfUrl(base, record) },
    },
    version: 'html',
  }
}

function scieloVenues(library: Library, query: URLSearchParams): readonly Venue[] {
  const collection = query.get('collection')
  const issn = query.get('issn')
  return library.catalogue.venues.filter(
    (venue) =>
      venue.inScielo &&
      (collection === null || collectionOf(venue) === collection) &&
      (issn === null || venue.issnPrint === issn || venue.issnOnline === issn),
  )
}

function page<T>(items: readonly T[], query: URLSearchParams) {
  const limit = wholeNumber(query.get('limit'), { fallback: LIMIT_MAX, low: 1, high: LIMIT_MAX })
  const offset = wholeNumber(query.get('offset'), { fallback: 0, low: 0, high: 1_000_000 })
  const filter = { ...(query.has('collection') ? { collection: query.get('collection') } : {}) }
  return {
    meta: { limit, offset, filter, total: items.length },
    objects: items.slice(offset, offset + limit),
  }
}

function articleIdentifiers(library: Library, query: URLSearchParams): WireAnswer {
  const venues = new Set(scieloVenues(library, query).map((venue) => venue.id))
  const found = library.search({
    index: 'scielo',
    sort: 'oldest',
    tests: [(record) => record.venue !== null && venues.has(record.venue.id)],
  })
  const objects = found.map(({ record }) => ({
    code: record.scieloPid,
    collection: record.lang === 'pt' ? 'scl' : 'chl',
    processing_date: `${record.year ?? 2020}-12-20`,
    ...(record.doi === null ? {} : { doi: record.doi }),
  }))
  return json(200, page(objects, query))
}

function article(request: WireRequest, library: Library): WireAnswer {
  const code = request.query.get('code')
  const record = library.records.find((one) => one.scieloPid !== null && one.scieloPid === code)
  // An unknown code answers with nothing rather than with an error.
  if (record === undefined || record.venue === null) return json(200, null)
  return json(200, articleOf(record, record.venue, request.base))
}

function journalIdentifiers(library: Library, query: URLSearchParams): WireAnswer {
  const found = scieloVenues(library, query).map((venue) => ({
    code: venue.issnPrint,
    collection: collectionOf(venue),
    processing_date: '2026-01-10',
  }))
  return json(200, page(found, query))
}

function articleMeta(request: WireRequest, library: Library): WireAnswer {
  const { query } = request
  switch (request.path.replace(/\/$/u, '')) {
    case '/api/v1/collection/identifiers':
      return json(
        200,
        collections.map((one) => ({
          ...one,
          status: 'certified',
          original_name: one.name.pt,
          has_analytics: true,
        })),
      )
    case '/api/v1/journal/identifiers':
      return journalIdentifiers(library, query)
    case '/api/v1/journal':
      return json(200, scieloVenues(library, query).slice(0, 1).map(journalOf))
    case '/api/v1/article/identifiers':
      return articleIdentifiers(library, query)
    case '/api/v1/article':
      return article(request, library)
    default:
      return text(404, 'Not found')
  }
}

/** ArticleMeta under /api/v1; anything else is search.scielo.org, which answers programs with a wall. */
export const scielo: Service = {
  name: 'scielo',
  answer: (request, library) =>
    request.path.startsWith('/api/v1/') ? articleMeta(request, library) : html(403, challengePage()),
  tooMany: (retryAfter) => text(429, 'Too Many Requests', retryHeaders(retryAfter ?? 1)),
  unauthorised: () => html(403, challengePage()),
}
