import type { ParseContext, ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import type { Work, WorkType } from '@/lib/contracts/work'
import { normaliseArxivId } from '@/lib/core/identity/identifiers'
import { authorFromParts, parsePersonName } from '@/lib/core/identity/person-name'
import { dateFromParts, dateFromText } from '@/lib/core/identity/publication-date'
import { brokenPage, failedPage, notFoundPage, pageOf, pageOfStatus } from '@/lib/core/records/answer-outcome'
import { makeWork } from '@/lib/core/records/make-work'
import {
  booleanAt,
  isJsonObject,
  listAt,
  numberAt,
  parseJson,
  textAt,
  valueAt,
} from '@/lib/core/records/read-json'

/** Reads any answer of api.unpaywall.org/v2: one DOI, or a title search. */
export function parseUnpaywall(response: HttpResponse, context: ParseContext): ParsedPage {
  if (response.status === 404) return notFoundPage()
  // The service asks for an address in place of a key and answers 422 to one it does not believe.
  if (response.status === 422) return failedPage('auth', 'HTTP 422: the e-mail address was refused')
  const refused = pageOfStatus(response)
  if (refused !== null) return refused
  const body = parseJson(response.body)
  if (!isJsonObject(body)) return brokenPage(response)
  if (textAt(body, 'doi') !== null) return pageOf([unpaywallWork(body, context)], null)
  if (!Array.isArray(valueAt(body, 'results'))) return failedPage('down', 'neither a work nor results')
  const found = listAt(body, 'results')
    .map((item) => valueAt(item, 'response'))
    .filter((item) => textAt(item, 'doi') !== null)
  return pageOf(
    found.map((item) => unpaywallWork(item, context)),
    null,
  )
}

function unpaywallWork(item: unknown, context: ParseContext): Work {
  const doi = textAt(item, 'doi') ?? ''
  const best = valueAt(item, 'best_oa_location')
  const day = dateFromText(textAt(item, 'published_date') ?? '', context.currentYear)
  const year = dateFromParts([numberAt(item, 'year')], context.currentYear)
  const type = types.get(textAt(item, 'genre') ?? '') ?? 'other'
  return makeWork({
    source: { db: 'unpaywall', id: doi },
    title: textAt(item, 'title'),
    authors: listAt(item, 'z_authors').map(authorOf),
    date: year !== null && (day?.year !== year.year || day.date.endsWith('-01-01')) ? year : day,
    venue: textAt(item, 'journal_name'),
    issn: [textAt(item, 'journal_issns') ?? '', textAt(item, 'journal_issn_l') ?? ''],
    type,
    doi,
    arxivId: normaliseArxivId(doi),
    publisher: textAt(item, 'publisher'),
    landing: textAt(item, 'doi_url'),
    pdf: textAt(best, 'url_for_pdf'),
    peerReviewed: type === 'preprint' ? false : null,
    openAccess: booleanAt(item, 'is_oa'),
  })
}

function authorOf(item: unknown) {
  const family = textAt(item, 'family')
  const orcid = textAt(item, 'ORCID')
  if (family !== null) return authorFromParts({ family, given: textAt(item, 'given'), orcid })
  const name = textAt(item, 'raw_author_name') ?? textAt(item, 'name')
  return name === null ? null : parsePersonName(name, orcid)
}

const types = new Map<string, WorkType>([
  ['journal-article', 'article'],
  ['posted-content', 'preprint'],
  ['proceedings-article', 'proceedings'],
  ['book', 'book'],
  ['monograph', 'book'],
  ['book-chapter', 'chapter'],
  ['dissertation', 'thesis'],
  ['dataset', 'dataset'],
  ['report', 'report'],
])
