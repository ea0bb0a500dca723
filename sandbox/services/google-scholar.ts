import { seedOf } from '../catalogue/random'
import { type CatalogueRecord, isOpen } from '../catalogue/record'
import { viewOf } from '../catalogue/view'
import type { Library } from '../search/library'
import { type Dialect, everywhereWithNames, plainDialect, type RecordTest } from '../search/query-tree'
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

const NUM_MAX = 20
const SNIPPET_CHARS = 160
const NO_RESULTS = "Google hasn't returned any results for this query."

const dialect: Dialect = {
  ...plainDialect,
  minus: true,
  fields: {
    intitle: { text: ['title'] },
    allintitle: { text: ['title'] },
    author: { text: ['author'] },
    source: { text: ['venue'] },
  },
}

function resultId(record: CatalogueRecord): string {
  return Buffer.from(`${record.id}${seedOf(record.id)}`)
    .toString('base64url')
    .slice(0, 12)
}

function clusterId(record: CatalogueRecord): string {
  return String(1_000_000_000 + seedOf(`${record.id}/cluster`))
}

function shortName(author: { readonly given: string; readonly family: string }): string {
  const initials = author.given
    .split(/\s+/u)
    .map((name) => name.charAt(0))
    .join('')
  return `${initials} ${author.family.split(' ').at(-1) ?? author.family}`
}

/** "P Lewis, E Perez… - Journal of …, 2020 - host": the venue is cut, and each part may be missing. */
function summaryOf(record: CatalogueRecord, year: number | null): string {
  const names = record.authors.slice(0, 3).map(shortName)
  const authors = names.join(', ') + (record.authors.length > 3 ? '…' : '')
  const venue = record.venue?.name ?? record.container ?? ''
  const cut = venue.length > 28 ? `${venue.slice(0, 26).trimEnd()} …` : venue
  const middle = [cut, year === null || record.number % 43 === 0 ? '' : String(year)]
    .filter((part) => part !== '')
    .join(', ')
  const host = record.kind === 'thesis' ? 'repositorio.example.org' : 'journals.example.org'
  return [authors, middle, host].filter((part) => part !== '').join(' - ')
}

function snippetOf(record: CatalogueRecord, abstract: string | null): string {
  if (abstract === null) return ''
  const start = abstract.indexOf(' ', (record.number * 7) % Math.max(1, abstract.length - SNIPPET_CHARS))
  return `… ${abstract.slice(start + 1, start + SNIPPET_CHARS).trim()} …`
}

function publicationInfo(record: CatalogueRecord, year: number | null) {
  const withProfile = record.number % 3 !== 0
  const authors = record.authors.slice(0, 2).map((author, index) => ({
    name: shortName(author),
    link: 'https://scholar.google.com/citations?user=sandbox',
    author_id: `sandbox${record.number}${index}`,
  }))
  const summary = summaryOf(record, year)
  return withProfile && authors.length > 0 ? { summary, authors } : { summary }
}

function inlineLinks(record: CatalogueRecord, citations: number, base: string) {
  const cites = String(2_000_000_000 + seedOf(record.id))
  return {
    serpapi_cite_link: `${base}/googlescholar/search.json?engine=google_scholar_cite&q=${resultId(record)}`,
    ...(citations === 0
      ? {}
      : {
          cited_by: {
            total: citations,
            link: `https://scholar.google.com/scholar?cites=${cites}`,
            cites_id: cites,
          },
        }),
    versions: { total: 1 + (record.number % 5), cluster_id: clusterId(record) },
  }
}

function resultOf(record: CatalogueRecord, position: number, base: string) {
  const view = viewOf(record, 'googlescholar')
  const citationOnly = record.doi === null && record.number % 4 === 0
  const snippet = snippetOf(record, view.abstract)
  return {
    position,
    title: view.title,
    result_id: resultId(record),
    ...(citationOnly ? { type: 'Citation' } : { link: landingUrl(base, record) }),
    ...(snippet === '' ? {} : { snippet }),
    publication_info: publicationInfo(record, view.year),
    ...(isOpen(record) && !citationOnly
      ? { resources: [{ title: 'journals.example.org', file_format: 'PDF', link: pdfUrl(base, record) }] }
      : {}),
    inline_links: inlineLinks(record, view.citations, base),
  }
}

function testsOf(query: URLSearchParams): readonly RecordTest[] {
  const tests: RecordTest[] = []
  const low = Number(query.get('as_ylo') ?? Number.NaN)
  const high = Number(query.get('as_yhi') ?? Number.NaN)
  if (Number.isInteger(low)) tests.push((record) => record.year !== null && record.year >= low)
  if (Number.isInteger(high)) tests.push((record) => record.year !== null && record.year <= high)
  const langs = (query.get('lr') ?? '').split('|').filter((lang) => lang !== '')
  if (langs.length > 0) tests.push((record) => langs.includes(`lang_${record.lang}`))
  if (query.get('as_rr') === '1') tests.push((record) => record.kind === 'review')
  return tests
}

interface Paging {
  readonly start: number
  readonly count: number
}

function envelope(request: WireRequest, library: Library, paging: Paging): WireAnswer {
  const { query, base } = request
  const words = query.get('q') ?? ''
  const sort = query.has('scisbd') ? ('newest' as const) : ('relevance' as const)
  // Author and journal names count in a plain query here.
  const scholar: Dialect = { ...dialect, fields: { ...dialect.fields, any: { text: everywhereWithNames } } }
  const hits =
    words.trim() === ''
      ? []
      : library.search({ index: 'googlescholar', text: words, dialect: scholar, tests: testsOf(query), sort })
  const shown = hits.slice(paging.start, paging.start + paging.count)
  const metadata = {
    id: `sandbox${seedOf(words)}`,
    status: 'Success',
    created_at: '2026-11-21 00:00:00 UTC',
    total_time_taken: 1.2,
  }
  const parameters = {
    engine: 'google_scholar',
    q: words,
    hl: query.get('hl') ?? 'en',
    num: String(paging.count),
  }
  const common = { search_metadata: metadata, search_parameters: parameters }
  if (shown.length === 0) {
    const information = { organic_results_state: 'Fully empty', query_displayed: words }
    return json(200, { ...common, search_information: information, error: NO_RESULTS })
  }
  const information = {
    organic_results_state: 'Results for exact spelling',
    total_results: hits.length,
    time_taken_displayed: 0.05,
    query_displayed: words,
  }
  // Numbering begins with 0 or with 1, depending on the answer.
  const first = seedOf(words) % 2
  const results = shown.map((hit, index) => resultOf(hit.record, first + index, base))
  const more = paging.start + paging.count < hits.length
  const next = `${base}/googlescholar/search.json?engine=google_scholar&q=${encodeURIComponent(words)}&start=${paging.start + paging.count}`
  return json(200, {
    ...common,
    search_information: information,
    organic_results: results,
    ...(more ? { serpapi_pagination: { current: 1 + paging.start / paging.count, next } } : {}),
  })
}

function hasSecret(request: WireRequest): boolean {
  return Boolean(request.query.get('api_key')) || (request.headers.authorization ?? '').startsWith('Bearer ')
}

function badKey(): WireAnswer {
  return json(401, {
    error: 'Invalid API key. Your API key should be here: https://serpapi.com/manage-api-key',
  })
}

function spent(retryAfter: number | null): WireAnswer {
  return json(429, { error: 'Your account has run out of searches.' }, retryHeaders(retryAfter))
}

export const googlescholar: Service = {
  name: 'googlescholar',
  answer(request, library) {
    if (!/^\/search(\.json)?$/u.test(request.path)) return text(404, 'Not found')
    if (!hasSecret(request)) return badKey()
    const count = wholeNumber(request.query.get('num'), { fallback: 10, low: 1, high: NUM_MAX })
    const start = wholeNumber(request.query.get('start'), { fallback: 0, low: 0, high: 1_000 })
    return envelope(request, library, { start, count })
  },
  tooMany: spent,
  unauthorised: badKey,
}

/** The other broker: pages instead of offsets, else the same shape. */
export const searchapi: Service = {
  name: 'searchapi',
  answer(request, library) {
    if (request.path !== '/api/v1/search') return text(404, 'Not found')
    if (!hasSecret(request)) return json(401, { error: 'Invalid API key.' })
    const count = wholeNumber(request.query.get('num'), { fallback: 10, low: 1, high: NUM_MAX })
    const page = wholeNumber(request.query.get('page'), { fallback: 1, low: 1, high: 100 })
    return envelope(request, library, { start: (page - 1) * count, count })
  },
  tooMany: spent,
  unauthorised: () => json(401, { error: 'Invalid API key.' }),
}
