import { neighbours } from '../catalogue/neighbours'
import { seedOf } from '../catalogue/random'
import { type CatalogueRecord, isOpen } from '../catalogue/record'
import { dateOf, viewOf } from '../catalogue/view'
import type { Library } from '../search/library'
import { type Dialect, plainDialect, type RecordTest } from '../search/query-tree'
import { withoutAccents } from '../search/words'
import {
  decodePath,
  json,
  landingUrl,
  pdfUrl,
  retryHeaders,
  type Service,
  type WireAnswer,
  type WireRequest,
  wholeNumber,
} from '../wire'

const LIMIT_MAX = 100
const DEEPEST = 1_000
const BULK_PAGE = 1_000
const BATCH_MAX = 500

const knownFields = new Set([
  'paperId',
  'corpusId',
  'externalIds',
  'url',
  'title',
  'abstract',
  'venue',
  'publicationVenue',
  'year',
  'referenceCount',
  'citationCount',
  'influentialCitationCount',
  'isOpenAccess',
  'openAccessPdf',
  'fieldsOfStudy',
  's2FieldsOfStudy',
  'publicationTypes',
  'publicationDate',
  'journal',
  'citationStyles',
  'authors',
  'tldr',
  'citations',
  'references',
  'embedding',
])

/** A loose ranking that asks for most of the words; booleans are words here. */
const relevanceDialect: Dialect = { ...plainDialect, implicit: 'most', booleans: false, quotes: false }
const bulkDialect: Dialect = { ...plainDialect, booleans: false, minus: true, symbols: true }

function paperId(record: CatalogueRecord): string {
  const part = (salt: number) => seedOf(`${record.id}/${salt}`).toString(16).padStart(8, '0')
  return [1, 2, 3, 4, 5].map(part).join('')
}

function externalIds(record: CatalogueRecord) {
  return {
    ...(record.arxivId === null ? {} : { ArXiv: record.arxivId }),
    ...(record.doi === null ? {} : { DOI: record.doi.toUpperCase() }),
    ...(record.pmid === null ? {} : { PubMed: record.pmid }),
    ...(record.pmcid === null ? {} : { PubMedCentral: record.pmcid.slice(3) }),
    CorpusId: 290_000_000 + record.number,
  }
}

const publicationTypes: Readonly<Record<CatalogueRecord['kind'], readonly string[] | null>> = {
  article: ['JournalArticle'],
  review: ['Review', 'JournalArticle'],
  preprint: null,
  thesis: null,
  chapter: ['BookSection'],
  proceedings: ['Conference'],
  notice: ['Editorial'],
}

function openAccessPdf(record: CatalogueRecord, base: string) {
  if (!isOpen(record)) return null
  const disclaimer = 'Notice: this record belongs to an invented catalogue.'
  // The address is an empty string at times, although the work is open.
  return {
    url: record.number % 11 === 0 ? '' : pdfUrl(base, record),
    status: record.access.toUpperCase(),
    license: 'CCBY',
    disclaimer,
  }
}

function paperOf(record: CatalogueRecord, base: string): Record<string, unknown> {
  const view = viewOf(record, 'semanticscholar')
  const name = record.venue?.name ?? record.container ?? ''
  return {
    paperId: paperId(record),
    externalIds: externalIds(record),
    url: landingUrl(base, record),
    title: view.title,
    abstract: view.abstract,
    venue: name,
    year: view.year,
    citationCount: view.citations,
    influentialCitationCount: Math.floor(view.citations / 12),
    isOpenAccess: isOpen(record),
    openAccessPdf: openAccessPdf(record, base),
    fieldsOfStudy: null,
    publicationTypes: publicationTypes[record.kind],
    publicationDate: record.number % 5 === 0 ? null : dateOf(view),
    journal:
      record.venue === null
        ? null
        : { name, volume: String(record.volume), pages: `${record.firstPage} - ${record.lastPage}` },
    authors: record.authors.map((author, index) => ({
      authorId: record.number % 17 === 0 ? null : String(2_990_000_000 + record.number * 10 + index),
      name: `${author.given} ${author.family}`,
    })),
  }
}

function picked(record: CatalogueRecord, request: WireRequest): Record<string, unknown> {
  const fields = (request.query.get('fields') ?? 'title')
    .split(',')
    .map((name) => name.trim().split('.')[0] ?? '')
  const paper = paperOf(record, request.base)
  return Object.fromEntries(
    Object.entries(paper).filter(([name]) => name === 'paperId' || fields.includes(name)),
  )
}

function unknownFields(request: WireRequest, known: ReadonlySet<string>): readonly string[] {
  const fields = (request.query.get('fields') ?? '').split(',').map((name) => name.trim().split('.')[0] ?? '')
  return fields.filter((name) => name !== '' && !known.has(name))
}

function rangeTest(value: string, separator: string): RecordTest {
  const [from, to] = value.includes(separator) ? value.split(separator) : [value, value]
  const low = from === undefined || from === '' ? '0000' : from
  const high = to === undefined || to === '' ? '9999' : to
  return (record) => {
    if (record.year === null) return false
    const date = `${record.year}-${String(record.month).padStart(2, '0')}-${String(record.day).padStart(2, '0')}`
    return date.slice(0, low.length) >= low && date.slice(0, high.length) <= high
  }
}

function testsOf(query: URLSearchParams): readonly RecordTest[] {
  const tests: RecordTest[] = []
  const year = query.get('year')
  if (year !== null) tests.push(rangeTest(year, '-'))
  const dates = query.get('publicationDateOrYear')
  if (dates !== null) tests.push(rangeTest(dates, ':'))
  const wanted = query.get('publicationTypes')?.split(',')
  if (wanted !== undefined)
    tests.push((record) => publicationTypes[record.kind]?.some((type) => wanted.includes(type)) ?? false)
  if (query.has('openAccessPdf')) tests.push((record) => isOpen(record))
  const cited = query.get('minCitationCount')
  if (cited !== null) tests.push((record) => record.citations >= Number(cited))
  return tests
}

function search(request: WireRequest, library: Library): WireAnswer {
  const { query } = request
  const words = (query.get('query') ?? '').trim()
  if (words === '') return json(400, { error: 'Missing or invalid query parameter(s): query' })
  const limit = wholeNumber(query.get('limit'), { fallback: 10, low: 1, high: LIMIT_MAX })
  const offset = wholeNumber(query.get('offset'), { fallback: 0, low: 0, high: 100_000 })
  if (offset + limit > DEEPEST)
    return json(400, { error: 'Requested data for this limit and/or offset is not available' })
  // A hyphenated word matches nothing on the real service.
  const text = /\p{L}-\p{L}/u.test(words) ? '' : words
  const hits =
    text === ''
      ? []
      : library.search({ index: 'semanticscholar', text, dialect: relevanceDialect, tests: testsOf(query) })
  if (hits.length === 0) return json(200, { total: 0, offset })
  const shown = hits.slice(offset, offset + limit)
  const next = offset + limit < hits.length ? { next: offset + limit } : {}
  return json(200, {
    total: hits.length,
    offset,
    ...next,
    data: shown.map((hit) => picked(hit.record, request)),
  })
}

function bulk(request: WireRequest, library: Library): WireAnswer {
  const { query } = request
  const sort = query.get('sort')?.startsWith('citationCount') ? 'cited' : 'newest'
  const text = query.get('query') ?? ''
  const hits = library.search({
    index: 'semanticscholar',
    text,
    dialect: bulkDialect,
    tests: testsOf(query),
    sort,
  })
  const start = wholeNumber(query.get('token'), { fallback: 0, low: 0, high: 100_000 })
  const token = start + BULK_PAGE < hits.length ? String(start + BULK_PAGE) : null
  const data = hits.slice(start, start + BULK_PAGE).map((hit) => picked(hit.record, request))
  return json(200, { total: hits.length, token, data })
}

function plain(title: string): string {
  return withoutAccents(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function match(request: WireRequest, library: Library): WireAnswer {
  const wanted = plain(request.query.get('query') ?? '')
  const hits = library.search({ index: 'semanticscholar', text: wanted, dialect: relevanceDialect })
  const best = hits.find((hit) => plain(hit.record.title) === wanted) ?? null
  if (best === null) return json(404, { error: 'Title match not found' })
  return json(200, {
    data: [{ ...picked(best.record, request), matchScore: Number((best.score * 3).toFixed(5)) }],
  })
}

function byKey(key: string, library: Library): CatalogueRecord | null {
  const [scheme, ...rest] = key.split(':')
  const value = rest.join(':')
  const found =
    scheme?.toUpperCase() === 'DOI'
      ? library.byDoi(value)
      : (library.records.find((record) => {
          if (value === '') return paperId(record) === key
          if (/^arxiv$/iu.test(scheme ?? '')) return record.arxivId === value
          if (/^corpusid$/iu.test(scheme ?? '')) return String(290_000_000 + record.number) === value
          return /^pmid$/iu.test(scheme ?? '') && record.pmid === value
        }) ?? null)
  return found?.indexes.has('semanticscholar') ? found : null
}

function idsOf(body: string): readonly string[] | null {
  try {
    const parsed: unknown = JSON.parse(body)
    const ids = typeof parsed === 'object' && parsed !== null && 'ids' in parsed ? parsed.ids : null
    return Array.isArray(ids) && ids.length <= BATCH_MAX ? ids.filter((id) => typeof id === 'string') : null
  } catch {
    return null
  }
}

function batch(request: WireRequest, library: Library): WireAnswer {
  const ids = idsOf(request.body)
  if (ids === null) return json(400, { error: 'Could not parse the list of ids' })
  return json(
    200,
    ids.map((id) => byKey(id, library)).map((record) => (record === null ? null : picked(record, request))),
  )
}

const citationFields = new Set([...knownFields, 'contexts', 'intents', 'isInfluential'])

/** Who cites a paper, with the sentences of those whose text is open. */
function citations(record: CatalogueRecord, request: WireRequest, library: Library): WireAnswer {
  const limit = wholeNumber(request.query.get('limit'), { fallback: 100, low: 1, high: 1_000 })
  const offset = wholeNumber(request.query.get('offset'), { fallback: 0, low: 0, high: 10_000 })
  const later = neighbours(record, library.records, true)
  const name = `${record.authors[0]?.family ?? 'Anon'} et al. (${record.year ?? 'n.d.'})`
  const data = later.slice(offset, offset + limit).map((citing) => ({
    isInfluential: citing.number % 10 === 0,
    contexts: isOpen(citing) ? [`Earlier work by ${name} had looked into the same question.`] : [],
    intents: isOpen(citing) ? [citing.number % 3 === 0 ? 'methodology' : 'background'] : [],
    citingPaper: picked(citing, request),
  }))
  const next = offset + limit < later.length ? { next: offset + limit } : {}
  return json(200, { offset, ...next, data })
}

export const semanticscholar: Service = {
  name: 'semanticscholar',
  answer(request, library) {
    const isOfCitations = /\/citations\/?$/u.test(request.path)
    const unknown = unknownFields(request, isOfCitations ? citationFields : knownFields)
    if (unknown.length > 0)
      return json(400, { error: `Unrecognized or unsupported fields: [${unknown.join(', ')}]` })
    const path = request.path.replace(/^\/graph\/v1/u, '').replace(/\/$/u, '')
    if (path === '/paper/search') return search(request, library)
    if (path === '/paper/search/bulk') return bulk(request, library)
    if (path === '/paper/search/match') return match(request, library)
    if (path === '/paper/batch' && request.method === 'POST') return batch(request, library)
    const key = decodePath(path.replace(/^\/paper\//u, '').replace(/\/citations$/u, ''))
    const record = path.startsWith('/paper/') ? byKey(key, library) : null
    if (record !== null && isOfCitations) return citations(record, request, library)
    return record === null
      ? json(404, { error: `Paper with id ${key} not found` })
      : json(200, picked(record, request))
  },
  tooMany(retryAfter) {
    const message = 'Too Many Requests. Please wait and try again or apply for a key for higher rate limits.'
    return json(429, { message, code: '429' }, retryHeaders(retryAfter))
  },
  unauthorised: () => json(403, { message: 'Forbidden' }),
}
