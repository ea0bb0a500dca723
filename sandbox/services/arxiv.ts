import type { CatalogueRecord } from '../catalogue/record'
import { viewOf } from '../catalogue/view'
import type { Library, SortOrder } from '../search/library'
import {
  type Dialect,
  everywhere,
  everywhereWithNames,
  plainDialect,
  type RecordTest,
} from '../search/query-tree'
import {
  escapeXml,
  landingUrl,
  pdfUrl,
  retryHeaders,
  type Service,
  text,
  type WireAnswer,
  type WireRequest,
  wholeNumber,
  xml,
} from '../wire'

const RESULTS_MAX = 2_000
const ATOM = 'application/atom+xml; charset=utf-8'
const FIXED_TIME = '2026-11-21T00:00:00Z'

/** "201901010000 TO 202412312359" against the day of submission. */
function submitted(value: string): RecordTest {
  const [from = '', to = '9'] = value
    .split(' TO ')
    .map((bound) => bound.trim().replace(/\D/gu, '').slice(0, 8))
  return (record) => {
    const day = `${record.year ?? '0000'}${String(record.month).padStart(2, '0')}${String(record.day).padStart(2, '0')}`
    return day >= from && day <= to
  }
}

/** Bare words are joined by OR, also those after a prefix: `all:attention mechanism` asks for either. */
const dialect: Dialect = {
  ...plainDialect,
  implicit: 'or',
  fields: {
    all: { text: everywhereWithNames },
    ti: { text: ['title'] },
    abs: { text: everywhere },
    au: { text: ['author'] },
    jr: { text: ['venue'] },
    cat: { test: (value) => (record) => record.field.category === value },
    submitteddate: { test: submitted },
  },
}

function entry(record: CatalogueRecord, base: string): string {
  const view = viewOf(record, 'arxiv')
  const published = `${record.year ?? 2020}-${String(record.month).padStart(2, '0')}-${String(record.day).padStart(2, '0')}T12:00:00Z`
  const id = `${record.arxivId}v${1 + (record.number % 2)}`
  const journal =
    record.relatedDoi === null ? '' : `\n    <arxiv:doi>${escapeXml(record.relatedDoi)}</arxiv:doi>`
  const authors = record.authors.map(
    (author) =>
      `\n    <author>\n      <name>${escapeXml(`${author.given} ${author.family}`)}</name>\n    </author>`,
  )
  // Long titles and abstracts are broken over lines on the wire.
  const title = escapeXml(view.title).replace(/^(.{50,}?) /u, '$1\n  ')
  const summary = escapeXml(view.abstract ?? '').replace(/\. (?=We )/u, '.\n  ')
  return `  <entry>
    <id>http://arxiv.org/abs/${id}</id>
    <title>${title}</title>
    <updated>${published}</updated>
    <link href="${landingUrl(base, record)}" rel="alternate" type="text/html"/>
    <link href="${pdfUrl(base, record)}" rel="related" type="application/pdf" title="pdf"/>
    <summary>${summary}</summary>
    <category term="${record.field.category ?? 'cs.CY'}" scheme="http://arxiv.org/schemas/atom"/>
    <published>${published}</published>
    <arxiv:primary_category term="${record.field.category ?? 'cs.CY'}"/>${journal}${authors.join('')}
  </entry>`
}

function feed(
  request: WireRequest,
  entries: readonly string[],
  counts: { total: number; start: number; perPage: number },
): string {
  const { query } = request
  const asked = `search_query=${query.get('search_query') ?? ''}&id_list=${query.get('id_list') ?? ''}&start=${counts.start}&max_results=${counts.perPage}`
  return `<?xml version='1.0' encoding='UTF-8'?>
<feed xmlns:opensearch="http://a9.com/-/spec/opensearch/1.1/" xmlns:arxiv="http://arxiv.org/schemas/atom" xmlns="http://www.w3.org/2005/Atom">
  <id>https://arxiv.org/api/sandbox</id>
  <title>arXiv Query: ${escapeXml(asked)}</title>
  <updated>${FIXED_TIME}</updated>
  <link href="https://arxiv.org/api/query?${escapeXml(asked)}" type="application/atom+xml"/>
  <opensearch:itemsPerPage>${counts.perPage}</opensearch:itemsPerPage>
  <opensearch:totalResults>${counts.total}</opensearch:totalResults>
  <opensearch:startIndex>${counts.start}</opensearch:startIndex>
${entries.join('\n')}
</feed>
`
}

function errorFeed(request: WireRequest, id: string): WireAnswer {
  const address = `https://arxiv.org/api/errors#incorrect_id_format_for_${encodeURIComponent(id)}`
  const entryText = `  <entry>
    <id>${escapeXml(address)}</id>
    <title>Error</title>
    <updated>${FIXED_TIME}</updated>
    <link href="${escapeXml(address)}" rel="alternate" type="text/html"/>
    <summary>incorrect id format for ${escapeXml(id)}</summary>
    <author>
      <name>arXiv api core</name>
    </author>
  </entry>`
  return xml(400, feed(request, [entryText], { total: 1, start: 0, perPage: 1 }), ATOM)
}

const wellFormedId = /^(\d{4}\.\d{4,5}|[a-z-]+(\.[A-Z]{2})?\/\d{7})(v\d+)?$/u

function byIds(ids: readonly string[], library: Library): readonly CatalogueRecord[] {
  const wanted = new Set(ids.map((id) => id.replace(/v\d+$/u, '')))
  return library.records.filter((record) => record.arxivId !== null && wanted.has(record.arxivId))
}

function sortOf(query: URLSearchParams): SortOrder {
  const sort = query.get('sortBy') ?? 'relevance'
  if (sort === 'relevance') return 'relevance'
  return query.get('sortOrder') === 'ascending' ? 'oldest' : 'newest'
}

function query(request: WireRequest, library: Library): WireAnswer {
  const start = wholeNumber(request.query.get('start'), { fallback: 0, low: 0, high: 30_000 })
  const perPage = wholeNumber(request.query.get('max_results'), { fallback: 10, low: 0, high: RESULTS_MAX })
  const ids = (request.query.get('id_list') ?? '').split(',').filter((id) => id !== '')
  const malformed = ids.find((id) => !wellFormedId.test(id))
  if (malformed !== undefined) return errorFeed(request, malformed)
  const words = request.query.get('search_query') ?? ''
  const found =
    ids.length > 0
      ? byIds(ids, library)
      : words.trim() === ''
        ? []
        : library
            .search({ index: 'arxiv', text: words, dialect, sort: sortOf(request.query) })
            .map((hit) => hit.record)
  const entries = found.slice(start, start + perPage).map((record) => entry(record, request.base))
  return xml(200, feed(request, entries, { total: found.length, start, perPage }), ATOM)
}

export const arxiv: Service = {
  name: 'arxiv',
  answer: (request, library) =>
    request.path.replace(/\/$/u, '') === '/api/query' ? query(request, library) : text(404, 'Not found'),
  tooMany: (retryAfter) => text(429, 'Rate exceeded.', retryHeaders(retryAfter)),
  unauthorised: () => text(403, 'Forbidden'),
}
