import type { ParseContext, ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import type { Work } from '@/lib/contracts/work'
import { findDoi } from '@/lib/core/identity/doi'
import { normaliseArxivId } from '@/lib/core/identity/identifiers'
import { dateFromText } from '@/lib/core/identity/publication-date'
import {
  brokenPage,
  failedPage,
  pageOf,
  pageOfStatus,
  refusedPage,
  retryAfterOf,
} from '@/lib/core/records/answer-outcome'
import { makeWork } from '@/lib/core/records/make-work'
import { isJsonObject, listAt, parseJson, textAt, valueAt } from '@/lib/core/records/read-json'

/** Reads any answer of api.tavily.com/search. Web pages have no author and no year; only a DOI in the address is taken. */
export function parseTavily(response: HttpResponse, context: ParseContext): ParsedPage {
  const body = parseJson(response.body)
  if (response.status === 429) return failedPage('throttled', 'HTTP 429', retryAfterOf(response))
  const refused = pageOfStatus(response)
  if (refused !== null) {
    const reason = textAt(body, 'detail', 'error') ?? textAt(body, 'detail', 0, 'msg')
    return refusedPage(refused, response, reason)
  }
  if (!isJsonObject(body)) return brokenPage(response)
  if (!Array.isArray(valueAt(body, 'results'))) return failedPage('down', 'no results')
  const records = listAt(body, 'results')
    .filter((item) => textAt(item, 'url') !== null)
    .map((item) => webPage(item, context))
  return pageOf(records, null)
}

function webPage(item: unknown, context: ParseContext): Work {
  const url = textAt(item, 'url') ?? ''
  return makeWork({
    source: { db: 'tavily', id: url },
    title: textAt(item, 'title'),
    date: dateFromText(textAt(item, 'published_date') ?? '', context.currentYear),
    type: 'other',
    snippet: textAt(item, 'content')?.slice(0, 4_000) ?? null,
    doi: findDoi(url),
    arxivId: normaliseArxivId(url),
    landing: url,
  })
}
