import type { ParseContext, ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import type { Work } from '@/lib/contracts/work'
import { parsePersonName } from '@/lib/core/identity/person-name'
import { dateFromParts, monthAndDay, type PublicationDate } from '@/lib/core/identity/publication-date'
import { brokenPage, failedPage, notFoundPage, pageOf, pageOfStatus } from '@/lib/core/records/answer-outcome'
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

/** Reads any answer of doaj.org/api: an article search, one article, or a journal search (no works, but `ok`). */
export function parseDoaj(response: HttpResponse, context: ParseContext): ParsedPage {
  const body = parseJson(response.body)
  if (response.status === 404 && isJsonObject(body)) return notFoundPage()
  const refused = pageOfStatus(response)
  if (refused !== null) return refused
  if (!isJsonObject(body)) return brokenPage(response)
  if (textAt(body, 'error') !== null) return failedPage('bad-query', `DOAJ: ${textAt(body, 'error') ?? ''}`)
  if (isArticle(body)) return pageOf([doajWork(body, context)], null)
  const results = valueAt(body, 'results')
  if (!Array.isArray(results)) return failedPage('down', 'no results')
  const items = listAt(body, 'results')
  const page = pageOf(
    items.filter(isArticle).map((item) => doajWork(item, context)),
    countAt(body, 'total'),
  )
  return items.length > 0 && page.records.length === 0 ? { ...page, outcome: 'ok' } : page
}

function isArticle(item: unknown): boolean {
  return (
    valueAt(item, 'bibjson', 'title') !== undefined &&
    valueAt(item, 'bibjson', 'publication_time_weeks') === undefined &&
    (valueAt(item, 'bibjson', 'journal') !== undefined || valueAt(item, 'bibjson', 'author') !== undefined)
  )
}

function doajWork(item: unknown, context: ParseContext): Work {
  const article = valueAt(item, 'bibjson')
  const id = textAt(item, 'id')
  const identifiers = listAt(article, 'identifier')
  const idsOf = (...kinds: readonly string[]) =>
    identifiers
      .filter((entry) => kinds.includes((textAt(entry, 'type') ?? '').toLowerCase()))
      .flatMap((entry) => textAt(entry, 'id') ?? [])
  const doi = idsOf('doi')[0] ?? null
  const fullText = listAt(article, 'link').filter((link) => textAt(link, 'url') !== null)
  const pdf = fullText.find(
    (link) =>
      /pdf/i.test(textAt(link, 'content_type') ?? '') || /\.pdf(?:$|\?)/i.test(textAt(link, 'url') ?? ''),
  )
  const first = textAt(article, 'start_page')
  const last = textAt(article, 'end_page')
  return makeWork({
    source: { db: 'doaj', id: id ?? doi ?? '' },
    title: textAt(article, 'title'),
    authors: listAt(article, 'author').map((author) =>
      parsePersonName(textAt(author, 'name') ?? '', textAt(author, 'orcid_id')),
    ),
    date: dateOf(article, context),
    venue: textAt(article, 'journal', 'title'),
    issn: [...textsAt(article, 'journal', 'issns'), ...idsOf('pissn', 'eissn')],
    type: 'article',
    language:
      textsAt(article, 'journal', 'language').length === 1
        ? (textsAt(article, 'journal', 'language')[0] ?? null)
        : null,
    abstract: textAt(article, 'abstract'),
    keywords: textsAt(article, 'keywords'),
    doi,
    volume: textAt(article, 'journal', 'volume'),
    issue: textAt(article, 'journal', 'number'),
    pages: first !== null && last !== null && first !== last ? `${first}-${last}` : first,
    publisher: textAt(article, 'journal', 'publisher'),
    // The publisher is reached through the DOI; without one its own address must do.
    landing: id !== null && doi !== null ? `https://doaj.org/article/${id}` : textAt(fullText[0], 'url'),
    pdf: textAt(pdf, 'url'),
    // Listing in DOAJ requires peer review and open access.
    peerReviewed: true,
    openAccess: true,
  })
}

function dateOf(article: unknown, context: ParseContext): PublicationDate | null {
  const month = numberAt(article, 'month') ?? monthAndDay(textAt(article, 'month') ?? '')[0] ?? null
  return dateFromParts([numberAt(article, 'year'), month], context.currentYear)
}
