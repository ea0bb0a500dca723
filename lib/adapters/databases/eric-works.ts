import type { ParseContext, ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import type { Work, WorkType } from '@/lib/contracts/work'
import { findDoi } from '@/lib/core/identity/doi'
import { parsePersonName } from '@/lib/core/identity/person-name'
import { dateFromParts } from '@/lib/core/identity/publication-date'
import { brokenPage, failedPage, pageOf, pageOfStatus } from '@/lib/core/records/answer-outcome'
import { makeWork } from '@/lib/core/records/make-work'
import {
  booleanAt,
  countAt,
  isJsonObject,
  listAt,
  numberAt,
  parseJson,
  textAt,
  textsAt,
  valueAt,
} from '@/lib/core/records/read-json'

/** Reads any answer of api.ies.ed.gov/eric (a Solr envelope). */
export function parseEric(response: HttpResponse, context: ParseContext): ParsedPage {
  const refused = pageOfStatus(response)
  if (refused !== null) return refused
  const body = parseJson(response.body)
  if (!isJsonObject(body)) return brokenPage(response)
  const answer = valueAt(body, 'response')
  if (!isJsonObject(answer))
    return failedPage(
      valueAt(body, 'error') === undefined ? 'down' : 'bad-query',
      textAt(body, 'error', 'msg') ?? 'no response',
    )
  const records = listAt(answer, 'docs')
    .filter(isJsonObject)
    .map((item) => ericWork(item, context))
  return pageOf(records, countAt(answer, 'numFound'))
}

function ericWork(item: unknown, context: ParseContext): Work {
  const id = textAt(item, 'id') ?? ''
  const url = textAt(item, 'url')
  const hasFullText =
    (numberAt(item, 'e_fulltextauth') ?? 0) > 0 || booleanAt(item, 'e_fulltextauth') === true
  return makeWork({
    source: { db: 'eric', id },
    title: textAt(item, 'title'),
    authors: textsAt(item, 'author').map((name) => parsePersonName(name)),
    date: dateFromParts([numberAt(item, 'publicationdateyear')], context.currentYear),
    venue: textAt(item, 'source'),
    issn: textsAt(item, 'issn'),
    type: typeOf(textsAt(item, 'publicationtype'), id),
    language: textsAt(item, 'language')[0] ?? null,
    abstract: textAt(item, 'description'),
    keywords: textsAt(item, 'subject'),
    doi: url === null ? null : findDoi(url),
    publisher: textAt(item, 'publisher'),
    landing: `https://eric.ed.gov/?id=${encodeURIComponent(id)}`,
    pdf: hasFullText && /^E[DJ]\d{1,12}$/.test(id) ? `https://files.eric.ed.gov/fulltext/${id}.pdf` : null,
    peerReviewed: booleanAt(item, 'peerreviewed'),
    openAccess: hasFullText ? true : null,
  })
}

function typeOf(kinds: readonly string[], id: string): WorkType {
  const has = (pattern: RegExp) => kinds.some((kind) => pattern.test(kind))
  if (has(/dissertations|theses/i)) return 'thesis'
  if (has(/information analyses|literature review/i) && has(/journal articles/i)) return 'review'
  if (has(/journal articles/i)) return 'article'
  if (has(/^books/i)) return 'book'
  if (has(/conference|speeches|collected works - proceedings/i)) return 'proceedings'
  if (has(/reports|dataset/i)) return 'report'
  // EJ marks journal articles, ED everything else.
  return id.startsWith('EJ') ? 'article' : id.startsWith('ED') ? 'report' : 'other'
}
