import { neighbours } from '../catalogue/neighbours'
import type { CatalogueRecord } from '../catalogue/record'
import type { Venue } from '../catalogue/venues'
import { viewOf } from '../catalogue/view'
import type { Library, SortOrder } from '../search/library'
import { plainDialect } from '../search/query-tree'
import {
  decodePath,
  html,
  json,
  retryHeaders,
  type Service,
  type WireAnswer,
  type WireRequest,
  wholeNumber,
} from '../wire'
import { BadQuery, bareDoi, parseFilter } from './openalex-filter'
import { openAlexId, sourceOf, workOf } from './openalex-work'

const PER_PAGE_MAX = 100
const DAILY_CREDITS = 10_000

function selected(work: Record<string, unknown>, select: string | null): Record<string, unknown> {
  if (select === null) return work
  const wanted = select.split(',').map((name) => name.trim())
  return Object.fromEntries(wanted.filter((name) => name in work).map((name) => [name, work[name]]))
}

/** What a work cites, for those who ask for it: to look for it costs as much as a search. */
function withReferences(work: Record<string, unknown>, record: CatalogueRecord, library: Library) {
  const cited = neighbours(record, library.records, false).map(
    (one) => `https://openalex.org/${openAlexId(one)}`,
  )
  return { ...work, referenced_works: cited, referenced_works_count: cited.length }
}

function refused(message: string): WireAnswer {
  return json(400, { error: 'Invalid query parameters error.', message })
}

function budgetHeaders(cost: number): Record<string, string> {
  const remaining = DAILY_CREDITS - cost
  return {
    'x-ratelimit-limit': String(DAILY_CREDITS),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-limit-usd': '1',
    'x-ratelimit-remaining-usd': (remaining / DAILY_CREDITS).toFixed(4),
    'x-ratelimit-cost-usd': (cost / DAILY_CREDITS).toFixed(4),
    'x-ratelimit-credits-used': String(cost),
    'x-ratelimit-reset': '43200',
  }
}

function sortOf(value: string | null): SortOrder {
  if (value === null || value.startsWith('relevance')) return 'relevance'
  if (value.startsWith('cited_by_count')) return 'cited'
  return value.endsWith(':desc') ? 'newest' : 'oldest'
}

function list(request: WireRequest, library: Library): WireAnswer {
  const { query, base } = request
  const { tests, texts } = parseFilter(query.get('filter') ?? '')
  const search = query.get('search') ?? ''
  const words = [search, ...texts].filter((piece) => piece.trim() !== '')
  if (words.some((piece) => /[?*]/u.test(piece))) {
    return refused('Wildcards (* or ?) require exact (no-stem) search. Use the exact search instead.')
  }
  const perPage = wholeNumber(query.get('per_page') ?? query.get('per-page'), {
    fallback: 25,
    low: 1,
    high: PER_PAGE_MAX,
  })
  const page = wholeNumber(query.get('page'), { fallback: 1, low: 1, high: 10_000 })
  const hits = library.search({
    index: 'openalex',
    text: words.map((piece) => `(${piece})`).join(' AND '),
    dialect: plainDialect,
    tests,
    sort: sortOf(query.get('sort')),
  })
  const cost = words.length > 0 ? 10 : 1
  const cursor = query.get('cursor')
  const shown = hits.slice((page - 1) * perPage, page * perPage)
  const meta = {
    count: hits.length,
    db_response_time_ms: 12,
    page: cursor === null ? page : null,
    per_page: perPage,
    ...(cursor === null ? {} : { next_cursor: null }),
    groups_count: null,
    cost_usd: cost / DAILY_CREDITS,
  }
  const results = shown.map((hit) => {
    const found = workOf(viewOf(hit.record, 'openalex'), base)
    const isAsked = query.get('select')?.includes('referenced_works') ?? false
    const work = isAsked ? withReferences(found, hit.record, library) : found
    const scored =
      words.length === 0 ? work : { ...work, relevance_score: Number((hit.score * 10).toFixed(3)) }
    return selected(scored, query.get('select'))
  })
  return json(200, { meta, results, group_by: [] }, budgetHeaders(cost))
}

function notFound(): WireAnswer {
  return html(
    404,
    '<!doctype html>\n<html lang=en>\n<title>404 Not Found</title>\n<h1>Not Found</h1>\n<p>No such page.</p>\n',
  )
}

function single(request: WireRequest, library: Library): WireAnswer {
  const key = decodePath(request.path.slice('/works/'.length))
  const byDoi = /^(doi:|https?:\/\/(dx\.)?doi\.org\/)/iu.test(key)
  const record = byDoi
    ? library.byDoi(bareDoi(key.replace(/^doi:/iu, '')))
    : (library.records.find((one) => openAlexId(one) === (key.split('/').pop() ?? '').toUpperCase()) ?? null)
  if (record === null || !record.indexes.has('openalex')) return notFound()
  return json(
    200,
    selected(
      withReferences(workOf(viewOf(record, 'openalex'), request.base), record, library),
      request.query.get('select'),
    ),
    budgetHeaders(0),
  )
}

function sourceEntry(venue: Venue) {
  const works = 40 * (5 - venue.tier)
  return {
    ...sourceOf(venue),
    works_count: works,
    cited_by_count: Math.round(works * venue.meanCitedness2y * 3),
    summary_stats: {
      // Renamed titles carry 0, which means unknown.
      '2yr_mean_citedness': venue.number % 19 === 0 ? 0 : venue.meanCitedness2y,
      h_index: venue.hIndex,
      i10_index: venue.hIndex * 2,
    },
    country_code: { en: 'GB', pt: 'BR', es: 'CL' }[venue.lang],
    works_api_url: '',
  }
}

function sources(request: WireRequest, library: Library): WireAnswer {
  const one = /^\/sources\/(.+)$/u.exec(decodePath(request.path))?.[1]
  const { venues } = library.catalogue
  const select = request.query.get('select')
  if (one !== undefined) {
    const id =
      one
        .replace(/^issn:/u, '')
        .split('/')
        .pop() ?? ''
    const venue = venues.find((v) => v.issnPrint === id || v.issnOnline === id || sourceOf(v).id.endsWith(id))
    return venue === undefined
      ? notFound()
      : json(200, selected(sourceEntry(venue), select), budgetHeaders(0))
  }
  const wanted = new Set((/issn:([^,]*)/u.exec(request.query.get('filter') ?? '')?.[1] ?? '').split('|'))
  const found = venues.filter((venue) => wanted.has(venue.issnPrint) || wanted.has(venue.issnOnline))
  const perPage = wholeNumber(request.query.get('per_page') ?? request.query.get('per-page'), {
    fallback: 25,
    low: 1,
    high: PER_PAGE_MAX,
  })
  const meta = { count: found.length, db_response_time_ms: 3, page: 1, per_page: perPage, groups_count: null }
  return json(
    200,
    {
      meta,
      results: found.slice(0, perPage).map((venue) => selected(sourceEntry(venue), select)),
      group_by: [],
    },
    budgetHeaders(1),
  )
}

export const openalex: Service = {
  name: 'openalex',
  answer(request, library) {
    const path = request.path.replace(/\/$/u, '')
    try {
      if (path === '/works') return list(request, library)
      if (path.startsWith('/works/')) return single(request, library)
      if (path.startsWith('/sources')) return sources(request, library)
    } catch (error) {
      if (error instanceof BadQuery) return refused(error.message)
      throw error
    }
    return notFound()
  },
  tooMany(retryAfter) {
    // Longer than a minute means that the day's budget is gone.
    const budget = retryAfter !== null && retryAfter > 60
    const message = budget
      ? 'Insufficient budget. This request costs $0.001 but you only have $0 remaining. Resets at midnight UTC.'
      : 'Rate limit exceeded: 100 requests per second. Please slow down.'
    const extra = budget ? { costUsd: 0.001, creditsRequired: 10, creditsRemaining: 0 } : {}
    return json(
      429,
      { error: 'Rate limit exceeded', message, retryAfter: retryAfter ?? 1, ...extra },
      retryHeaders(retryAfter ?? 1),
    )
  },
  unauthorised: () =>
    json(401, { error: 'Invalid or missing API key', message: 'Get a free key in your account settings.' }),
}
