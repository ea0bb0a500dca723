import type { ParseContext, ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import type { Work } from '@/lib/contracts/work'
import { parsePersonName } from '@/lib/core/identity/person-name'
import { dateFromParts, monthAndDay } from '@/lib/core/identity/publication-date'
import { brokenPage, failedPage, pageOf, pageOfStatus, refusedPage } from '@/lib/core/records/answer-outcome'
import { makeWork } from '@/lib/core/records/make-work'
import {
  countAt,
  isJsonObject,
  listAt,
  numberAt,
  parseJson,
  textAt,
  textsAt,
  valueAt,
} from '@/lib/core/records/read-json'
import { BY_TITLE, retractionOfTitle } from '@/lib/core/records/retraction-notice'
import { typeOfDocument } from './wos-document-type'
import { expandedRecords, expandedReference, expandedTotal } from './wos-expanded'

/** Reads any answer of the Web of Science Starter API, and record pages of the Expanded API. */
export function parseWos(response: HttpResponse, context: ParseContext): ParsedPage {
  const body = parseJson(response.body)
  // Documented: a query without hits is answered with 404.
  if (response.status === 404 && (isJsonObject(body) || response.body.trim() === ''))
    return failedPage('empty', '')
  if (response.status === 403 && isJsonObject(body))
    return failedPage('auth', 'HTTP 403: the key does not open this')
  const refused = pageOfStatus(response)
  if (refused !== null) {
    const reason =
      textAt(body, 'error', 'details') ?? textAt(body, 'error_description') ?? textAt(body, 'message')
    return refusedPage(refused, response, reason)
  }
  if (Array.isArray(body)) return pageOf(worksIn(listAt({ body }, 'body'), context), null)
  if (!isJsonObject(body)) return brokenPage(response)
  if (Array.isArray(valueAt(body, 'hits')))
    return pageOf(worksIn(listAt(body, 'hits'), context), countAt(body, 'metadata', 'total'))
  if (textAt(body, 'uid') !== null || textAt(body, 'UID') !== null)
    return pageOf(worksIn([body], context), null)
  const data = valueAt(body, 'Data')
  if (data !== undefined || valueAt(body, 'QueryResult') !== undefined) {
    const items = Array.isArray(data) ? listAt(body, 'Data') : expandedRecords(body)
    return pageOf(worksIn(items, context), expandedTotal(body))
  }
  return countAt(body, 'metadata', 'total') === 0 ? pageOf([], 0) : failedPage('down', 'no hits list')
}

function worksIn(items: readonly unknown[], context: ParseContext): Work[] {
  return items.flatMap((item) => {
    if (textAt(item, 'uid') !== null) return [starterWork(item, context)]
    return textAt(item, 'UID') === null ? [] : [expandedReference(item, context)]
  })
}

function starterWork(item: unknown, context: ParseContext): Work {
  const uid = textAt(item, 'uid') ?? ''
  const source = valueAt(item, 'source')
  const year = numberAt(source, 'publishYear')
  const kinds = [...textsAt(item, 'types'), ...textsAt(item, 'sourceTypes')]
  return makeWork({
    source: { db: 'wos', id: uid },
    title: textAt(item, 'title'),
    authors: listAt(item, 'names', 'authors').map((author) =>
      parsePersonName(textAt(author, 'displayName') ?? textAt(author, 'wosStandard') ?? ''),
    ),
    date: dateFromParts([year, ...monthAndDay(textAt(source, 'publishMonth') ?? '')], context.currentYear),
    venue: textAt(source, 'sourceTitle'),
    issn: [...textsAt(item, 'identifiers', 'issn'), ...textsAt(item, 'identifiers', 'eissn')],
    type: typeOfDocument(kinds),
    keywords: textsAt(item, 'keywords', 'authorKeywords'),
    doi: textAt(item, 'identifiers', 'doi'),
    pmid: textAt(item, 'identifiers', 'pmid'),
    volume: textAt(source, 'volume'),
    issue: textAt(source, 'issue'),
    pages: textAt(source, 'pages', 'range') ?? textAt(source, 'articleNumber'),
    // An empty list stands where there is no address.
    landing: typeof valueAt(item, 'links', 'record') === 'string' ? textAt(item, 'links', 'record') : null,
    citations: citationsOf(item),
    peerReviewHint: uid.startsWith('WOS:') ? 'in a journal curated by Web of Science' : null,
    retraction: kinds.some((kind) => /^retracted publication$/i.test(kind))
      ? { kind: 'retracted', via: 'wos' }
      : retractionOfTitle(textAt(item, 'title') ?? '', BY_TITLE),
  })
}

function citationsOf(item: unknown): number | null {
  const counts = listAt(item, 'citations')
  const own = counts.find((entry) => textAt(entry, 'db') === 'WOS') ?? counts[0]
  return countAt(own, 'count')
}
