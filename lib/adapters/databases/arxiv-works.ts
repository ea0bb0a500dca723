import type { ParseContext, ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import type { Work } from '@/lib/contracts/work'
import { normaliseArxivId } from '@/lib/core/identity/identifiers'
import { parsePersonName } from '@/lib/core/identity/person-name'
import { dateFromText } from '@/lib/core/identity/publication-date'
import { failedPage, isHtml, pageOf, pageOfStatus, retryAfterOf } from '@/lib/core/records/answer-outcome'
import { makeWork } from '@/lib/core/records/make-work'
import { LIST_MAX } from '@/lib/core/records/read-json'
import { childrenNamed, parseXml, type XmlElement, xmlTextAt } from '@/lib/core/records/read-xml'

/** Reads any answer of export.arxiv.org/api: a feed, a feed that is an error, or plain text. */
export function parseArxiv(response: HttpResponse, context: ParseContext): ParsedPage {
  const feed = isHtml(response.body) ? null : parseXml(response.body)
  if (feed === null) return pageWithoutFeed(response)
  const entries = childrenNamed(feed, 'entry')
  const error = entries.find(isError)
  if (error !== undefined)
    return failedPage('bad-query', `arXiv: ${xmlTextAt(error, 'summary') ?? 'refused'}`)
  const refused = pageOfStatus(response)
  if (refused !== null) return refused
  if (feed.name !== 'feed') return failedPage('down', 'not an Atom feed')
  const total = Number(xmlTextAt(feed, 'opensearch:totalResults') ?? Number.NaN)
  const records = entries.slice(0, LIST_MAX).map((entry) => arxivWork(entry, context))
  return pageOf(records, Number.isSafeInteger(total) && total >= 0 ? total : null)
}

function pageWithoutFeed(response: HttpResponse): ParsedPage {
  // "Rate exceeded." comes as plain text, under 429, 503 or even 200.
  if (/^\s*rate exceeded/i.test(response.body))
    return failedPage('throttled', 'Rate exceeded', retryAfterOf(response))
  return (
    pageOfStatus(response) ??
    failedPage('down', isHtml(response.body) ? 'HTML instead of Atom' : 'broken Atom')
  )
}

function isError(entry: XmlElement): boolean {
  return (xmlTextAt(entry, 'id') ?? '').includes('/api/errors')
}

function arxivWork(entry: XmlElement, context: ParseContext): Work {
  const address = xmlTextAt(entry, 'id')?.trim() ?? ''
  const id = normaliseArxivId(address)
  const links = childrenNamed(entry, 'link')
  const linkTo = (test: (link: XmlElement) => boolean) => links.find(test)?.attributes.href
  return makeWork({
    source: { db: 'arxiv', id: id ?? address },
    title: xmlTextAt(entry, 'title'),
    authors: childrenNamed(entry, 'author').map((author) => parsePersonName(xmlTextAt(author, 'name') ?? '')),
    date: dateFromText(
      xmlTextAt(entry, 'published') ?? xmlTextAt(entry, 'updated') ?? '',
      context.currentYear,
    ),
    venue: 'arXiv',
    type: 'preprint',
    abstract: xmlTextAt(entry, 'summary'),
    // The published version is another work; arXiv's own DOI follows from the id.
    doi: id === null ? null : `10.48550/arxiv.${id}`,
    relatedDoi: xmlTextAt(entry, 'arxiv:doi'),
    arxivId: id,
    landing: linkTo((link) => link.attributes.rel === 'alternate') ?? address,
    pdf: linkTo((link) => link.attributes.title === 'pdf'),
    peerReviewed: false,
    openAccess: true,
  })
}
