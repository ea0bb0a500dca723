import { z } from 'zod'
import { seedOf } from '../catalogue/random'
import type { CatalogueRecord } from '../catalogue/record'
import type { Library } from '../search/library'
import { plainDialect } from '../search/query-tree'
import {
  json,
  landingUrl,
  retryHeaders,
  type Service,
  text,
  type WireAnswer,
  type WireRequest,
} from '../wire'

const RESULTS_MAX = 20
const CONTENT_CHARS = 500

const Search = z.object({
  query: z.string(),
  max_results: z.number().int().min(0).max(RESULTS_MAX).default(5),
  include_raw_content: z.union([z.boolean(), z.string()]).default(false),
  include_usage: z.boolean().default(false),
})

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function resultOf(record: CatalogueRecord, score: number, request: WireRequest, withRaw: boolean) {
  const abstract = record.abstracts[record.lang] ?? ''
  return {
    title: record.title,
    url: landingUrl(request.base, record),
    content: `# ${record.title} ${abstract}`.slice(0, CONTENT_CHARS),
    score: Number(score.toFixed(7)),
    raw_content: withRaw
      ? `${record.title}\n\n${abstract}${record.doi === null ? '' : `\n\nhttps://doi.org/${record.doi}`}`
      : null,
  }
}

function search(request: WireRequest, library: Library): WireAnswer {
  const body = Search.safeParse(parsed(request.body))
  if (!body.success) {
    return json(422, {
      detail: body.error.issues.map((issue) => ({
        loc: ['body', ...issue.path],
        msg: issue.message,
        type: issue.code,
      })),
    })
  }
  const { query, max_results, include_raw_content, include_usage } = body.data
  if (query.trim() === '') return json(400, { detail: { error: 'Query is missing.' } })
  const dialect = { ...plainDialect, implicit: 'most', booleans: false } as const
  const hits = library.search({ index: 'googlescholar', text: query, dialect })
  const best = hits[0]?.score ?? 1
  const results = hits
    .slice(0, max_results)
    .map((hit) => resultOf(hit.record, hit.score / best, request, include_raw_content !== false))
  return json(200, {
    query,
    follow_up_questions: null,
    answer: null,
    images: [],
    results,
    // A number, and at times a string.
    response_time: seedOf(query) % 2 === 0 ? 0.89 : '0.89',
    request_id: `sandbox-${seedOf(query)}`,
    ...(include_usage ? { usage: { credits: 1 } } : {}),
  })
}

function badKey(): WireAnswer {
  return json(401, { detail: { error: 'Unauthorized: missing or invalid API key.' } })
}

export const tavily: Service = {
  name: 'tavily',
  answer(request, library) {
    if (!/^Bearer \S+/u.test(request.headers.authorization ?? '')) return badKey()
    return request.path === '/search' && request.method === 'POST'
      ? search(request, library)
      : text(404, 'Not found')
  },
  tooMany(retryAfter) {
    // Longer than a minute stands for the plan's limit, which has a status of its own.
    if (retryAfter !== null && retryAfter > 60)
      return json(432, { detail: { error: "This request exceeds your plan's set usage limit." } })
    return json(
      429,
      { detail: { error: 'Your request has been blocked due to excessive requests.' } },
      retryHeaders(retryAfter),
    )
  },
  unauthorised: badKey,
}
